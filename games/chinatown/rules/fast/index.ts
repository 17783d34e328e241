import type { Chance, FastRules, Seat } from '@faubourg/core';
import type { ChinatownAnswer } from '../answer.ts';
import { adds, neighboursOf, businessSize } from './income.ts';
import {
  BUILD,
  type ChinatownNode,
  copyNode,
  KEEP,
  listBits,
  nodeOf,
  OVER,
  plotOf,
  removeFree,
  removeTile,
  ROW,
  setBit,
  SIZE,
  SIZES,
  TRADE,
} from './node.ts';
import { deal, endRound, startTrade } from './apply.ts';
import { SHOPS, supply } from '../material.ts';
import type { ChinatownState } from '../state.ts';

/*
 * The rules without the table: every seat says done at once. Answers are numbers: in `keep` the
 * place of the choice in the list of all, in `trade` 0 for done, in `build` 0 for built, else
 * type × 128 + location.
 */

const listed = new Uint8Array(ROW);

/** How many ways there are to choose k of n. */
function waysTo(k: number, n: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

function toKeep(node: ChinatownNode, held: number): number {
  return node.locationCards === 'all' ? held : Math.min(held, supply(node.seats, node.round).kept);
}

function owing(node: ChinatownNode): number {
  if (node.phase === OVER) return 0;
  const waiting = ~node.ready & ((1 << node.seats) - 1);
  if (node.phase !== BUILD || !node.inTurn) return waiting;
  const after = waiting & (-1 << node.first);
  const next = after === 0 ? waiting : after;
  return next & -next;
}

/** CT-60: whether a shop may stand at a location without street access. */
function joins(node: ChinatownNode, seat: Seat, type: number, at: number): boolean {
  const beside = neighboursOf(node.board);
  for (let side = at * 4; side < at * 4 + 4; side++) {
    const next = beside[side]!;
    if (node.plots[next] !== plotOf(seat, type)) continue;
    if (businessSize(node, next) % SIZE[type]! !== 0) return true;
  }
  return false;
}

function legalBuilds(node: ChinatownNode, seat: Seat, out: Int32Array): number {
  const { free, streetAccess } = node;
  const { street } = node.board;
  const from = seat * ROW;
  const to = from + node.frees[seat]!;
  out[0] = 0;
  let count = 1;
  for (let types = node.types[seat]!; types !== 0; types &= types - 1) {
    const type = 31 - Math.clz32(types & -types);
    for (let i = from; i < to; i++) {
      const at = free[i]!;
      if (streetAccess && !street[at] && !joins(node, seat, type, at)) continue;
      out[count++] = (type << 7) | at;
    }
  }
  return count;
}

function legal(node: ChinatownNode, seat: Seat, out: Int32Array): number {
  if (node.phase === BUILD) return legalBuilds(node, seat, out);
  let count = 1;
  if (node.phase === KEEP) {
    const held = listBits(node.cards, seat, listed);
    count = waysTo(toKeep(node, held), held);
  }
  for (let i = 0; i < count; i++) out[i] = i;
  return count;
}

/** Writes choice number `code` of the cards into `listed`, in order; returns how many. */
function chosen(node: ChinatownNode, seat: Seat, code: number): number {
  const held = listBits(node.cards, seat, listed);
  const keep = toKeep(node, held);
  let rank = code;
  let found = 0;
  for (let i = 0; found < keep; i++) {
    const ways = waysTo(keep - found - 1, held - i - 1);
    if (rank < ways) listed[found++] = listed[i]!;
    else rank -= ways;
  }
  return keep;
}

function play(node: ChinatownNode, seat: Seat, code: number, chance: Chance): void {
  if (node.phase === BUILD && code !== 0) {
    const type = code >> 7;
    const at = code & 127;
    node.income[seat] = node.income[seat]! + adds(node, seat, type, at);
    node.shops[seat * SIZES + SIZE[type]!]!++;
    node.plots[at] = plotOf(seat, type);
    removeTile(node, seat, type);
    removeFree(node, seat, at);
    return;
  }
  if (node.phase === KEEP) {
    const count = chosen(node, seat, code);
    for (let i = 0; i < count; i++) setBit(node.kept, seat, listed[i]!);
  }
  node.ready |= 1 << seat;
  if (node.ready !== (1 << node.seats) - 1) return;
  if (node.phase === KEEP) startTrade(node, chance);
  else if (node.phase === BUILD) endRound(node, chance);
  else {
    node.phase = BUILD;
    node.ready = 0;
  }
}

function answer(node: ChinatownNode, seat: Seat, code: number): ChinatownAnswer {
  if (node.phase === TRADE) return { done: true };
  if (node.phase === KEEP) return { keep: [...listed.subarray(0, chosen(node, seat, code))] };
  return code === 0 ? { built: true } : { place: SHOPS[code >> 7]!, at: code & 127 };
}

/** In plain loops: a game is so short that spreading its results would show. */
function shares({ money }: ChinatownNode, out: Float64Array): void {
  let best = 0;
  let winners = 0;
  for (let seat = 0; seat < money.length; seat++) {
    if (money[seat]! > best) {
      best = money[seat]!;
      winners = 0;
    }
    if (money[seat] === best) winners++;
  }
  for (let seat = 0; seat < money.length; seat++) {
    out[seat] = money[seat] === best ? 1 / winners : 0;
  }
}

export const fast: FastRules<ChinatownState, ChinatownAnswer, ChinatownNode> = {
  /** Most of all: with `hold`, three seats, 4 of 36 cards. */
  mostAnswers: 58_905,
  node: nodeOf,
  copy: copyNode,
  setUp: deal,
  owing,
  legal,
  apply: play,
  answer,
  shares,
  scores: (node, out) => {
    out.set(node.money);
  },
};
