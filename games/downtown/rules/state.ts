import { copyJson, type Seat } from '@faubourg/core';
import type { DowntownOptions } from './options.ts';
import type { Plaque, Use } from './material.ts';

/** A lot: what lies on it, whose markers stand on its plots, and whether it was paid out. */
export type Lot = { use: Plaque | null; owners: Seat[]; closed: boolean };

/** DT-30: a purchase, or none. */
export type Order = { readonly lot: number; readonly plots: number } | { readonly pass: true };

/** How a lot's use was voted; null where only one use was possible. */
export type Vote = { readonly ballots: readonly Use[]; readonly lobby: readonly Seat[] } | null;

/** What both ways to play have in common. */
type Common<Phase, Player> = {
  options: DowntownOptions;
  phase: Phase | 'order' | 'over';
  round: number;
  mayor: Seat;
  /** Lot 1 comes first. */
  lots: Lot[];
  /** The planning cards of this round, in the order turned. */
  turned: number[];
  /** DT-30: what each seat chose; null until it has. */
  orders: (Order | null)[];
  players: Player[];
};

export type Planner = {
  money: number;
  /** All that was ever paid in and paid out: money = 30 + earned − spent. */
  spent: number;
  earned: number;
  /** In hand. */
  markers: number;
  /** Still has the token. */
  lobby: boolean;
};

/** Three to six players. */
export type Town = Common<'pile' | 'second' | 'ballot' | 'lobby' | 'decide', Planner> & {
  /** The cards still face down; the order within a pile means nothing. */
  piles: { left: number[]; right: number[] };
  /** DT-22: what each seat chose in the vote under way. */
  ballots: (Use | null)[];
  /** DT-23: what each seat said in the vote under way. */
  lobby: (boolean | null)[];
  /** The votes of this round that are over, in the order of the cards. */
  votes: Vote[];
};

export type Rival = {
  score: number;
  /** Markers in hand for lots with a plaque, and for bare lots. */
  laid: number;
  bare: number;
  /** Markers lost, or used up by a pay-out. */
  gone: number;
  cards: number[];
};

/** Two players. */
export type Duel = Common<'card' | 'use', Rival>;

export type DowntownState = Town | Duel;
export type Phase = DowntownState['phase'];

/** All phases: of three to six, of two, of both. */
export const PHASES: readonly Phase[] = [
  'pile',
  'second',
  'ballot',
  'lobby',
  'decide',
  'card',
  'use',
  'order',
  'over',
];

/** Two players have no piles; also tells their view. */
export const isDuel = <T extends object>(s: T): s is Exclude<T, { readonly piles: unknown }> =>
  !('piles' in s);

export const lotOf = (s: { readonly lots: readonly Lot[] }, n: number): Lot => s.lots[n - 1]!;

/** Cards from the lowest up. */
export const inOrder = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

export const isBare = (lot: Lot): boolean => lot.use === null;

/** How many of these plots are a seat's. */
export const plotsOf = (owners: readonly Seat[], seat: Seat): number =>
  owners.filter((owner) => owner === seat).length;

/** The seats from the mayor on, clockwise. */
export function fromMayor({ mayor, players: { length } }: DowntownState): Seat[] {
  return Array.from({ length }, (_, i) => (mayor + i) % length);
}

/** A list with the same entry for every seat. */
export const forAll = <T>(s: { players: readonly unknown[] }, entry: T): T[] =>
  s.players.map(() => entry);

/** A deep copy. Only the options are shared, because they never change. */
export function copyState<T extends { readonly options: DowntownOptions }>(s: T): T {
  return { ...(copyJson({ ...s, options: null }) as object as T), options: s.options };
}
