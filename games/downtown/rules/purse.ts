import type { Planner } from './state.ts';

/** DT-4: what everybody begins with. */
export const MARKERS = 15;
export const MONEY = 30;

/** DT-32: the price of one, two, three plots. */
const LAID = [3, 7, 12];
const BARE = [2, 5, 9];

export const pricesOf = (laid: boolean): readonly number[] => (laid ? LAID : BARE);

/** A ledger that adds up to this much money. */
export const ledger = (money: number): Pick<Planner, 'money' | 'spent' | 'earned'> => ({
  money,
  spent: Math.max(0, MONEY - money),
  earned: Math.max(0, money - MONEY),
});
