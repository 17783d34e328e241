import { type Form, formOf } from './board.ts';
import type { Lot, Planner } from './state.ts';

/** DT-3: the uses a vote can choose for a lot. */
export type Use = 'housing' | 'industry' | 'commerce';
export type Plaque = Use | 'park';

export const USES: readonly Use[] = ['housing', 'industry', 'commerce'];

/** DT-3: plaques of each use and form. */
export const PLAQUES = 4;
/** DT-10: parks on the board; the others leave the game. */
export const PARKS = 3;

/** The plaques of a use and form that are not on the board. */
export function plaquesLeft(lots: readonly Lot[], use: Use, form: Form): number {
  let left = PLAQUES;
  for (const [i, lot] of lots.entries()) if (lot.use === use && formOf(i + 1) === form) left--;
  return left;
}

/** DT-22: the uses for which a plaque of the lot's form is left. */
export function usesFor(lots: readonly Lot[], n: number): Use[] {
  return USES.filter((use) => plaquesLeft(lots, use, formOf(n)) > 0);
}

/** DT-4: what every player begins with. */
export const MARKERS = 15;
export const START_MONEY = 30;

/** DT-32: the price of one, two, three plots. */
const LAID = [3, 7, 12];
const BARE = [2, 5, 9];

export const pricesOf = (laid: boolean): readonly number[] => (laid ? LAID : BARE);

/** Sums spent and earned that account for this much money. */
export const ledger = (money: number): Pick<Planner, 'money' | 'spent' | 'earned'> => ({
  money,
  spent: Math.max(0, START_MONEY - money),
  earned: Math.max(0, money - START_MONEY),
});
