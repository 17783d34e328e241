const STORAGE_KEY = 'faubourg.puzzles';
/** Days that are kept, the latest ones: more than a year. */
const MOST_DAYS = 400;

/** What the person at this device has done in the puzzles of a game. */
export type Solved = {
  /** The numbers of the puzzles solved. */
  readonly numbers: readonly number[];
  /** The days on which the puzzle of that day was solved, in rising order. */
  readonly days: readonly number[];
};

type AllSolved = { readonly [game: string]: Solved };

const counted = (list: unknown): number[] => {
  const numbers = Array.isArray(list) ? list.filter((one) => Number.isInteger(one)) : [];
  return [...new Set(numbers as number[])].sort((a, b) => a - b);
};

function stored(): { readonly [game: string]: unknown } {
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

/** Notes a solved puzzle; `day`: it was the one of that day. */
export function noteSolved(game: string, number: number, day: number | null): Solved {
  const before = solvedIn(game);
  const after: Solved = {
    numbers: counted([...before.numbers, number]),
    days: day === null ? before.days : counted([...before.days, day]).slice(-MOST_DAYS),
  };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...stored(), [game]: after }));
  } catch {
    // Without storage it is known for this visit only.
  }
  return after;
}

/** How many days in a row were solved, up to this day, or up to the day before while it is open. */
export function streakOf(days: readonly number[], now: number): number {
  let last = days.includes(now) ? now : now - 1;
  let streak = 0;
  while (days.includes(last)) {
    streak++;
    last--;
  }
  return streak;
}
