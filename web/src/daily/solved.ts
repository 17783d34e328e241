export const STORAGE_KEY = 'faubourg.puzzles';

/** What the person at this device has done in the puzzles of a game. */
export type Solved = {
  /** The numbers of the puzzles solved. */
  readonly numbers: readonly number[];
  /** The days on which the puzzle of that day was solved, in rising order. */
  readonly days: readonly number[];
};

type AllSolved = { readonly [game: string]: Solved };

/** Whole numbers in rising order, each once. */
export const counted = (list: unknown): number[] => {
  const numbers = Array.isArray(list) ? list.filter((one) => Number.isInteger(one)) : [];
  return [...new Set(numbers as number[])].sort((a, b) => a - b);
};

/** What is stored, by game. */
export function stored(): { readonly [game: string]: unknown } {
  try {
    const known: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof known === 'object' && known !== null ? (known as AllSolved) : {};
  } catch {
    // Storage is not available, or holds no JSON: nothing is known.
    return {};
  }
}

/** What was solved in a game. Damaged parts of the storage count as nothing. */
export function solvedIn(game: string): Solved {
  const known = stored()[game] as Partial<Solved> | null | undefined;
  return { numbers: counted(known?.numbers), days: counted(known?.days) };
}
