import { type Board, boardOf, LOCATIONS } from './boards.ts';
import { incomes } from './businesses.ts';
import { economyLeft } from './income.ts';
import { copiesOf, ECONOMY, type Economy, SHOPS, sizeOf } from './shops.ts';
import type { ChinatownState, Phase } from './state.ts';

/** Phases as numbers. */
export const KEEP = 0;
export const TRADE = 1;
export const BUILD = 2;
export const OVER = 3;
const PHASES: readonly Phase[] = ['keep', 'trade', 'build', 'over'];

export const TYPES = SHOPS.length;
/** Locations are bits in three words: location n is bit (n − 1) % 32 of word (n − 1) / 32. */
export const WORDS = 3;
/** Room for the shops of each size. */
export const SIZES = 7;
/** The size of each type. */
export const SIZE = Uint8Array.from(SHOPS, sizeOf);
/** Room for a row of locations. */
export const ROW = LOCATIONS + 1;

/** The different economy cards, and how many there are of each. */
export const KINDS: readonly Economy[] = ECONOMY.filter(
  (card, i) => ECONOMY.findIndex((one) => one.join() === card.join()) === i,
);

/** A position for search: all of it in small numbers. Offers are left out; nobody trades here. */
export type ChinatownNode = {
  readonly seats: number;
  readonly board: Board;
  readonly economy: boolean;
  readonly streetAccess: boolean;
  readonly inTurn: boolean;
  readonly locationCards: 'classic' | 'hold' | 'all';
  round: number;
  phase: number;
  first: number;
  /** Seats that have chosen, said done or finished, in the phase that asks for it; a bit each. */
  ready: number;
  /** By location: see `plotOf`; 0 for what nobody owns. */
  readonly plots: Uint8Array;
  /** By seat, in words of locations: cards in hand, and those chosen. */
  readonly cards: Int32Array;
  readonly kept: Int32Array;
  /** By seat, in rows: own locations without a shop in order, then zeros; and how many. */
  readonly free: Uint8Array;
  readonly frees: Uint8Array;
  /** By seat and type; and by seat, a bit for each type in hand. */
  readonly hands: Uint8Array;
  readonly types: Int32Array;
  readonly money: Int32Array;
  /** What the businesses of each seat earn, and by seat and size how many shops stand. */
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

/** Adds a location to the row of a seat, in its place. */
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

/** Writes the locations of a seat's words in order; returns how many. */
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

export function nodeOf(s: ChinatownState): ChinatownNode {
  const seats = s.money.length;
  const { options, phase } = s;
  const board = boardOf(options.map);
  const node: ChinatownNode = {
    seats,
    board,
    economy: options.economy === 'on',
    streetAccess: options.streetAccess === 'on',
    inTurn: s.first !== null,
    locationCards: options.locationCards,
    round: s.round,
    phase: PHASES.indexOf(phase),
    first: s.first ?? 0,
    ready: 0,
    plots: new Uint8Array(ROW),
    cards: new Int32Array(seats * WORDS),
    kept: new Int32Array(seats * WORDS),
    free: new Uint8Array(seats * ROW),
    frees: new Uint8Array(seats),
    hands: new Uint8Array(seats * TYPES),
    types: new Int32Array(seats),
    money: Int32Array.from(s.money),
    income: Int32Array.from(incomes(board, s.land, seats)),
    shops: new Uint8Array(seats * SIZES),
    bag: Uint8Array.from(SHOPS, copiesOf),
    kinds: new Uint8Array(KINDS.length),
  };
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
  const left = economyLeft(s.turned).map((card) => card.join());
  for (const [kind, card] of KINDS.entries()) {
    node.kinds[kind] = left.filter((one) => one === card.join()).length;
  }
  return node;
}

export function copyNode(from: ChinatownNode, to: ChinatownNode): void {
  to.round = from.round;
  to.phase = from.phase;
  to.first = from.first;
  to.ready = from.ready;
  to.plots.set(from.plots);
  to.cards.set(from.cards);
  to.kept.set(from.kept);
  to.free.set(from.free);
  to.frees.set(from.frees);
  to.hands.set(from.hands);
  to.types.set(from.types);
  to.money.set(from.money);
  to.income.set(from.income);
  to.shops.set(from.shops);
  to.bag.set(from.bag);
  to.kinds.set(from.kinds);
}
