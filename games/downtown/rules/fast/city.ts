import { type Chance, shuffle } from '@faubourg/core';
import { HALF, LOTS } from '../board.ts';
import { decisions } from '../may.ts';
import type { DowntownOptions } from '../options.ts';
import { PLAQUES, USES } from '../plaques.ts';
import { type DowntownState, PHASES } from '../state.ts';
import * as at from './layout.ts';

export type Words = Int32Array;

/** What never changes in a game. */
export type Frame = {
  readonly way: Way;
  readonly seats: number;
  readonly neighbours: Int32Array;
  readonly options: DowntownOptions;
  /** Plots of an order at most. */
  readonly most: number;
};

/** One of the two ways to play. */
export type Way = {
  deal(f: Frame, w: Words, chance: Chance): void;
  /** The part of a state that the other way does not have. */
  read(s: DowntownState, w: Words): void;
  legal(f: Frame, w: Words, seat: number, out: Int32Array): number;
  /** Plays an answer of the planning. */
  play(f: Frame, w: Words, seat: number, code: number, chance: Chance): void;
  plan(f: Frame, w: Words, chance: Chance): void;
  pay(w: Words, seat: number, laid: number, plots: number, got: number): void;
  earn(f: Frame, w: Words, lot: number, value: number, sensible: boolean): void;
};

/** Twelve bits for the plaques left of a form. */
const FORM = 12;
const ALL_LEFT = PLAQUES * 0o11111111;

/** DT-10: what the first six lots get. */
const FIRST = [at.PARK, at.PARK, at.PARK, 0, 2, 1];

/** The uses of which a plaque is left for a lot, as bits. */
export function usesFor(w: Words, lot: number): number {
  const left = w[at.LEFT]! >> (FORM * (lot & 1));
  return (left & 7 ? 1 : 0) | (left & 0o70 ? 2 : 0) | (left & 0o700 ? 4 : 0);
}

export function lay(w: Words, lot: number, use: number): void {
  w[at.WITH + use]! |= 1 << lot;
  w[at.LAID]! |= 1 << lot;
  w[at.LEFT]! -= 1 << (FORM * (lot & 1) + 3 * use);
}

/** Takes over the part of a state that both ways to play have. */
export function readCity(s: DowntownState, w: Words): void {
  w[at.MAYOR] = s.mayor;
  w[at.PHASE] = PHASES.indexOf(s.phase);
  w[at.LEFT] = ALL_LEFT;
  for (const [lot, { use, owners, closed }] of s.lots.entries()) {
    if (use !== null) lay(w, lot, use === 'park' ? at.PARK : USES.indexOf(use));
    if (closed) w[at.CLOSED]! |= 1 << lot;
    for (const seat of owners) place(w, lot, seat);
  }
  for (const { seat, owed } of decisions(s)) if (owed) w[at.OWING]! |= 1 << seat;
  for (const [seat, order] of s.orders.entries()) {
    if (order !== null && 'lot' in order) w[at.ORDERS + seat] = 4 * (order.lot - 1) + order.plots;
  }
}

/** DT-10, DT-11: a fresh board, nine cards in each pile, a mayor. */
export function dealCity(f: Frame, w: Words, chance: Chance): void {
  w.fill(0);
  w[at.LEFT] = ALL_LEFT;
  for (let i = 0; i < LOTS; i++) w[at.CARDS + i] = i;
  const six: number[] = [];
  for (let i = 0; i < 6; i++) six.push(take(w, i < 3 ? 0 : HALF, HALF - (i % 3), chance));
  shuffle(six, chance);
  for (let i = 0; i < 6; i++) lay(w, six[i]!, FIRST[i]!);
  w[at.MAYOR] = chance.int(f.seats);
}

/** A random one of so many cards from a place on; the last one fills the gap. */
export function take(w: Words, from: number, count: number, chance: Chance): number {
  const drawn = at.CARDS + from + chance.int(count);
  const last = at.CARDS + from + count - 1;
  const card = w[drawn]!;
  w[drawn] = w[last]!;
  w[last] = 0;
  return card;
}

/** Writes the places of the bits in a mask; returns how many. */
export function spread(mask: number, out: Int32Array): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) out[count++] = 31 - Math.clz32(rest & -rest);
  return count;
}

/** Every order for a seat that can have so many plots of a bare lot, so many of a laid one. */
export function orders(w: Words, bare: number, laid: number, out: Int32Array): number {
  out[0] = 0;
  const open = at.ALL & ~(w[at.WITH + at.PARK]! | w[at.CLOSED]! | w[at.FULL]!);
  const count = bare === 0 ? 1 : ordersOn(open & ~w[at.LAID]!, bare, 1, out);
  return laid === 0 ? count : ordersOn(open & w[at.LAID]!, laid, count, out);
}

/** Writes one to `most` plots on each of these lots; returns the new count. */
function ordersOn(lots: number, most: number, from: number, out: Int32Array): number {
  let count = from;
  for (let rest = lots; rest !== 0; count += most) {
    const lot = 31 - Math.clz32(rest);
    rest ^= 1 << lot;
    // Three are written, `most` are kept: no branch to guess wrong.
    out[count] = 4 * lot + 1;
    out[count + 1] = 4 * lot + 2;
    out[count + 2] = 4 * lot + 3;
  }
  return count;
}

/** DT-30: notes an order; the last one ends the round. */
export function order(f: Frame, w: Words, seat: number, code: number, chance: Chance): void {
  w[at.ORDERS + seat] = code;
  w[at.OWING]! &= ~(1 << seat);
  if (w[at.OWING] !== 0) return;
  fill(f, w);
  for (let due = w[at.FULL]! & w[at.LAID]!; due !== 0; due &= due - 1) {
    payOut(f, w, 31 - Math.clz32(due & -due));
  }
  w[at.PHASE] = at.OVER;
  if (w[at.LAID] === at.ALL) return;
  const next = w[at.MAYOR]! + 1;
  w[at.MAYOR] = next === f.seats ? 0 : next;
  f.way.plan(f, w, chance);
}

function place(w: Words, lot: number, seat: number): void {
  const owners = w[at.OWNERS + lot]! + at.ONE_SOLD + (1 << (3 * seat));
  w[at.OWNERS + lot] = owners;
  if (owners >= at.FOUR_SOLD) w[at.FULL]! |= 1 << lot;
}

/** How many plots of a lot a seat has. */
export const plotsOf = (w: Words, lot: number, seat: number): number =>
  (w[at.OWNERS + lot]! >> (3 * seat)) & 7;

/** DT-33, DT-34. */
function fill(f: Frame, w: Words): void {
  const got = handOut(f, w);
  for (let seat = 0; seat < f.seats; seat++) {
    const code = w[at.ORDERS + seat]!;
    if (code === 0) continue;
    w[at.ORDERS + seat] = 0;
    f.way.pay(w, seat, (w[at.LAID]! >> (code >> 2)) & 1, code & 3, (got >> (3 * seat)) & 7);
  }
}

/** One plot at a time, from the mayor on; gives how many each seat got, three bits a seat. */
function handOut({ seats }: Frame, w: Words): number {
  let got = 0;
  for (let pass = 1; pass <= 3; pass++) {
    let seat = w[at.MAYOR]!;
    for (let i = 0; i < seats; i++) {
      const code = w[at.ORDERS + seat]!;
      if ((code & 3) >= pass && w[at.OWNERS + (code >> 2)]! < at.FOUR_SOLD) {
        place(w, code >> 2, seat);
        got += 1 << (3 * seat);
      }
      if (++seat === seats) seat = 0;
    }
  }
  return got;
}

/** DT-40 … DT-44. */
function payOut(f: Frame, w: Words, lot: number): void {
  const bit = 1 << lot;
  const beside = f.neighbours[lot]!;
  const homes = beside & w[at.WITH]!;
  let sensible = (homes & (homes - 1)) !== 0;
  if (w[at.WITH]! & bit) sensible = (beside & w[at.WITH + 1]!) === 0;
  else if (w[at.WITH + 1]! & bit) sensible = (beside & w[at.WITH + 2]!) !== 0;
  let count = 0;
  for (let built = beside & w[at.LAID]!; built !== 0; built &= built - 1) count++;
  f.way.earn(f, w, lot, sensible ? 2 * count : count, sensible);
  w[at.OWNERS + lot] = 0;
  w[at.FULL]! &= ~bit;
  w[at.CLOSED]! |= bit;
}
