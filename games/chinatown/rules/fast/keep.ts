import type { Seat } from '@faubourg/core';
import { LOCATIONS } from '../board.ts';
import { type ChinatownNode, setBit } from './node.ts';
import { CARDS, HELD, KEPT, WORDS } from './places.ts';
import { keptBy, waysTo } from './supplies.ts';

/** How many of the held cards a seat keeps. */
function toKeep(node: ChinatownNode, held: number): number {
  return node.locationCards === 'all' ? held : Math.min(held, keptBy(node));
}

/** The number of choices that a seat has. */
export function choices(node: ChinatownNode, seat: Seat): number {
  const held = node.store[HELD + seat]!;
  return waysTo(toKeep(node, held), held);
}

/**
 * The choices of `keep` out of up to eight cards in the order of their codes, as bits of the cards in
 * ascending order: from `CHOSEN_FROM[16 × keep + held]` on.
 */
const MOST_LISTED = 8;
const CHOSEN_FROM = new Int32Array(16 * (MOST_LISTED + 1));
const chosen: number[] = [];
for (let keep = 0; keep <= MOST_LISTED; keep++) {
  for (let held = keep; held <= MOST_LISTED; held++) {
    CHOSEN_FROM[16 * keep + held] = chosen.length;
    choose(0, 0, held, keep);
  }
}
const CHOSEN = Uint8Array.from(chosen);

/** Adds `more` of the cards from `from` on; the choice with the lowest cards comes first. */
function choose(bits: number, from: number, held: number, more: number): void {
  if (more === 0) chosen.push(bits);
  else for (let at = from; at < held; at++) choose(bits | (1 << at), at + 1, held, more - 1);
}

const listed = new Uint8Array(LOCATIONS + 1);

/** Records the cards of choice number `code`. */
export function keepCards(node: ChinatownNode, seat: Seat, code: number): void {
  const { store } = node;
  const held = store[HELD + seat]!;
  if (held > MOST_LISTED) {
    const count = keptCards(node, seat, code, listed);
    for (let i = 0; i < count; i++) setBit(store, KEPT + seat * WORDS, listed[i]!);
    return;
  }
  let choice = CHOSEN[CHOSEN_FROM[16 * toKeep(node, held) + held]! + code]!;
  let keptA = 0;
  let keptB = 0;
  let keptC = 0;
  let a = store[CARDS + seat * WORDS]!;
  let b = store[CARDS + seat * WORDS + 1]!;
  let c = store[CARDS + seat * WORDS + 2]!;
  // One card at a time, the lowest of all words, without branches: they could not be predicted.
  for (let i = 0; i < held; i++, choice >>= 1) {
    const isKept = -(choice & 1);
    const pastA = ~((a | -a) >> 31);
    const pastB = pastA & ~((b | -b) >> 31);
    const inA = a & -a;
    const inB = b & -b & pastA;
    const inC = c & -c & pastB;
    a ^= inA;
    b ^= inB;
    c ^= inC;
    keptA |= inA & isKept;
    keptB |= inB & isKept;
    keptC |= inC & isKept;
  }
  store[KEPT + seat * WORDS] = keptA;
  store[KEPT + seat * WORDS + 1] = keptB;
  store[KEPT + seat * WORDS + 2] = keptC;
}

/** Writes the cards of choice number `code` into `out`, in order; returns how many. */
export function keptCards(node: ChinatownNode, seat: Seat, code: number, out: Uint8Array): number {
  const held = listCards(node, seat, out);
  const keep = toKeep(node, held);
  let rank = code;
  let found = 0;
  for (let i = 0; found < keep; i++) {
    const ways = waysTo(keep - found - 1, held - i - 1);
    if (rank < ways) out[found++] = out[i]!;
    else rank -= ways;
  }
  return keep;
}

/** Writes the cards of a seat in ascending order; returns their number. */
function listCards({ store }: ChinatownNode, seat: Seat, out: Uint8Array): number {
  let count = 0;
  for (let at = 1; at <= LOCATIONS; at++) {
    const word = store[CARDS + seat * WORDS + (at >> 5)]!;
    if ((word >>> (at & 31)) & 1) out[count++] = at;
  }
  return count;
}
