import { bitCount, type Chance, nthBit } from '@faubourg/core';
import { HALF } from '../board.ts';
import { USES, MARKERS, START_MONEY, pricesOf } from '../material.ts';
import type { DowntownState, Town } from '../state.ts';
import { mostPlots } from '../town.ts';
import { votedLot } from '../vote.ts';
import {
  setUpCity,
  lay,
  type DowntownNode,
  orders,
  plotsOf,
  take,
  usesFor,
  type FastVariant,
} from './node.ts';
import { drawOrder } from './draw-order.ts';
import * as at from './layout.ts';

/** Prices by number of plots: of a bare lot, and from index 4 on of a lot with a plaque. */
const PRICE = Uint8Array.from([0, ...pricesOf(false), 0, ...pricesOf(true)]);

const everyone = (n: DowntownNode): number => (1 << n.seats) - 1;

function read(state: DowntownState, n: DowntownNode): void {
  const s = state as Town;
  for (const [i, pile] of [s.piles.left, s.piles.right].entries()) {
    n.words[at.PILES + i] = pile.length;
    for (const [j, card] of pile.entries()) n.words[at.CARDS + HALF * i + j] = card - 1;
  }
  n.now = votedLot(s) ?? 0;
  n.next = s.turned[s.votes.length + 1] ?? 0;
  for (const [seat, { money, markers, lobby }] of s.players.entries()) {
    const bit = 1 << seat;
    n.words[at.MONEY + seat] = money;
    n.markers |= markers << (4 * seat);
    if (lobby) n.tokens |= bit;
    if (lobby && s.phase === 'lobby' && s.lobby[seat] === null) n.silent |= bit;
    const use = s.ballots[seat]!;
    if (use !== null) vote(n, seat, USES.indexOf(use), s.lobby[seat] ? 2 : 1);
  }
}

function setUp(n: DowntownNode, chance: Chance): void {
  setUpCity(n, chance);
  n.words[at.PILES] = n.words[at.PILES + 1] = HALF - 3;
  n.tokens = everyone(n);
  for (let seat = 0; seat < n.seats; seat++) {
    n.words[at.MONEY + seat] = START_MONEY;
    n.markers |= MARKERS << (4 * seat);
  }
  plan(n, chance);
}

function legal(n: DowntownNode, seat: number, out: Int32Array): number {
  if (n.phase !== at.ORDER) return three(choices(n), out);
  const bare = mostBare(n, seat);
  return orders(n, bare, mostLaid(n, seat, bare), out);
}

function drawAnswer(n: DowntownNode, seat: number, chance: Chance): number {
  if (n.phase === at.ORDER) {
    const bare = mostBare(n, seat);
    return drawOrder(n, bare, mostLaid(n, seat, bare), chance);
  }
  const mask = choices(n);
  return THREE[4 * mask + chance.int(THREE[4 * mask + 3]!)]!;
}

/** The answers of a phase with at most three, as bits. */
function choices(n: DowntownNode): number {
  const phase = n.phase;
  if (phase === at.BALLOT) return usesFor(n, n.now - 1);
  if (phase === at.DECIDE) return leading(n);
  if (phase === at.LOBBY) return 3;
  return (n.words[at.PILES]! > 0 ? 1 : 0) | (n.words[at.PILES + 1]! > 0 ? 2 : 0);
}

/** By 4 × mask of three bits: the indices of the set bits, and from index 3 on their number. */
const THREE = Uint8Array.from({ length: 32 }, (_, i) => {
  const mask = i >> 2;
  if ((i & 3) === 3) return bitCount(mask);
  return (i & 3) < bitCount(mask) ? nthBit(mask, i & 3) : 0;
});

/** The most plots that a seat can order on a bare lot. */
function mostBare(n: DowntownNode, seat: number): number {
  const money = n.words[at.MONEY + seat]!;
  let bare = Math.min((n.markers >> (4 * seat)) & 15, mostPlots(n.seats));
  while (PRICE[bare]! > money) bare--;
  return bare;
}

/** The most plots that a seat can order on a lot with a plaque. */
function mostLaid(n: DowntownNode, seat: number, bare: number): number {
  const money = n.words[at.MONEY + seat]!;
  let laid = bare;
  while (PRICE[4 + laid]! > money) laid--;
  return laid;
}

function apply(n: DowntownNode, seat: number, code: number, chance: Chance): void {
  const phase = n.phase;
  const bit = 1 << seat;
  if (phase === at.BALLOT) {
    vote(n, seat, code, 1);
    n.owing &= ~bit;
    if (n.owing !== 0) return;
    n.silent = n.tokens;
    afterBallots(n);
  } else if (phase === at.LOBBY) {
    n.silent &= ~bit;
    if (code === 1) {
      n.tokens &= ~bit;
      n.votes += 1 << (8 * ballot(n, seat));
    }
    afterBallots(n);
  } else if (phase === at.DECIDE) settle(n, code);
  else turn(n, code, chance);
}

function askMayor(n: DowntownNode, phase: number): void {
  n.phase = phase;
  n.owing = 1 << n.mayor;
}

function plan(n: DowntownNode, chance: Chance): void {
  askMayor(n, at.PILE);
  turnForced(n, chance);
}

/** Turns a card if only one pile is possible; false if there is a choice. */
function turnForced(n: DowntownNode, chance: Chance): boolean {
  const forced = n.words[at.PILES] === 0 ? 1 : 0;
  if (n.words[at.PILES + 1 - forced] !== 0) return false;
  turn(n, forced, chance);
  return true;
}

/** DT-20, DT-21. */
function turn(n: DowntownNode, pile: number, chance: Chance): void {
  const lot = take(n, HALF * pile, n.words[at.PILES + pile]!--, chance);
  const second = n.phase === at.SECOND;
  if (second) n.next = lot + 1;
  else n.now = lot + 1;
  // Bit 0 is lot 1: the odd lots have even places.
  if (second || lot & 1 || 0 === n.words[at.PILES]! + n.words[at.PILES + 1]!) return startVote(n);
  askMayor(n, at.SECOND);
  if (!turnForced(n, chance) && n.options.secondCard !== 'any-pile') turn(n, 1 - pile, chance);
}

/** DT-22: the next vote, or the orders. */
function startVote(n: DowntownNode): void {
  n.ballots = n.votes = 0;
  n.owing = everyone(n);
  n.phase = n.now === 0 ? at.ORDER : at.BALLOT;
  if (n.now === 0) return;
  const uses = usesFor(n, n.now - 1);
  if ((uses & (uses - 1)) === 0) settle(n, uses >> 1);
}

function settle(n: DowntownNode, use: number): void {
  lay(n, n.now - 1, use);
  n.now = n.next;
  n.next = 0;
  startVote(n);
}

function vote(n: DowntownNode, seat: number, use: number, votes: number): void {
  n.ballots |= use << (2 * seat);
  n.votes += votes << (8 * use);
}

const ballot = (n: DowntownNode, seat: number): number => (n.ballots >> (2 * seat)) & 3;

/** DT-23: the next seat to decide on its token, as a bit: from the mayor on, clockwise. */
function speaker(n: DowntownNode): number {
  const silent = n.silent;
  const after = silent & -(1 << n.mayor);
  return after === 0 ? silent & -silent : after & -after;
}

/** DT-24: the uses with most votes, as bits. */
function leading(n: DowntownNode): number {
  const housing = n.votes & 255;
  const industry = (n.votes >> 8) & 255;
  const commerce = n.votes >> 16;
  const most = Math.max(housing, industry, commerce);
  return (housing === most ? 1 : 0) | (industry === most ? 2 : 0) | (commerce === most ? 4 : 0);
}

function afterBallots(n: DowntownNode): void {
  if (n.silent !== 0) {
    n.phase = at.LOBBY;
    n.owing = speaker(n);
    return;
  }
  const uses = leading(n);
  const own = ballot(n, n.mayor);
  if ((uses & (uses - 1)) === 0) settle(n, uses >> 1);
  else if ((uses >> own) & 1) settle(n, own);
  else askMayor(n, at.DECIDE);
}

function bonusOf(n: DowntownNode, owners: number, sensible: boolean): number {
  if (owners === 1) return sensible ? 10 : n.options.soleBonus;
  return sensible ? 2 : 1;
}

/** Writes the indices of the set bits of a three-bit mask; returns their number. */
function three(mask: number, out: Int32Array): number {
  out[0] = 0;
  let count = mask & 1;
  out[count] = 1;
  count += (mask >> 1) & 1;
  out[count] = 2;
  return count + ((mask >> 2) & 1);
}

/** Three to six players. */
export const town: FastVariant = {
  setUp,
  read,
  legal,
  drawAnswer,
  apply,
  plan,
  pay: (n, seat, laid, plots, got) => {
    n.words[at.MONEY + seat]! -= PRICE[4 * laid + plots]!;
    n.markers -= got << (4 * seat);
  },
  earn: (n, lot, value, sensible) => {
    let owners = 0;
    for (let seat = 0; seat < n.seats; seat++) if (plotsOf(n, lot, seat) > 0) owners++;
    const bonus = value === 0 || owners > 2 ? 0 : bonusOf(n, owners, sensible);
    for (let seat = 0; seat < n.seats; seat++) {
      const plots = plotsOf(n, lot, seat);
      if (plots === 0) continue;
      n.words[at.MONEY + seat]! += plots * value + bonus;
      n.markers += plots << (4 * seat);
    }
  },
};
