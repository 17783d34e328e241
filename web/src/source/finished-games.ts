import { savedGames } from './saved-games.ts';

const STORAGE_KEY = 'faubourg.finished';

function stored(): readonly string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((id) => typeof id === 'string') : [];
  } catch {
    // Storage is not available, or holds no JSON: nothing is known.
    return [];
  }
}

/** Remembers that the person at this device has played this game to its end. */
export function rememberFinished(game: string): void {
  const known = stored();
  if (known.includes(game)) return;
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...known, game]));
  } catch {
    // Without storage the next game counts as the first one again.
  }
}

/** Whether somebody at this device has played this game to its end. */
export async function hasFinished(game: string): Promise<boolean> {
  if (stored().includes(game)) return true;
  const saved = await savedGames().catch(() => []);
  return saved.some(({ game: id, over, plan }) => id === game && over && hasPerson(plan));
}

const hasPerson = (plan: readonly { readonly kind: string }[]): boolean =>
  plan.some(({ kind }) => kind === 'person');
