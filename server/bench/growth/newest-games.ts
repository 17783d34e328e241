import { type AnyGame, orThrow } from '@faubourg/core';
import { loadGames } from '../../catalogue.ts';

/** Every game by its newest rules. */
export async function newestGames(): Promise<readonly AnyGame[]> {
  const versions = await loadGames();
  const ids = new Set(versions.games.map(({ id }) => id));
  return [...ids].map((id) => orThrow(versions.newest(id)).game);
}
