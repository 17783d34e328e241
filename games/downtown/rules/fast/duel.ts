import { bitCount, type Chance, nthBit } from '@faubourg/core';
import { HALF } from '../board.ts';
import { MARKERS } from '../material.ts';
import type { DowntownState, Duel } from '../state.ts';
import {
  setUpCity,
  lay,
  type DowntownNode,
  orders,
  plotsOf,
  spread,
  take,
  usesFor,
  type FastVariant,
} from './node.ts';
import { drawOrder } from './draw-order.ts';
import * as at from './layout.ts';

/** Cards dealt to each. */
const NINE = 9;

function read(s: DowntownState, n: DowntownNode): void {
  for (const [seat, { score, laid, bare, cards }] of (s as Duel).players.entries()) {
    n.words[at.MONEY + seat] = score;
    n.words[at.COLOURS + seat] = bare;
    n.words[at.COLOURS + 2 + seat] = laid;
    for (const card of cards) n.words[at.HANDS + seat]! |= 1 << (card - 1);
  }
  if (s.phase === 'use') n.now = s.turned[0]!;
}

/** DT-71. */
function setUp(n: DowntownNode, chance: Chance): void {
  setUpCity(n, chance);
  n.words.copyWithin(at.CARDS + NINE, at.CARDS + HALF, at.CARDS + HALF + NINE);
  for (let count = 2 * NINE; count > NINE; count--) {
    n.words[at.HANDS]! |= 1 << take(n, 0, count, chance);
  }
  for (let i = 0; i < NINE; i++) n.words[at.HANDS + 1]! |= 1 << n.words[at.CARDS + i]!;
  n.words.fill(0, at.CARDS, at.MONEY);
  n.words.fill(MARKERS, at.COLOURS, at.COLOURS + 4);
  plan(n);
}

function legal(n: DowntownNode, seat: number, out: Int32Array): number {
  if (n.phase === at.ORDER) {
    const bare = Math.min(n.words[at.COLOURS + seat]!, 3);
    return orders(n, bare, Math.min(n.words[at.COLOURS + 2 + seat]!, 3), out);
  }
  return spread(choices(n, seat), out);
}

/** The answers other than orders, as bits: uses, or the cards of the seat. */
function choices(n: DowntownNode, seat: number): number {
  return n.phase === at.USE ? usesFor(n, n.now - 1) : n.words[at.HANDS + seat]!;
}

function drawAnswer(n: DowntownNode, seat: number, chance: Chance): number {
  if (n.phase === at.ORDER) {
    const bare = Math.min(n.words[at.COLOURS + seat]!, 3);
    return drawOrder(n, bare, Math.min(n.words[at.COLOURS + 2 + seat]!, 3), chance);
  }
  const mask = choices(n, seat);
  return nthBit(mask, chance.int(bitCount(mask)));
}

function apply(n: DowntownNode, _seat: number, code: number): void {
  if (n.phase === at.CARD) turn(n, code);
  else settle(n, code);
}

function ask(n: DowntownNode, phase: number): void {
  n.phase = phase;
  n.owing = phase === at.CARD ? 1 << n.mayor : 2 >> n.mayor;
}

function plan(n: DowntownNode): void {
  const hand = n.words[at.HANDS + n.mayor]!;
  ask(n, at.CARD);
  if ((hand & (hand - 1)) === 0) turn(n, 31 - Math.clz32(hand));
}

function turn(n: DowntownNode, lot: number): void {
  n.words[at.HANDS + n.mayor]! &= ~(1 << lot);
  n.now = lot + 1;
  ask(n, at.USE);
  const uses = usesFor(n, lot);
  if ((uses & (uses - 1)) === 0) settle(n, uses >> 1);
}

function settle(n: DowntownNode, use: number): void {
  lay(n, n.now - 1, use);
  n.now = 0;
  n.phase = at.ORDER;
  n.owing = 3;
}

/** Two players. */
export const duel: FastVariant = {
  setUp,
  read,
  legal,
  drawAnswer,
  apply,
  plan,
  pay: (n, seat, laid, plots) => {
    n.words[at.COLOURS + 2 * laid + seat]! -= plots;
  },
  earn: (n, lot, value) => {
    for (let seat = 0; seat < 2; seat++) n.words[at.MONEY + seat]! += value * plotsOf(n, lot, seat);
  },
};
