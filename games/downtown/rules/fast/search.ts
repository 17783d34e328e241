import type { SearchSide } from '@faubourg/core';
import type { DowntownAnswer } from '../answer.ts';
import { boardOf } from '../options.ts';
import { type DowntownState, isDuel } from '../state.ts';
import { mostPlots } from '../town.ts';
import { type Frame, readCity, type Words } from './city.ts';
import { answerDuel, dealDuel, legalDuel, playDuel, readDuel } from './duel.ts';
import { MONEY, neighboursOf, OWING, WORDS } from './layout.ts';
import { answerTown, dealTown, legalTown, playTown, readTown } from './town.ts';

export type DowntownNode = { readonly frame: Frame; readonly words: Words };

function node(s: DowntownState): DowntownNode {
  const { options, players } = s;
  const frame = {
    seats: players.length,
    neighbours: neighboursOf(boardOf(options)),
    most: mostPlots(players.length),
    anyPile: options.secondCard === 'any-pile',
    soleBonus: options.soleBonus,
  };
  const words = new Int32Array(WORDS);
  readCity(s, words);
  if (isDuel(s)) readDuel(s, words);
  else readTown(s, words);
  return { frame, words };
}

const isForTwo = ({ frame }: DowntownNode): boolean => frame.seats === 2;

/** The same rules over bits, for search. */
export const search: SearchSide<DowntownState, DowntownAnswer, DowntownNode> = {
  // To pass, three orders on each of 21 lots, and room for two more that are not kept.
  widest: 66,
  node,
  copy: (from, to) => {
    to.words.set(from.words);
  },
  deal: (n, chance) => {
    (isForTwo(n) ? dealDuel : dealTown)(n.frame, n.words, chance);
  },
  owing: ({ words }) => words[OWING]!,
  legal: (n, seat, out) =>
    isForTwo(n) ? legalDuel(n.words, seat, out) : legalTown(n.frame, n.words, seat, out),
  play: (n, seat, code, chance) => {
    if (isForTwo(n)) playDuel(n.frame, n.words, seat, code, chance);
    else playTown(n.frame, n.words, seat, code, chance);
  },
  answer: (n, _seat, code) => (isForTwo(n) ? answerDuel : answerTown)(n.words, code),
  shares: ({ frame, words }, out) => {
    const scores = words.subarray(MONEY, MONEY + frame.seats);
    const best = Math.max(...scores);
    const winners = scores.filter((score) => score === best).length;
    for (const [seat, score] of scores.entries()) out[seat] = score === best ? 1 / winners : 0;
  },
};
