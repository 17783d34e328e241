import { type Form, formOf } from './board.ts';
import type { Lot } from './state.ts';

/** DT-3: what the vote can make of a lot. */
export type Use = 'housing' | 'industry' | 'commerce';
export type Plaque = Use | 'park';

export const USES: readonly Use[] = ['housing', 'industry', 'commerce'];

/** DT-3: plaques of each use and form. */
export const PLAQUES = 4;
/** DT-10: parks on the board; the others leave the game. */
export const PARKS = 3;

/** How many plaques of a use are left in a form. */
export function plaquesLeft(lots: readonly Lot[], use: Use, form: Form): number {
  let left = PLAQUES;
  for (const [i, lot] of lots.entries()) if (lot.use === use && formOf(i + 1) === form) left--;
  return left;
}

/** DT-22: the uses for which a plaque of the lot's form is left. */
export function usesFor(lots: readonly Lot[], n: number): Use[] {
  return USES.filter((use) => plaquesLeft(lots, use, formOf(n)) > 0);
}
