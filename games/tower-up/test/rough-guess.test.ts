import { QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { evaluatorFor } from '../bot/net.ts';
import { ROUGH_FEATURES, readRough } from '../bot/rough-features.ts';
import { roughGuess } from '../bot/rough-guess.ts';
import { coneMillions, trackMillions } from '../bot/score.ts';
import { fast } from '../rules/fast/index.ts';
import * as at from '../rules/fast/layout.ts';
import { TAKE } from '../rules/fast/legal.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { towerUp } from '../rules/index.ts';

const OPTIONS = {
  objectives: 'random',
  startFloors: 3,
  start: 'random',
  board: 'standard',
} as const;

/** The positions of random games in which somebody builds or takes a card. */
function eachTurn(
  seats: number,
  games: number,
  look: (node: TowerUpNode, codes: Int32Array) => void,
): void {
  const codes = new Int32Array(fast.mostAnswers);
  for (let seed = 0; seed < games; seed++) {
    const chance = new QuickChance(seed);
    const { state } = towerUp.setUp(OPTIONS, seats, chance);
    const node = fast.node(state);
    while (fast.owing(node) !== 0) {
      const seat = node.data[at.TURN]!;
      const count = fast.legal(node, seat, codes);
      if (node.data[at.STARTS] === 0 && node.data[at.RETURNING] === 0)
        look(node, codes.slice(0, count));
      fast.apply(node, seat, codes[chance.int(count)]!, chance);
    }
  }
}

const FEATURES = ['gain', 'star', 'floors', 'over', 'cone', 'tokens'] as const;
const [GAIN, STAR, FLOORS, OVER, CONE, TOKENS] = [1, 2, 4, 7, 9, 16];

test.each([2, 3, 4])('%i players: what is read off an answer is what playing it does', (seats) => {
  const differing: unknown[] = [];
  let looked = 0;
  eachTurn(seats, 4, (node, codes) => {
    const seat = node.data[at.TURN]!;
    const me = at.PLAYERS + seat * at.PLAYER;
    const was = node.data.slice();
    const read = new Float32Array(codes.length * ROUGH_FEATURES);
    readRough(node, seat, codes, codes.length, read);
    // The position is as it was.
    if (node.data.some((value, i) => value !== was[i])) differing.push('changed');
    for (const [i, code] of codes.entries()) {
      const after = { ...node, data: node.data.slice() };
      fast.apply(after, seat, code, new QuickChance(i));
      const is = after.data;
      const row = i * ROUGH_FEATURES;
      const said = [GAIN, STAR, FLOORS, OVER, CONE, TOKENS].map((k) => read[row + k]!);
      const over = Math.max(0, is[me + at.TOTAL]! - 10);
      const cone = coneMillions(is, me) - coneMillions(was, me);
      const found = [
        trackMillions(is[me + at.MARKERS]!) - trackMillions(was[me + at.MARKERS]!),
        is[me + at.STARS]! > was[me + at.STARS]! ? 1 : 0,
        is[me + at.TOTAL]! - was[me + at.TOTAL]! - over,
        over,
        code < TAKE ? cone : 0,
        is[me + at.TOKENS]! - was[me + at.TOKENS]!,
      ];
      looked++;
      // A cone that is placed by this answer counts other Millions than one that is not.
      if (is[me + at.CONE] !== was[me + at.CONE]) said[4] = found[4]!;
      if (said.some((value, k) => value !== found[k]))
        differing.push({ code, said, found, of: FEATURES });
    }
  });
  expect(differing.slice(0, 3)).toEqual([]);
  expect(looked).toBeGreaterThan(1000);
});

test.each([2, 3, 4])(
  '%i players: the answer that the net likes best is mostly among the six that the rough guess puts first',
  (seats) => {
    const evaluate = evaluatorFor(OPTIONS, seats);
    const shares = new Float64Array(seats);
    const odds = new Float64Array(fast.mostAnswers);
    let places = 0;
    let found = 0;
    eachTurn(seats, 6, (node, codes) => {
      const seat = node.data[at.TURN]!;
      if (codes.length < 17) return;
      const worth = Array.from(codes, (code, i) => {
        const after = { ...node, data: node.data.slice() };
        fast.apply(after, seat, code, new QuickChance(i));
        if (fast.owing(after) === 0) fast.shares(after, shares);
        else evaluate(after, shares, new QuickChance(i));
        return shares[seat]!;
      });
      expect(roughGuess(seats)(node, seat, codes, codes.length, odds)).toBe(true);
      const best = worth.indexOf(Math.max(...worth));
      const before = odds.subarray(0, codes.length).filter((one) => one > odds[best]!).length;
      places++;
      if (before < 6) found++;
    });
    expect(places).toBeGreaterThan(50);
    expect(found / places).toBeGreaterThan(0.75);
  },
);

test('starting floors and returns are not guessed roughly', () => {
  const { state } = towerUp.setUp({ ...OPTIONS, start: 'chosen' }, 2, new QuickChance(1));
  const node = fast.node(state);
  const codes = new Int32Array(fast.mostAnswers);
  const count = fast.legal(node, state.turn, codes);
  const odds = new Float64Array(count);
  expect(roughGuess(2)(node, state.turn, codes, count, odds)).toBe(false);
});
