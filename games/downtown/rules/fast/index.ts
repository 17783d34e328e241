import type { FastRules } from '@faubourg/core';
import type { DowntownAnswer } from '../answer.ts';
import { boardOf } from '../options.ts';
import { USES } from '../material.ts';
import { type DowntownState, isDuel, PHASES } from '../state.ts';
import { adjacency } from './adjacency.ts';
import { copyFields, FRESH, type DowntownNode, readCity } from './node.ts';
import { duel } from './duel.ts';
import { order } from './fill-orders.ts';
import * as at from './layout.ts';
import { town } from './town.ts';

export type { DowntownNode };

/** The answer of a code. The field of an answer is named like the phase that asks for it. */
function answer(phase: number, code: number): DowntownAnswer {
  if (phase === at.ORDER) {
    return code === 0 ? { pass: true } : { lot: (code >> 2) + 1, plots: code & 3 };
  }
  if (phase === at.LOBBY) return { lobby: code === 1 };
  if (phase === at.CARD) return { card: code + 1 };
  if (phase < at.BALLOT) return { pile: code === 0 ? 'left' : 'right' };
  return { [PHASES[phase]!]: USES[code] } as DowntownAnswer;
}

/** The rules over bit sets, for search. */
export const fast: FastRules<DowntownState, DowntownAnswer, DowntownNode> = {
  // Passing, three orders on each of 21 lots, and two entries that `orders` may write past the end.
  mostAnswers: 66,
  node: (s) => {
    const { options, players } = s;
    const board = boardOf(options);
    const node: DowntownNode = {
      variant: isDuel(s) ? duel : town,
      seats: players.length,
      board,
      beside: adjacency(board),
      options,
      words: new Int32Array(at.WORDS),
      ...FRESH,
    };
    readCity(s, node);
    node.variant.read(s, node);
    return node;
  },
  copy: (from, to) => {
    to.words.set(from.words);
    copyFields(from, to);
  },
  setUp: (n, chance) => {
    n.variant.setUp(n, chance);
  },
  owing: (n) => n.owing,
  legal: (n, seat, out) => n.variant.legal(n, seat, out),
  drawAnswer: (n, seat, chance) => n.variant.drawAnswer(n, seat, chance),
  apply: (n, seat, code, chance) => {
    if (n.phase === at.ORDER) order(n, seat, code, chance);
    else n.variant.apply(n, seat, code, chance);
  },
  answer: ({ phase }, _seat, code) => answer(phase, code),
  scores: ({ seats, words }, out) => {
    out.set(words.subarray(at.MONEY, at.MONEY + seats));
  },
  shares: ({ seats, words }, out) => {
    const scores = words.subarray(at.MONEY, at.MONEY + seats);
    const best = Math.max(...scores);
    const share = 1 / scores.filter((score) => score === best).length;
    for (const [seat, score] of scores.entries()) out[seat] = score === best ? share : 0;
  },
};
