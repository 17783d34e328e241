import { copyJson, type Seat } from '@faubourg/core';
import type { DowntownOptions } from './options.ts';
import type { Plaque, Use } from './material.ts';

/** A lot: its plaque, the owners of the markers on its plots, and whether it was paid out. */
export type Lot = { use: Plaque | null; owners: Seat[]; closed: boolean };

/** DT-30: a purchase, or none. */
export type Order = { readonly lot: number; readonly plots: number } | { readonly pass: true };

/** How a lot's use was voted; null where only one use was possible. */
export type Vote = { readonly ballots: readonly Use[]; readonly lobby: readonly Seat[] } | null;

/** What both variants have in common. */
type Common<Phase, Player> = {
  /** The rules version; absent in games of version 1 (see `versions.ts`). */
  rules?: number;
  options: DowntownOptions;
  phase: Phase | 'order' | 'over';
  round: number;
  mayor: Seat;
  /** By lot number; lot 1 has index 0. */
  lots: Lot[];
  /** The planning cards of this round, in the order turned. */
  turned: number[];
  /** DT-30: what each seat chose; null until it has. */
  orders: (Order | null)[];
  players: Player[];
};

export type Planner = {
  money: number;
  /** Totals since the start: money = 30 + earned − spent. */
  spent: number;
  earned: number;
  /** In hand. */
  markers: number;
  /** Still has the token. */
  lobby: boolean;
};

/** Three to six players. */
export type Town = Common<'pile' | 'second' | 'ballot' | 'lobby' | 'decide', Planner> & {
  /** The cards still face down; the order within a pile has no meaning. */
  piles: { left: number[]; right: number[] };
  /** DT-22: each seat's ballot in the present vote. */
  ballots: (Use | null)[];
  /** DT-23: each seat's decision on its token in the present vote. */
  lobby: (boolean | null)[];
  /** The finished votes of this round, in the order of the cards. */
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

/** All phases: first those of three to six players, then those of two, then the common ones. */
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

/** Whether a state or view is of the game for two, which has no piles. */
export const isDuel = <T extends object>(s: T): s is Exclude<T, { readonly piles: unknown }> =>
  !('piles' in s);

export const lotOf = (s: { readonly lots: readonly Lot[] }, n: number): Lot => s.lots[n - 1]!;

/** Cards in ascending order. */
export const inOrder = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

export const isBare = (lot: Lot): boolean => lot.use === null;

/** The number of these plots that belong to a seat. */
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
