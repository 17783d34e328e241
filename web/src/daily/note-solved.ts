import { counted, type Solved, solvedIn, STORAGE_KEY, stored } from './solved.ts';

/** Days that are kept, the latest ones: more than a year. */
const MOST_DAYS = 400;

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
