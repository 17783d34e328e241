import { applyAnswer, canonical, isRefused, QuickChance } from '@faubourg/core';
import { LEVELS, playMatch } from '@faubourg/search';
import { describe, expect, test } from 'vitest';
import { bot, training, baselines } from '../bot/index.ts';
import { heuristicEvaluator } from '../bot/evaluate.ts';
import { evaluatorFor } from '../bot/net.ts';
import { MISSING, NEED } from '../bot/progress.ts';
import { scoreNow } from '../bot/score.ts';
import { makeBot } from '../bot/think.ts';
import { CHARACTERS } from '../rules/characters.ts';
import { fast } from '../rules/fast/index.ts';
import { PLAYER, PLAYERS, ROOFS_LEFT } from '../rules/fast/layout.ts';
import { towerUp } from '../rules/index.ts';
import { OBJECTIVES, SMALL } from '../rules/material.ts';
import { progress } from '../rules/objectives.ts';
import { scoreOf } from '../rules/outcome.ts';
import { positionWhere, usual } from './bot-positions.ts';

/** LEAK_POSITIONS=10000 tests that many positions for every bot. */
const POSITIONS = Number(process.env['LEAK_POSITIONS'] ?? 24);
const characters = CHARACTERS.flatMap((name) => [
  { ...bot('regular', name), name: `regular, ${name}` },
  { ...bot('expert', name), name: `expert, ${name}` },
]);
const all = [...LEVELS.map((level) => bot(level)), ...characters, baselines.greedy()];

describe.each(all)('$name', (one) => {
  test('gives legal answers, the same for the same seed and whatever it cannot see', async () => {
    let looked = 0;
    for (let game = 0; looked < POSITIONS; game++) {
      const seats = 2 + (game % 3);
      const chance = new QuickChance(game);
      let plies = chance.int(30 * seats);
      const state = positionWhere(seats, game, () => plies-- <= 0);
      if (!state) continue;
      looked++;
      const { turn } = state;
      const thinkOptions = { budget: { iterations: 12 }, seed: game };
      const thought = await one.think(towerUp.view(state, turn), thinkOptions);
      const other = towerUp.scramble(state, turn, chance);
      const again = await one.think(towerUp.view(other, turn), thinkOptions);
      expect(canonical(again)).toBe(canonical(thought));
      expect(isRefused(applyAnswer(towerUp, state, turn, thought.answer, chance))).toBe(false);
    }
  });
});

test('the expert explains its choice with the numbers that made it', async () => {
  const { state } = towerUp.setUp(usual, 2, new QuickChance(3));
  const { answer, shares, explanation } = await bot('expert').think(
    towerUp.view(state, state.turn),
    { budget: { iterations: 200 }, seed: 1 },
  );
  expect(explanation.moves[0]!.answer).toEqual(answer);
  expect(explanation.moves.length).toBeGreaterThan(1);
  expect(shares!.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('with a full stock and no wish to build, a bot still builds now and then', async () => {
  // The next to build gives the other an advantage: this evaluator prefers to wait.
  const waiting = makeBot({
    name: 'waiting',
    evaluate: () => (node, shares) => {
      const { data } = node;
      for (let seat = 0; seat < 2; seat++)
        shares[seat] = data[PLAYERS + seat * PLAYER + ROOFS_LEFT]! / 20;
    },
    horizon: 'one',
    exactTurns: 0,
    temperature: 0,
  });
  for (let seed = 0; seed < 3; seed++) {
    const seated = [waiting, waiting].map((one) => ({ bot: one, budget: { iterations: 1 } }));
    const { answers } = await playMatch(towerUp, usual, seated, seed);
    expect(answers).toBeLessThan(1500);
  }
});

test('what the features count agrees with the readable rules', () => {
  for (let seed = 0; seed < 200; seed++) {
    let plies = seed % 60;
    const state = positionWhere(2 + (seed % 3), seed, () => plies-- <= 0);
    if (!state) continue;
    const { data, tables } = fast.node(state);
    for (const seat of state.players.keys()) {
      const me = PLAYERS + seat * PLAYER;
      for (const [i, { id }] of OBJECTIVES.entries()) {
        const { have, need } = progress(state, seat, id);
        expect([id, NEED[i], MISSING[i]!(data, me, tables)]).toEqual([id, need, need - have]);
      }
      expect(scoreNow(data, me)).toBe(scoreOf(state, seat));
    }
  }
});

describe('nets', () => {
  test('fit the boards of the box at every number of players', () => {
    for (const players of [2, 3, 4])
      expect(evaluatorFor({ board: 'standard' }, players), `${players} players`).not.toBe(
        heuristicEvaluator,
      );
    expect(evaluatorFor({ board: { ...SMALL, status: 'a copy' } }, 2)).not.toBe(heuristicEvaluator);
  });

  test('give way to the heuristic evaluator on another board', () => {
    const other = { ...SMALL, roads: SMALL.roads.slice(1) };
    expect(evaluatorFor({ board: other }, 2)).toBe(heuristicEvaluator);
  });
});

test.each([2, 3, 4])('%i players: every input is a sensible number to the end', (players) => {
  const { fast: side, features, start } = training.task(players);
  const codes = new Int32Array(side.mostAnswers);
  for (let seed = 0; seed < 30; seed++) {
    const chance = new QuickChance(seed);
    const node = start(chance);
    while (side.owing(node) !== 0) {
      const inputs = new Float32Array(features.inputs).fill(Number.NaN);
      const seat = features.from(node);
      features.read(node, seat, inputs);
      expect(inputs.every((input) => Math.abs(input) <= 4)).toBe(true);
      side.apply(node, seat, codes[chance.int(side.legal(node, seat, codes))]!, chance);
    }
  }
});
