import type { FastRules, Seat } from '@faubourg/core';
import type { ChinatownAnswer } from '../answer.ts';
import { LOCATIONS } from '../board.ts';
import { SHOPS } from '../material.ts';
import type { ChinatownState } from '../state.ts';
import { apply } from './apply.ts';
import { keptCards } from './keep.ts';
import { drawAnswer, legal, owing } from './legal.ts';
import { type ChinatownNode, copyNode, KEEP, nodeOf, TRADE } from './node.ts';
import { MONEY, PHASE } from './places.ts';
import { setUp } from './setup.ts';

const cards = new Uint8Array(LOCATIONS + 1);

function answer(node: ChinatownNode, seat: Seat, code: number): ChinatownAnswer {
  const phase = node.store[PHASE]!;
  if (phase === TRADE) return { done: true };
  if (phase === KEEP) return { keep: [...cards.subarray(0, keptCards(node, seat, code, cards))] };
  return code === 0 ? { built: true } : { place: SHOPS[code >> 7]!, at: code & 127 };
}

/** Plain loops: array methods here were measurable in the time of a whole game. */
function shares({ store, seats }: ChinatownNode, out: Float64Array): void {
  let best = 0;
  let winners = 0;
  for (let seat = 0; seat < seats; seat++) {
    const money = store[MONEY + seat]!;
    if (money > best) {
      best = money;
      winners = 0;
    }
    if (money === best) winners++;
  }
  for (let seat = 0; seat < seats; seat++) {
    out[seat] = store[MONEY + seat] === best ? 1 / winners : 0;
  }
}

export const fast: FastRules<ChinatownState, ChinatownAnswer, ChinatownNode> = {
  /** Reached with the option `hold`: three seats, 4 of 36 cards. */
  mostAnswers: 58_905,
  node: nodeOf,
  copy: copyNode,
  setUp,
  owing,
  legal,
  drawAnswer,
  apply,
  answer,
  shares,
  scores: ({ store, seats }, out) => {
    out.set(store.subarray(MONEY, MONEY + seats));
  },
};
