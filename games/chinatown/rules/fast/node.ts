import { bitCount } from '@faubourg/core';
import { type Board, boardOf, LOCATIONS } from '../board.ts';
import { incomes } from '../businesses.ts';
import { economyLeft } from '../income.ts';
import { copiesOf, ECONOMY, type Economy, SHOPS, sizeOf } from '../material.ts';
import { type Neighbours, neighboursOf } from './neighbours.ts';
import type { ChinatownState, Phase } from '../state.ts';

/** Phases as numbers. */
export const KEEP = 0;
export const TRADE = 1;
export const BUILD = 2;
export const OVER = 3;
const PHASES: readonly Phase[] = ['keep', 'trade', 'build', 'over'];

export const TYPES = SHOPS.length;
/** Locations are bits in three words: location n is bit (n − 1) % 32 of word (n − 1) / 32. */
export const WORDS = 3;
/** Length of a row with an entry per shop size (0 … 6). */
export const SIZES = 7;
/** The size of each type. */
export const SIZE = Uint8Array.from(SHOPS, sizeOf);
/** Length of a row with an entry per location (0 … 85). */
export const ROW = LOCATIONS + 1;

/** The different economy cards. */
export const KINDS = [...new Map(ECONOMY.map((card) => [card.join(), card])).values()];

/** How many of each kind are among these cards. */
export function countKinds(cards: readonly Economy[]): number[] {
  return KINDS.map((kind) => cards.filter((card) => card.join() === kind.join()).length);
}

/** A position for search, as small numbers. Offers are left out: nobody trades here. */
export type ChinatownNode = {
  readonly seats: number;
  readonly board: Board;
  readonly beside: Neighbours;
  readonly economy: boolean;
  readonly streetAccess: boolean;
  readonly inTurn: boolean;
  readonly locationCards: 'classic' | 'hold' | 'all';
  /** The buffer behind all the lists below, so that copying a node is one call. */
  readonly store: Uint8Array;
  round: number;
  phase: number;
  first: number;
  /** The seats that have chosen, said done or finished in the present phase, one bit each. */
  ready: number;
  /** By location: see `plotOf`; 0 if unowned. */
  readonly plots: Uint8Array;
  /** By seat, as bit sets of locations: cards in hand, and cards chosen. */
  readonly cards: Int32Array;
  readonly kept: Int32Array;
  /**
   * By seat: own locations without a shop in ascending order, padded with zeros; and their number.
   */
  readonly free: Uint8Array;
  readonly frees: Uint8Array;
  /** By seat and type: tiles in hand. By seat: a bit for each type in hand. */
  readonly hands: Uint8Array;
  readonly types: Int32Array;
  readonly money: Int32Array;
  /** By seat: what its businesses earn. By seat and size: its shops on the board. */
  readonly income: Int32Array;
  readonly shops: Uint8Array;
  /** By type: tiles in the bag. By kind: economy cards left. */
  readonly bag: Uint8Array;
  readonly kinds: Uint8Array;
};

export const NONE = -1;

/** A plot as a number: the owner, and the type of shop or none. */
export function plotOf(seat: number, type: number): number {
  return 16 * (seat + 1) + type + 1;
}

export function setBit(words: Int32Array, seat: number, at: number): void {
  const word = seat * WORDS + ((at - 1) >> 5);
  words[word] = words[word]! | (1 << ((at - 1) & 31));
}

/** Inserts a location into a seat's sorted row of free locations. */
export function addFree({ free, frees }: ChinatownNode, seat: number, at: number): void {
  const from = seat * ROW;
  let place = from + frees[seat]!++;
  for (; place > from && free[place - 1]! > at; place--) free[place] = free[place - 1]!;
  free[place] = at;
}

export function removeFree({ free, frees }: ChinatownNode, seat: number, at: number): void {
  const last = seat * ROW + --frees[seat]!;
  let held = 0;
  for (let place = last; held !== at; place--) {
    const next = free[place]!;
    free[place] = held;
    held = next;
  }
}

export function addTile({ hands, types }: ChinatownNode, seat: number, type: number): void {
  hands[seat * TYPES + type]!++;
  types[seat] = types[seat]! | (1 << type);
}

export function removeTile({ hands, types }: ChinatownNode, seat: number, type: number): void {
  if (--hands[seat * TYPES + type]! === 0) types[seat] = types[seat]! & ~(1 << type);
}

/** The number of locations in a seat's bit set. */
export function countBits(words: Int32Array, seat: number): number {
  const from = seat * WORDS;
  return bitCount(words[from]!) + bitCount(words[from + 1]!) + bitCount(words[from + 2]!);
}

/** Writes the locations in a seat's bit set in ascending order; returns their number. */
export function listBits(words: Int32Array, seat: number, out: Uint8Array): number {
  let count = 0;
  for (let word = 0; word < WORDS; word++) {
    let bits = words[seat * WORDS + word]!;
    while (bits !== 0) {
      const lowest = bits & -bits;
      out[count++] = 32 * word + 32 - Math.clz32(lowest);
      bits ^= lowest;
    }
  }
  return count;
}

/** An empty node whose lists all share one buffer. */
function emptyNode({ options, first, money }: ChinatownState): ChinatownNode {
  const seats = money.length;
  const board = boardOf(options.map);
  const store = new Uint8Array(
    seats * (13 + 8 * WORDS + ROW + TYPES + SIZES) + ROW + TYPES + KINDS.length,
  );
  let used = 0;
  const words = (count: number): Int32Array => {
    used += 4 * count;
    return new Int32Array(store.buffer, used - 4 * count, count);
  };
  const bytes = (count: number): Uint8Array => store.subarray(used, (used += count));
  return {
    seats,
    board,
    beside: neighboursOf(board),
    economy: options.economy === 'on',
    streetAccess: options.streetAccess === 'on',
    inTurn: first !== null,
    locationCards: options.locationCards,
    store,
    round: 1,
    phase: 0,
    first: first ?? 0,
    ready: 0,
    money: words(seats),
    income: words(seats),
    types: words(seats),
    cards: words(seats * WORDS),
    kept: words(seats * WORDS),
    plots: bytes(ROW),
    free: bytes(seats * ROW),
    frees: bytes(seats),
    hands: bytes(seats * TYPES),
    shops: bytes(seats * SIZES),
    bag: bytes(TYPES),
    kinds: bytes(KINDS.length),
  };
}

export function nodeOf(s: ChinatownState): ChinatownNode {
  const { phase } = s;
  const seats = s.money.length;
  const node = emptyNode(s);
  node.round = s.round;
  node.phase = PHASES.indexOf(phase);
  node.money.set(s.money);
  node.income.set(incomes(node.board, s.land, seats));
  node.bag.set(SHOPS.map(copiesOf));
  const typeOf = (shop: string): number => SHOPS.indexOf(shop);
  for (const [key, { owner, shop }] of Object.entries(s.land)) {
    const at = Number(key);
    node.plots[at] = plotOf(owner, shop === null ? NONE : typeOf(shop));
    if (shop === null) addFree(node, owner, at);
    else {
      node.shops[owner * SIZES + sizeOf(shop)]!++;
      node.bag[typeOf(shop)]!--;
    }
  }
  for (let seat = 0; seat < seats; seat++) {
    if (phase === 'keep' ? s.kept[seat] !== null : s.ready[seat]) node.ready |= 1 << seat;
    for (const card of s.cards[seat]!) setBit(node.cards, seat, card);
    for (const card of s.kept[seat] ?? []) setBit(node.kept, seat, card);
    for (const shop of s.hands[seat]!) {
      addTile(node, seat, typeOf(shop));
      node.bag[typeOf(shop)]!--;
    }
  }
  if (node.phase === OVER) node.ready = 0;
  node.kinds.set(countKinds(economyLeft(s.turned)));
  return node;
}

export function copyNode(from: ChinatownNode, to: ChinatownNode): void {
  to.round = from.round;
  to.phase = from.phase;
  to.first = from.first;
  to.ready = from.ready;
  to.store.set(from.store);
}
