import { QuickChance } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { knownVoter, outcomes, rivalVoter, type Stakes } from '../bot/ballots.ts';
import { heuristicEvaluator } from '../bot/evaluate.ts';
import { bot } from '../bot/index.ts';
import { fast } from '../rules/fast/index.ts';
import { downtown } from '../rules/index.ts';
import { duel, town } from './positions.ts';

const thinkOptions = { budget: { iterations: 200 }, seed: 5 };

describe('evaluation', () => {
  const shares = (state: ReturnType<typeof town>): Float64Array => {
    const out = new Float64Array(state.players.length);
    heuristicEvaluator(fast.node(state), out, new QuickChance(1));
    return out;
  };

  test('gives shares of one victory, more to the richer', () => {
    const found = shares(town({ money: [30, 40, 20, 30] }));
    expect(found.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(found[1]!).toBeGreaterThan(found[0]!);
    expect(found[0]!).toBeGreaterThan(found[2]!);
    expect(found[0]!).toBeCloseTo(found[3]!);
  });

  test('plots and a token are worth something', () => {
    const owners = { 21: [0, 0, 0] };
    expect(shares(town({ owners }))[0]!).toBeGreaterThan(0.25);
    expect(shares(town({ spentLobby: [0] }))[0]!).toBeLessThan(0.25);
  });
});

describe('votes', () => {
  const node = fast.node(town({ seats: 3, phase: 'ballot', turned: [8], mayor: 0 }));
  const stakes: Stakes = {
    uses: [0, 1, 2],
    values: [
      Float64Array.of(0.5, 0.2, 0.3),
      Float64Array.of(0.3, 0.4, 0.3),
      Float64Array.of(0.2, 0.3, 0.5),
    ],
  };

  test('most votes, a token twice, the mayor’s ballot on a tie (DT-23, DT-24)', () => {
    const ballots = (...given: [number, boolean][]): number[] =>
      outcomes(
        node,
        stakes,
        given.map(([use, used], seat) => knownVoter(seat, 3, use, used)),
      );
    expect(ballots([0, false], [1, false], [1, false])).toEqual([0, 1, 0]);
    expect(ballots([0, false], [1, false], [2, false])).toEqual([1, 0, 0]);
    expect(ballots([0, false], [1, false], [2, true])).toEqual([0, 0, 1]);
    // Tied without the mayor's own: what is best for the mayor.
    expect(ballots([0, false], [1, true], [2, true])).toEqual([0, 1, 0]);
  });

  test('agrees with counting every joint vote', () => {
    const voters = [0, 1, 2].map((seat) => rivalVoter(stakes, seat, 0.2, 'open'));
    const counted = [0, 0, 0];
    const every = voters.map(({ ballots, token }) =>
      ballots.flatMap((chance, use) => [
        { use, votes: 1, chance: chance * (1 - token[use]!) },
        { use, votes: 2, chance: chance * token[use]! },
      ]),
    );
    for (const mayors of every[0]!)
      for (const second of every[1]!)
        for (const third of every[2]!) {
          const votes = [0, 0, 0];
          for (const { use, votes: given } of [mayors, second, third]) votes[use]! += given;
          const tied = [0, 1, 2].filter((use) => votes[use] === Math.max(...votes));
          // To the mayor, housing is worth most, then industry.
          const laid = tied.includes(mayors.use) ? mayors.use : tied[0]!;
          counted[laid]! += mayors.chance * second.chance * third.chance;
        }
    for (const [use, chance] of outcomes(node, stakes, voters).entries())
      expect(chance).toBeCloseTo(counted[use]!, 10);
  });

  test('rivals lean to what is worth most to them; chances add up to 1', () => {
    const voters = [0, 1, 2].map((seat) => rivalVoter(stakes, seat, 0.02, 'open'));
    expect(voters[1]!.ballots[1]!).toBeGreaterThan(0.9);
    const laid = outcomes(node, stakes, voters);
    expect(laid.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 3);
  });
});

describe('the expert', () => {
  /** Everything has its plaque but lot 8, just laid: the last orders. */
  const uses = {
    1: 'housing',
    2: 'housing',
    3: 'housing',
    4: 'housing',
    5: 'housing',
    6: 'commerce',
    7: 'commerce',
    8: 'commerce',
    9: 'commerce',
    11: 'industry',
    12: 'industry',
    13: 'industry',
    14: 'industry',
    15: 'industry',
    16: 'industry',
    17: 'commerce',
    18: 'commerce',
    19: 'industry',
  } as const;

  test('takes the winning order of the last round', async () => {
    const state = town({
      seats: 3,
      phase: 'order',
      uses,
      turned: [8],
      owners: { 9: [0, 0, 0] },
      closed: [],
      money: [30, 31, 31],
    });
    const thought = await bot('expert').think(downtown.view(state, 0), thinkOptions);
    expect(thought.answer).toHaveProperty('lot', 9);
    expect(thought.explanation.method).toBe('exact');
    expect(thought.explanation.moves[0]!.share).toBeGreaterThan(0.9);
  });

  test('explains its choice with the numbers that made it', async () => {
    const state = town({ phase: 'order', turned: [8], uses: { 8: 'commerce' } });
    const { mix, shares, explanation } = await bot('expert').think(
      downtown.view(state, 1),
      thinkOptions,
    );
    expect(explanation.moves.length).toBeGreaterThan(1);
    expect(mix.length).toBeGreaterThan(0);
    expect(shares!.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
  });

  test('with two, buys for points', async () => {
    const state = duel({
      phase: 'order',
      turned: [8],
      uses: { 8: 'industry' },
      owners: { 21: [0, 0] },
    });
    const { answer } = await bot('expert').think(downtown.view(state, 0), thinkOptions);
    expect(answer).toHaveProperty('lot');
  });
});

test('a signal ends the thought', async () => {
  const state = town({ phase: 'order', turned: [8], uses: { 8: 'commerce' } });
  const signal = { aborted: true };
  // An hour to think: without the signal the test would not end.
  const { answer } = await bot('expert').think(downtown.view(state, 1), {
    ...thinkOptions,
    budget: { milliseconds: 3_600_000 },
    signal,
  });
  expect(answer).not.toBeNull();
});
