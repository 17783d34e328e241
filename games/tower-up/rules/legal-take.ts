import { problem, type Problem, type Seat } from '@faubourg/core';
import type { Return, Take } from './answer.ts';
import {
  choices,
  type Colour,
  type Counts,
  covers,
  each,
  listed,
  minus,
  plus,
  sum,
  tally,
} from './colours.ts';
import { cardOf, LIMIT } from './material.ts';
import type { Town } from './state.ts';
import { differencesOf } from './versions.ts';

/** What a market card yields now (TU-20, TU-41). */
export type CardYield = {
  /** The printed floors that the supply still has. */
  readonly printed: Counts;
  /** Printed floors whose colour is used up: the card triggers the end if there are any. */
  readonly missing: Counts;
  /** The number of floors to choose: jokers and replacements, limited by the supply. */
  readonly free: number;
  /** What the supply has left for the choice. */
  readonly left: Counts;
};

/** Printed colours are taken first; choices are made from what is left. */
export function cardYield(town: Town, card: string): CardYield {
  const { floors } = cardOf(town, card);
  const shown = tally(floors);
  const printed = each((colour) => Math.min(shown[colour], town.supply[colour]));
  const left = minus(town.supply, printed);
  const free = Math.min(floors.length - sum(printed), sum(left));
  return { printed, missing: minus(shown, printed), free, left };
}

/** TU-24: the number of floors of this stock that must be given back. */
export const excess = (stock: Counts): number => Math.max(0, sum(stock) - LIMIT);

export function takeAnswers(town: Town, seat: Seat): Take[] {
  const { returnsAfterRefill } = differencesOf(town);
  return town.market.flatMap((take) => {
    const { printed, free, left } = cardYield(town, take);
    const stock = plus(town.players[seat]!.stock, printed);
    return choices(free, left).flatMap((choose): Take[] => {
      if (returnsAfterRefill) return [{ take, choose }];
      const full = plus(stock, tally(choose));
      return choices(excess(full), full).map((back) => ({ take, choose, back }));
    });
  });
}

/** Checks that a list names `count` colours, in order, out of what is there. */
function listProblem(
  rule: string,
  field: 'choose' | 'back',
  colours: readonly Colour[],
  count: number,
  from: Counts,
): Problem | null {
  if (colours.length !== count) return problem(rule, `${field}-count`, { count });
  const tallied = tally(colours);
  if (!covers(from, tallied)) return problem(rule, `${field}-beyond`, { from });
  const order = listed(tallied);
  return order.join() === colours.join() ? null : problem(rule, 'list-order', { field, order });
}

export function takeProblem(town: Town, seat: Seat, answer: Take): Problem | null {
  const { take, choose, back = [] } = answer;
  const { market, players } = town;
  if (!market.includes(take)) return problem('TU-20', 'not-in-market', { card: take, market });
  const { printed, missing, free, left } = cardYield(town, take);
  const rule = sum(missing) > 0 ? 'TU-41' : 'TU-20';
  const wrong = listProblem(rule, 'choose', choose, free, left);
  if (wrong || differencesOf(town).returnsAfterRefill) return wrong;
  const full = plus(plus(players[seat]!.stock, printed), tally(choose));
  return listProblem('TU-24', 'back', back, excess(full), full);
}

/** TU-24: every choice of floors that brings the stock down to its limit. */
export function returnAnswers(town: Town, seat: Seat): Return[] {
  const { stock } = town.players[seat]!;
  return choices(excess(stock), stock).map((back) => ({ back }));
}

export function returnProblem(town: Town, seat: Seat, { back }: Return): Problem | null {
  const { stock } = town.players[seat]!;
  return listProblem('TU-24', 'back', back, excess(stock), stock);
}
