import type { SearchSide } from '@faubourg/core';
import type { DowntownAnswer } from '../answer.ts';
import { boardOf } from '../options.ts';
import { USES } from '../plaques.ts';
import { type DowntownState, isDuel, PHASES } from '../state.ts';
import { mostPlots } from '../town.ts';
import { type Frame, order, readCity, type Words } from './city.ts';
import { duel } from './duel.ts';
import * as at from './layout.ts';
import { town } from './town.ts';

export type DowntownNode = { readonly frame: Frame; readonly words: Words };

/** What a code stands for: the field of an answer is named like the phase that asks for it. */
function answer(phase: number, code: number): DowntownAnswer {
  if (phase === at.ORDER) {
    return code === 0 ? { pass: true } : { lot: (code >> 2) + 1, plots: code & 3 };
  }
  if (phase === at.LOBBY) return { lobby: code === 1 };
  if (phase === at.CARD) return { card: code + 1 };
  if (phase < at.BALLOT) return { pile: code === 0 ? 'left' : 'right' };
  return { [PHASES[phase]!]: USES[code] } as DowntownAnswer;
}

/** The same rules over bits, for search. */
export const search: SearchSide<DowntownState, DowntownAnswer, DowntownNode> = {
  // To pass, three orders on each of 21 lots, and room for two more that are not kept.
  widest: 66,
  node: (s) => {
    const { options, players } = s;
    const frame = {
      way: isDuel(s) ? duel : town,
      seats: players.length,
      neighbours: at.neighboursOf(boardOf(options)),
      most: mostPlots(players.length),
      options,
    };
    const words = new Int32Array(at.WORDS);
    readCity(s, words);
    frame.way.read(s, words);
    return { frame, words };
  },
  copy: (from, to) => {
    to.words.set(from.words);
  },
  deal: ({ frame, words }, chance) => {
    frame.way.deal(frame, words, chance);
  },
  owing: ({ words }) => words[at.OWING]!,
  legal: ({ frame, words }, seat, out) => frame.way.legal(frame, words, seat, out),
  play: ({ frame, words }, seat, code, chance) => {
    if (words[at.PHASE] === at.ORDER) order(frame, words, seat, code, chance);
    else frame.way.play(frame, words, seat, code, chance);
  },
  answer: ({ words }, _seat, code) => answer(words[at.PHASE]!, code),
  shares: ({ frame, words }, out) => {
    const scores = words.subarray(at.MONEY, at.MONEY + frame.seats);
    const best = Math.max(...scores);
    const winners = scores.filter((score) => score === best).length;
    for (const [seat, score] of scores.entries()) out[seat] = score === best ? 1 / winners : 0;
  },
};
