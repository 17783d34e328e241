import type { Chance } from '@faubourg/core';
import { type Board, HALF, LOTS } from '../board.ts';
import { decisions } from '../legal.ts';
import type { DowntownOptions } from '../options.ts';
import { PLAQUES, USES } from '../material.ts';
import { type DowntownState, PHASES } from '../state.ts';
import * as at from './layout.ts';

/**
 * A position. Lots are bits 0 to 23. Uses are 0 to 2 (housing, industry, commerce), a park is 3.
 * Where seats share a number, each has three bits.
 */
export type DowntownNode = {
  readonly variant: FastVariant;
  readonly seats: number;
  readonly board: Board;
  /** The lots beside each lot, as bits. */
  readonly beside: Int32Array;
  readonly options: DowntownOptions;
  /** See the layout. */
  readonly words: Int32Array;
  phase: number;
  mayor: number;
  /** Seats that owe an answer. */
  owing: number;
  /** Bit sets: lots with a plaque, lots where plots can be ordered, lots with four markers. */
  laid: number;
  open: number;
  full: number;
  /** Plaques left: three bits for each use, then for the parks; squares below rectangles. */
  left: number;
  /** The turned lots whose use is not settled, as bit index + 1; 0 for none. */
  now: number;
  next: number;
  /** The present vote: ballots, two bits a seat, and the votes counted, eight bits a use. */
  ballots: number;
  votes: number;
  /** Seats with a lobby token, and seats that have not yet decided whether to use it. */
  tokens: number;
  silent: number;
  /** Markers in hand, four bits a seat. */
  markers: number;
};

/** The fast rules of one variant: three to six players, or two. */
export type FastVariant = {
  setUp(n: DowntownNode, chance: Chance): void;
  /** Reads the part of a state that the other variant does not have. */
  read(s: DowntownState, n: DowntownNode): void;
  legal(n: DowntownNode, seat: number, out: Int32Array): number;
  drawAnswer(n: DowntownNode, seat: number, chance: Chance): number;
  /** Plays an answer of the planning phase. */
  apply(n: DowntownNode, seat: number, code: number, chance: Chance): void;
  plan(n: DowntownNode, chance: Chance): void;
  pay(n: DowntownNode, seat: number, laid: number, plots: number, got: number): void;
  earn(n: DowntownNode, lot: number, value: number, sensible: boolean): void;
};

/** Twelve bits for the plaques left of a form. */
const FORM = 12;

/** A position before the first plaque. */
export const FRESH = {
  phase: 0,
  mayor: 0,
  owing: 0,
  laid: 0,
  open: at.ALL,
  full: 0,
  left: PLAQUES * 0o11111111,
  now: 0,
  next: 0,
  ballots: 0,
  votes: 0,
  tokens: 0,
  silent: 0,
  markers: 0,
};

/**
 * Copies what changes during a game, field by field: `Object.assign` takes many times as long.
 * `from` may be `FRESH`.
 */
export function copyFields(from: typeof FRESH, to: DowntownNode): void {
  to.phase = from.phase;
  to.mayor = from.mayor;
  to.owing = from.owing;
  to.laid = from.laid;
  to.open = from.open;
  to.full = from.full;
  to.left = from.left;
  to.now = from.now;
  to.next = from.next;
  to.ballots = from.ballots;
  to.votes = from.votes;
  to.tokens = from.tokens;
  to.silent = from.silent;
  to.markers = from.markers;
}

/** DT-10: the plaques of the first six lots. */
const FIRST = [at.PARK, at.PARK, at.PARK, 0, 2, 1];

/** The uses of which a plaque is left for a lot, as bits. */
export function usesFor(n: DowntownNode, lot: number): number {
  const left = n.left >> (FORM * (lot & 1));
  return (left & 7 ? 1 : 0) | (left & 0o70 ? 2 : 0) | (left & 0o700 ? 4 : 0);
}

export function lay(n: DowntownNode, lot: number, use: number): void {
  const bit = 1 << lot;
  n.words[at.WITH + use]! |= bit;
  n.laid |= bit;
  if (use === at.PARK) n.open &= ~bit;
  n.left -= 1 << (FORM * (lot & 1) + 3 * use);
}

/** Reads the part of a state that both variants have. */
export function readCity(s: DowntownState, n: DowntownNode): void {
  n.mayor = s.mayor;
  n.phase = PHASES.indexOf(s.phase);
  for (const [lot, { use, owners, closed }] of s.lots.entries()) {
    if (use !== null) lay(n, lot, use === 'park' ? at.PARK : USES.indexOf(use));
    if (closed) n.open &= ~(1 << lot);
    for (const seat of owners) place(n, lot, seat, 1);
  }
  for (const { seat, owed } of decisions(s)) if (owed) n.owing |= 1 << seat;
  for (const [seat, order] of s.orders.entries()) {
    if (order !== null && 'lot' in order)
      n.words[at.ORDERS + seat] = 4 * (order.lot - 1) + order.plots;
  }
}

/** Scratch buffer, valid within one call. */
const six = new Uint8Array(6);

/** DT-10, DT-11: a fresh board, nine cards in each pile, a mayor. */
export function setUpCity(n: DowntownNode, chance: Chance): void {
  copyFields(FRESH, n);
  n.words.fill(0);
  for (let i = 0; i < LOTS; i++) n.words[at.CARDS + i] = i;
  for (let i = 0; i < 6; i++) six[i] = take(n, i < 3 ? 0 : HALF, HALF - (i % 3), chance);
  // The draws of `shuffle`.
  for (let i = 5; i > 0; i--) {
    const j = chance.int(i + 1);
    const held = six[i]!;
    six[i] = six[j]!;
    six[j] = held;
  }
  for (let i = 0; i < 6; i++) lay(n, six[i]!, FIRST[i]!);
  n.mayor = chance.int(n.seats);
}

/** Takes a random card out of the `count` cards at `from`; the last one fills the gap. */
export function take(n: DowntownNode, from: number, count: number, chance: Chance): number {
  const drawn = at.CARDS + from + chance.int(count);
  const last = at.CARDS + from + count - 1;
  const card = n.words[drawn]!;
  n.words[drawn] = n.words[last]!;
  n.words[last] = 0;
  return card;
}

/** Writes the indices of the set bits; returns their number. */
export function spread(mask: number, out: Int32Array): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) out[count++] = 31 - Math.clz32(rest & -rest);
  return count;
}

/** Writes every order of a seat, given the most plots it can buy of a bare and of a laid lot. */
export function orders(n: DowntownNode, bare: number, laid: number, out: Int32Array): number {
  out[0] = 0;
  const count = bare === 0 ? 1 : ordersOn(n.open & ~n.laid, bare, 1, out);
  return laid === 0 ? count : ordersOn(n.open & n.laid, laid, count, out);
}

/** Writes one to `most` plots on each of these lots; returns the new count. */
function ordersOn(lots: number, most: number, from: number, out: Int32Array): number {
  let count = from;
  for (let rest = lots; rest !== 0; count += most) {
    const lot = 31 - Math.clz32(rest);
    rest ^= 1 << lot;
    // Writes three and keeps `most`: avoids a branch that is hard to predict.
    out[count] = 4 * lot + 1;
    out[count + 1] = 4 * lot + 2;
    out[count + 2] = 4 * lot + 3;
  }
  return count;
}

/** Gives plots of a lot to a seat. */
export function place(n: DowntownNode, lot: number, seat: number, plots: number): void {
  const owners = n.words[at.OWNERS + lot]! + plots * (at.ONE_SOLD + (1 << (3 * seat)));
  n.words[at.OWNERS + lot] = owners;
  if (owners < at.FOUR_SOLD) return;
  n.full |= 1 << lot;
  n.open &= ~(1 << lot);
}

/** The plots of a lot that belong to a seat. */
export const plotsOf = (n: DowntownNode, lot: number, seat: number): number =>
  (n.words[at.OWNERS + lot]! >> (3 * seat)) & 7;
