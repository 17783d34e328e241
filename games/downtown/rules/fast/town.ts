import type { Chance } from '@faubourg/core';
import { HALF } from '../board.ts';
import { USES } from '../plaques.ts';
import { MARKERS, MONEY, pricesOf } from '../purse.ts';
import type { DowntownState, Town } from '../state.ts';
import { votedLot } from '../vote.ts';
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

/** What so many plots cost: on a bare lot, and four places further on with a plaque. */
const PRICE = Uint8Array.from([0, ...pricesOf(false), 0, ...pricesOf(true)]);

const everyone = (f: Frame): number => (1 << f.seats) - 1;

function read(state: DowntownState, w: Words): void {
  const s = state as Town;
  for (const [i, pile] of [s.piles.left, s.piles.right].entries()) {
    w[at.PILES + i] = pile.length;
    for (const [j, n] of pile.entries()) w[at.CARDS + HALF * i + j] = n - 1;
  }
  w[at.NOW] = votedLot(s) ?? 0;
  w[at.NEXT] = s.turned[s.votes.length + 1] ?? 0;
  for (const [seat, { money, markers, lobby }] of s.players.entries()) {
    const bit = 1 << seat;
    w[at.MONEY + seat] = money;
    w[at.MARKERS]! |= markers << (4 * seat);
    if (lobby) w[at.TOKENS]! |= bit;
    if (lobby && s.phase === 'lobby' && s.lobby[seat] === null) w[at.SILENT]! |= bit;
    const use = s.ballots[seat]!;
    if (use !== null) vote(w, seat, USES.indexOf(use), s.lobby[seat] ? 2 : 1);
  }
}

function deal(f: Frame, w: Words, chance: Chance): void {
  dealCity(f, w, chance);
  w[at.PILES] = w[at.PILES + 1] = HALF - 3;
  w[at.TOKENS] = everyone(f);
  for (let seat = 0; seat < f.seats; seat++) {
    w[at.MONEY + seat] = MONEY;
    w[at.MARKERS]! |= MARKERS << (4 * seat);
  }
  plan(f, w, chance);
}

function legal(f: Frame, w: Words, seat: number, out: Int32Array): number {
  const phase = w[at.PHASE]!;
  if (phase === at.ORDER) {
    const money = w[at.MONEY + seat]!;
    let bare = Math.min((w[at.MARKERS]! >> (4 * seat)) & 15, f.most);
    while (PRICE[bare]! > money) bare--;
    let laid = bare;
    while (PRICE[4 + laid]! > money) laid--;
    return orders(w, bare, laid, out);
  }
  if (phase === at.BALLOT) return spread(usesFor(w, w[at.NOW]! - 1), out);
  if (phase === at.DECIDE) return spread(leading(w), out);
  if (phase === at.LOBBY) return spread(3, out);
  return spread((w[at.PILES]! > 0 ? 1 : 0) | (w[at.PILES + 1]! > 0 ? 2 : 0), out);
}

function play(f: Frame, w: Words, seat: number, code: number, chance: Chance): void {
  const phase = w[at.PHASE]!;
  const bit = 1 << seat;
  if (phase === at.BALLOT) {
    vote(w, seat, code, 1);
    w[at.OWING]! &= ~bit;
    if (w[at.OWING] !== 0) return;
    w[at.SILENT] = w[at.TOKENS]!;
    afterBallots(f, w);
  } else if (phase === at.LOBBY) {
    w[at.SILENT]! &= ~bit;
    if (code === 1) {
      w[at.TOKENS]! &= ~bit;
      w[at.VOTES]! += 1 << (8 * ballot(w, seat));
    }
    afterBallots(f, w);
  } else if (phase === at.DECIDE) settle(f, w, code);
  else turn(f, w, code, chance);
}

function askMayor(w: Words, phase: number): void {
  w[at.PHASE] = phase;
  w[at.OWING] = 1 << w[at.MAYOR]!;
}

function plan(f: Frame, w: Words, chance: Chance): void {
  askMayor(w, at.PILE);
  turnForced(f, w, chance);
}

/** Turns the only card there can be; false if there is a choice of piles. */
function turnForced(f: Frame, w: Words, chance: Chance): boolean {
  const forced = w[at.PILES] === 0 ? 1 : 0;
  if (w[at.PILES + 1 - forced] !== 0) return false;
  turn(f, w, forced, chance);
  return true;
}

/** DT-20, DT-21. */
function turn(f: Frame, w: Words, pile: number, chance: Chance): void {
  const lot = take(w, HALF * pile, w[at.PILES + pile]!--, chance);
  const second = w[at.PHASE] === at.SECOND;
  w[second ? at.NEXT : at.NOW] = lot + 1;
  // Bit 0 is lot 1: the odd lots have even places.
  if (second || lot & 1 || 0 === w[at.PILES]! + w[at.PILES + 1]!) return startVote(f, w);
  askMayor(w, at.SECOND);
  if (!turnForced(f, w, chance) && f.options.secondCard !== 'any-pile')
    turn(f, w, 1 - pile, chance);
}

/** DT-22: the next vote, or the orders. */
function startVote(f: Frame, w: Words): void {
  w[at.BALLOTS] = w[at.VOTES] = 0;
  w[at.OWING] = everyone(f);
  w[at.PHASE] = w[at.NOW] === 0 ? at.ORDER : at.BALLOT;
  if (w[at.NOW] === 0) return;
  const uses = usesFor(w, w[at.NOW]! - 1);
  if ((uses & (uses - 1)) === 0) settle(f, w, uses >> 1);
}

function settle(f: Frame, w: Words, use: number): void {
  lay(w, w[at.NOW]! - 1, use);
  w[at.NOW] = w[at.NEXT]!;
  w[at.NEXT] = 0;
  startVote(f, w);
}

function vote(w: Words, seat: number, use: number, votes: number): void {
  w[at.BALLOTS]! |= use << (2 * seat);
  w[at.VOTES]! += votes << (8 * use);
}

const ballot = (w: Words, seat: number): number => (w[at.BALLOTS]! >> (2 * seat)) & 3;

/** DT-23: the next to speak, as a bit: from the mayor on, then round the table. */
function speaker(w: Words): number {
  const silent = w[at.SILENT]!;
  const after = silent & -(1 << w[at.MAYOR]!);
  return after === 0 ? silent & -silent : after & -after;
}

/** DT-24: the uses with most votes, as bits. */
function leading(w: Words): number {
  const housing = w[at.VOTES]! & 255;
  const industry = (w[at.VOTES]! >> 8) & 255;
  const commerce = w[at.VOTES]! >> 16;
  const most = Math.max(housing, industry, commerce);
  return (housing === most ? 1 : 0) | (industry === most ? 2 : 0) | (commerce === most ? 4 : 0);
}

function afterBallots(f: Frame, w: Words): void {
  if (w[at.SILENT] !== 0) {
    w[at.PHASE] = at.LOBBY;
    w[at.OWING] = speaker(w);
    return;
  }
  const uses = leading(w);
  const own = ballot(w, w[at.MAYOR]!);
  if ((uses & (uses - 1)) === 0) settle(f, w, uses >> 1);
  else if ((uses >> own) & 1) settle(f, w, own);
  else askMayor(w, at.DECIDE);
}

function bonusOf(f: Frame, owners: number, sensible: boolean): number {
  if (owners === 1) return sensible ? 10 : f.options.soleBonus;
  return sensible ? 2 : 1;
}

/** Three to six players. */
export const town: Way = {
  deal,
  read,
  legal,
  play,
  plan,
  pay: (w, seat, laid, plots, got) => {
    w[at.MONEY + seat]! -= PRICE[4 * laid + plots]!;
    w[at.MARKERS]! -= got << (4 * seat);
  },
  earn: (f, w, lot, value, sensible) => {
    let owners = 0;
    for (let seat = 0; seat < f.seats; seat++) if (plotsOf(w, lot, seat) > 0) owners++;
    const bonus = value === 0 || owners > 2 ? 0 : bonusOf(f, owners, sensible);
    for (let seat = 0; seat < f.seats; seat++) {
      const plots = plotsOf(w, lot, seat);
      if (plots === 0) continue;
      w[at.MONEY + seat]! += plots * value + bonus;
      w[at.MARKERS]! += plots << (4 * seat);
    }
  },
};
