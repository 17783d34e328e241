import {
  type Chance,
  integer,
  list,
  MAX_SEATS,
  nullable,
  object,
  oneOf,
  type OptionSpec,
  type Shape,
  takeRandom,
} from '../../index.ts';

export type ToyOptions = { readonly hand: number; readonly rounds: number };

export const toyOptions: readonly OptionSpec[] = [
  { name: 'hand', rule: 'TOY-1', values: () => [3, 2] },
  { name: 'rounds', rule: 'TOY-7', values: () => [8, 4] },
];

export type Phase = 'bid' | 'light' | 'hang' | 'throw' | 'over';

export type ToyState = {
  options: ToyOptions;
  phase: Phase;
  round: number;
  hands: number[][];
  chosen: (number | null)[];
  coins: number[];
  /** Lanterns of each seat: [east, west]. */
  lanterns: number[][];
  bank: number;
  pile: number[];
  played: number[];
  winner: number | null;
  /** Lanterns bought this round and not hung yet. */
  bought: number;
};

export const card = integer(1, 24);
export const count = integer(0, 100);
export const seat = integer(0, MAX_SEATS - 1);

/** A list with an entry for each seat. */
export const each = <T>(item: Shape<T>): Shape<T[]> => list(item, 2, MAX_SEATS);

/** The part of a state that everybody sees. */
export const publicShapes = {
  options: object({ hand: integer(2, 3), rounds: integer(4, 8) }),
  phase: oneOf('bid', 'light', 'hang', 'throw', 'over'),
  round: integer(1, 8),
  coins: each(count),
  lanterns: each(list(count, 2, 2)),
  bank: count,
  played: list(card, 0, 24),
  winner: nullable(seat),
  bought: integer(0, 3),
};

export const toyStateShape: Shape<ToyState> = object({
  ...publicShapes,
  hands: each(list(card, 0, 3)),
  chosen: each(nullable(card)),
  pile: list(card, 0, 24),
});

export const COINS = 6;
export const BANK = 40;

export function setUpToy(options: ToyOptions, seats: number, chance: Chance): ToyState {
  const pile = Array.from({ length: 24 }, (_, i) => i + 1);
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  return {
    options,
    phase: 'bid',
    round: 1,
    hands: each(() => Array.from({ length: options.hand }, () => takeRandom(pile, chance))),
    chosen: each(() => null),
    coins: each(() => COINS),
    lanterns: each(() => [0, 0]),
    bank: BANK,
    pile,
    played: [],
    winner: null,
    bought: 0,
  };
}

export function copyToy(s: ToyState): ToyState {
  return {
    options: s.options,
    phase: s.phase,
    round: s.round,
    hands: s.hands.map((hand) => hand.slice()),
    chosen: s.chosen.slice(),
    coins: s.coins.slice(),
    lanterns: s.lanterns.map((pair) => pair.slice()),
    bank: s.bank,
    pile: s.pile.slice(),
    played: s.played.slice(),
    winner: s.winner,
    bought: s.bought,
  };
}

/** TOY-1: coins and cards are neither made nor lost. */
export function toyFaults(s: ToyState, seats = s.hands.length): string[] {
  const faults: string[] = [];
  if (s.hands.length !== seats) faults.push(`hands: ${s.hands.length} for ${seats} seats`);
  const spent = s.lanterns.flat().reduce((a, b) => a + b, s.bought);
  const coins = s.coins.reduce((a, b) => a + b, s.bank);
  const expected = BANK + COINS * s.coins.length;
  if (coins !== expected) faults.push(`coins: ${coins} in all, expected ${expected}`);
  if (spent > expected) faults.push(`lanterns: ${spent}, more than were ever paid for`);
  const cards = [...s.pile, ...s.played, ...s.hands.flat()].sort((a, b) => a - b);
  if (cards.join() !== Array.from({ length: 24 }, (_, i) => i + 1).join())
    faults.push(`cards: ${cards.join()}`);
  return faults;
}
