import type { Chance } from '@faubourg/core';
import { HALF } from '../board.ts';
import { MARKERS } from '../purse.ts';
import type { DowntownState, Duel } from '../state.ts';
import {
  dealCity,
  type Frame,
  lay,
  orders,
  plotsOf,
  spread,
  take,
  usesFor,
  type Way,
  type Words,
} from './city.ts';
import * as at from './layout.ts';

/** Cards dealt to each. */
const NINE = 9;

function read(s: DowntownState, w: Words): void {
  for (const [seat, { score, laid, bare, cards }] of (s as Duel).players.entries()) {
    w[at.MONEY + seat] = score;
    w[at.COLOURS + seat] = bare;
    w[at.COLOURS + 2 + seat] = laid;
    for (const n of cards) w[at.HANDS + seat]! |= 1 << (n - 1);
  }
  if (s.phase === 'use') w[at.NOW] = s.turned[0]!;
}

/** DT-71. */
function deal(f: Frame, w: Words, chance: Chance): void {
  dealCity(f, w, chance);
  w.copyWithin(at.CARDS + NINE, at.CARDS + HALF, at.CARDS + HALF + NINE);
  for (let count = 2 * NINE; count > NINE; count--) {
    w[at.HANDS]! |= 1 << take(w, 0, count, chance);
  }
  for (let i = 0; i < NINE; i++) w[at.HANDS + 1]! |= 1 << w[at.CARDS + i]!;
  w.fill(0, at.CARDS, at.MONEY);
  w.fill(MARKERS, at.COLOURS, at.COLOURS + 4);
  plan(f, w);
}

function legal(_f: Frame, w: Words, seat: number, out: Int32Array): number {
  if (w[at.PHASE] === at.ORDER) {
    const bare = Math.min(w[at.COLOURS + seat]!, 3);
    return orders(w, bare, Math.min(w[at.COLOURS + 2 + seat]!, 3), out);
  }
  return spread(w[at.PHASE] === at.USE ? usesFor(w, w[at.NOW]! - 1) : w[at.HANDS + seat]!, out);
}

function play(_f: Frame, w: Words, _seat: number, code: number): void {
  if (w[at.PHASE] === at.CARD) turn(w, code);
  else settle(w, code);
}

function ask(w: Words, phase: number): void {
  w[at.PHASE] = phase;
  w[at.OWING] = phase === at.CARD ? 1 << w[at.MAYOR]! : 2 >> w[at.MAYOR]!;
}

function plan(_f: Frame, w: Words): void {
  const hand = w[at.HANDS + w[at.MAYOR]!]!;
  ask(w, at.CARD);
  if ((hand & (hand - 1)) === 0) turn(w, 31 - Math.clz32(hand));
}

function turn(w: Words, lot: number): void {
  w[at.HANDS + w[at.MAYOR]!]! &= ~(1 << lot);
  w[at.NOW] = lot + 1;
  ask(w, at.USE);
  const uses = usesFor(w, lot);
  if ((uses & (uses - 1)) === 0) settle(w, uses >> 1);
}

function settle(w: Words, use: number): void {
  lay(w, w[at.NOW]! - 1, use);
  w[at.NOW] = 0;
  w[at.PHASE] = at.ORDER;
  w[at.OWING] = 3;
}

/** Two players. */
export const duel: Way = {
  deal,
  read,
  legal,
  play,
  plan,
  pay: (w, seat, laid, plots) => {
    w[at.COLOURS + 2 * laid + seat]! -= plots;
  },
  earn: (_f, w, lot, value) => {
    for (let seat = 0; seat < 2; seat++) w[at.MONEY + seat]! += value * plotsOf(w, lot, seat);
  },
};
