import type { PuzzleFigure, Seat } from '@faubourg/core';
import type { FoundPuzzle, Refusal } from '@faubourg/search';
import type { GiftInput } from '../../rules/answer.ts';
import type { ChinatownState } from '../../rules/state.ts';
import { dollars } from './dollars.ts';
import { giftOf, type Good, goodsOf, incomesOf } from './holdings.ts';

/** In thousands of yearly income: the least that everybody gains. */
const LEAST = 1;
/** The most circles that may solve a puzzle. */
const MOST_BEST = 3;

type Circle = {
  readonly seats: readonly [Seat, Seat, Seat];
  /** What each of them gives the next. */
  readonly goods: readonly [Good, Good, Good];
  readonly gains: readonly [number, number, number];
};

const offerOf = ({ seats, goods }: Circle): GiftInput[] =>
  goods.map((good, i) => giftOf(seats[i]!, seats[(i + 1) % 3]!, good));

/** A good as an argument of a sentence. */
const figureOf = (good: Good): PuzzleFigure =>
  'tile' in good
    ? { id: `shop.${good.tile}` }
    : { id: 'puzzle.location', args: { at: good.location } };

/**
 * CT-20: a circle of three, one tile or empty location each, by which all three earn more this year,
 * where no swap of two such things with one other seat does that. There may be a few, if they
 * bring the seat the same.
 */
export function findRoundDeal(s: ChinatownState, seat: Seat): FoundPuzzle | Refusal {
  const incomes = incomesOf(s);
  const gain = (who: Seat, lose: Good, get: Good): number =>
    incomes(who, lose, get) - incomes(who, null, null);
  const goods = s.hands.map((_, who) => goodsOf(s, who));
  const others = s.hands.map((_, other) => other).filter((other) => other !== seat);
  for (const other of others)
    for (const a of goods[seat]!)
      for (const b of goods[other]!)
        if (gain(seat, a, b) >= LEAST && gain(other, b, a) >= LEAST)
          return { refused: 'two-suffice' };
  const circles: Circle[] = [];
  for (const next of others)
    for (const last of others) {
      if (next === last) continue;
      for (const a of goods[seat]!)
        for (const c of goods[last]!) {
          const mine = gain(seat, a, c);
          if (mine < LEAST) continue;
          for (const b of goods[next]!) {
            const theirs = gain(next, b, a);
            if (theirs < LEAST) continue;
            const third = gain(last, c, b);
            if (third < LEAST) continue;
            const seats = [seat, next, last] as const;
            circles.push({ seats, goods: [a, b, c], gains: [mine, theirs, third] });
          }
        }
    }
  if (circles.length === 0) return { refused: 'no-circle' };
  const { seats, goods: given, gains } = circles[0]!;
  const equal = circles.every((one) => one.gains[0] === gains[0]);
  if (circles.length > MOST_BEST || !equal) return { refused: 'many-best' };
  return {
    theme: 'three',
    method: 'exact',
    measure: 'gain',
    best: circles.map((circle) => [{ offer: offerOf(circle) }]),
    value: dollars(gains[0]),
    others: [],
    rest: 0,
    facts: {
      next: { seat: seats[1] },
      last: { seat: seats[2] },
      a: figureOf(given[0]),
      b: figureOf(given[1]),
      c: figureOf(given[2]),
      gainNext: dollars(gains[1]),
      gainLast: dollars(gains[2]),
    },
  };
}
