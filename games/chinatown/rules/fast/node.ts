import { bitEnds } from '@faubourg/core';
import { type Board, boardOf } from '../board.ts';
import { incomes } from '../businesses.ts';
import { economyLeft } from '../income.ts';
import { copiesOf, ECONOMY, type Economy, SHOPS, sizeOf, START_MONEY } from '../material.ts';
import { type ChinatownState, MOST_SEATS, type Phase } from '../state.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';
import {
  BAG,
  BUILT,
  CARDS,
  FIRST,
  FREE,
  FREE_ENDS,
  HELD,
  IN_HAND,
  INCOME,
  KEPT,
  KINDS_LEFT,
  MONEY,
  OWNED,
  PHASE,
  PLOTS,
  READY,
  ROUND,
  SIZES_ROW,
  STORE_LENGTH,
  TILES,
  TYPES_ROW,
  WORDS,
} from './places.ts';

/** Phases as numbers. */
export const KEEP = 0;
export const TRADE = 1;
export const BUILD = 2;
export const OVER = 3;
const PHASES: readonly Phase[] = ['keep', 'trade', 'build', 'over'];

export const TYPES = SHOPS.length;
/** The size of each type. */
export const SIZE = Uint8Array.from(SHOPS, sizeOf);

/** The different economy cards. */
export const KINDS = [...new Map(ECONOMY.map((card) => [card.join(), card])).values()];

/** How many of each kind are among these cards. */
const countKinds = (cards: readonly Economy[]): number[] =>
  KINDS.map((kind) => cards.filter((card) => card.join() === kind.join()).length);

/** A position for search, as small numbers. Offers are left out: nobody trades here. */
export type ChinatownNode = {
  readonly seats: number;
  readonly board: Board;
  readonly beside: Neighbours;
  readonly economy: boolean;
  readonly streetAccess: boolean;
  readonly inTurn: boolean;
  readonly locationCards: 'classic' | 'hold' | 'all';
  /** All that changes during a game; `places.ts` says what is where. */
  readonly store: Int32Array;
};

/** A shop as a number that is never 0. */
export function plotOf(seat: number, type: number): number {
  return TYPES_ROW * (seat + 1) + type + 1;
}

/** Adds a location to a bit set that begins at `set`. */
export function setBit(store: Int32Array, set: number, at: number): void {
  const word = set + (at >> 5);
  store[word] = store[word]! | (1 << (at & 31));
}

export function addTile(store: Int32Array, seat: number, type: number): void {
  store[TILES + seat * TYPES_ROW + type]!++;
  store[IN_HAND + seat] = store[IN_HAND + seat]! | (1 << type);
}

/** The store of a game before anything is dealt, by number of seats. */
export const FRESH = Array.from({ length: MOST_SEATS + 1 }, (_, seats) => {
  const store = new Int32Array(STORE_LENGTH);
  store[ROUND] = 1;
  store.fill(START_MONEY, MONEY, MONEY + seats);
  store.set(SHOPS.map(copiesOf), BAG);
  store.set(countKinds(ECONOMY), KINDS_LEFT);
  return store;
});

export function nodeOf(s: ChinatownState): ChinatownNode {
  const { phase, options, money } = s;
  const board = boardOf(options.map);
  const store = FRESH[money.length]!.slice();
  const typeOf = (shop: string): number => SHOPS.indexOf(shop);
  store[ROUND] = s.round;
  store[PHASE] = PHASES.indexOf(phase);
  store[FIRST] = s.first ?? 0;
  store.set(money, MONEY);
  store.set(incomes(board, s.land, money.length), INCOME);
  for (const [key, { owner, shop }] of Object.entries(s.land)) {
    const at = Number(key);
    setBit(store, OWNED, at);
    if (shop === null) setBit(store, FREE + owner * WORDS, at);
    else {
      store[PLOTS + at] = plotOf(owner, typeOf(shop));
      store[BUILT + owner * SIZES_ROW + sizeOf(shop)]!++;
      store[BAG + typeOf(shop)]!--;
    }
  }
  for (let seat = 0; seat < money.length; seat++) {
    const isReady = phase === 'keep' ? s.kept[seat] !== null : s.ready[seat];
    if (isReady && phase !== 'over') store[READY] = store[READY]! | (1 << seat);
    for (let word = seat * WORDS; word < (seat + 1) * WORDS; word++)
      store[FREE_ENDS + word] = bitEnds(store[FREE + word]!);
    store[HELD + seat] = s.cards[seat]!.length;
    for (const card of s.cards[seat]!) setBit(store, CARDS + seat * WORDS, card);
    for (const card of s.kept[seat] ?? []) setBit(store, KEPT + seat * WORDS, card);
    for (const shop of s.hands[seat]!) {
      addTile(store, seat, typeOf(shop));
      store[BAG + typeOf(shop)]!--;
    }
  }
  store.set(countKinds(economyLeft(s.turned)), KINDS_LEFT);
  return {
    seats: money.length,
    board,
    beside: neighboursOf(board),
    economy: options.economy === 'on',
    streetAccess: options.streetAccess === 'on',
    inTurn: s.first !== null,
    locationCards: options.locationCards,
    store,
  };
}

export function copyNode(from: ChinatownNode, to: ChinatownNode): void {
  to.store.set(from.store);
}
