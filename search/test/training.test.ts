import { canonical, type PlainNode, plainFastRules } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { toy, type ToyState } from '../../core/test/toy/index.ts';
import {
  type Checkpoint,
  flatten,
  type TrainingTask,
  Training,
  type TrainingSettings,
} from '../index.ts';
import { targets } from '../td/lambda.ts';

type Node = PlainNode<ToyState>;

/** The toy game for two, read off by a few plain numbers. */
const task: TrainingTask<Node> = {
  players: 2,
  fast: plainFastRules(toy),
  fits: 'toy',
  hidden: [12],
  features: {
    inputs: 11,
    from: ({ state }) => state.winner ?? 0,
    read: ({ state }, from, inputs) => {
      let i = 0;
      for (const seat of [from, 1 - from]) {
        const [east = 0, west = 0] = state.lanterns[seat]!;
        inputs[i++] = state.coins[seat]! / 8;
        inputs[i++] = east / 4;
        inputs[i++] = west / 4;
        inputs[i++] = east > 0 && west > 0 ? 1 : 0;
      }
      inputs[i++] = state.round / 8;
      inputs[i++] = state.bought / 3;
      inputs[i] = state.phase === 'bid' ? 1 : 0;
    },
  },
  start: (chance) => ({ state: toy.setUp({ hand: 3, rounds: 4 }, 2, chance).state }),
  scores: ({ state }, out) => {
    for (const [seat, score] of toy.outcome(state)!.scores.entries()) out[seat] = score / 20;
  },
};

test('a target is what came later, fading by λ', () => {
  const estimates = [0.2, 0.4, 0.6].map((p) => Float64Array.of(p, 1 - p));
  const episode = {
    inputs: [],
    from: [],
    estimates: estimates,
    shares: Float64Array.of(1, 0),
    scores: Float64Array.of(0, 0),
  };
  const rounded = (lambda: number): number[] =>
    targets(episode, lambda).map(([p]) => Math.round(100 * p!));
  expect(rounded(1)).toEqual([100, 100, 100]);
  expect(rounded(0)).toEqual([40, 60, 100]);
  expect(rounded(0.5)).toEqual([60, 80, 100]);
});

describe('self-play', () => {
  test('learns to tell who will win', () => {
    const training = new Training(task, { games: 900, seed: 3 });
    while (training.done < 900) training.step();
    expect(training.loss).toBeLessThan(0.93 * Math.log(2));
  });

  test('goes on from a checkpoint as if it had never stopped', () => {
    const settings = { games: 60, seed: 5 };
    const through = new Training(task, settings);
    while (through.done < 60) through.step();
    const first = new Training(task, settings);
    while (first.done < 31) first.step();
    const kept = JSON.parse(JSON.stringify(first.save())) as Checkpoint;
    const second = new Training(task, settings);
    expect(second.resume(kept)).toBeNull();
    while (second.done < 60) second.step();
    expect(canonical([...flatten(second.net)])).toBe(canonical([...flatten(through.net)]));
  });

  test('does not go on from the checkpoint of something else', () => {
    const settings = { games: 9, seed: 5, lambda: 0.7, rate: 1e-3 };
    const kept = JSON.parse(JSON.stringify(new Training(task, settings).save())) as Checkpoint;
    const resumed = (changed: Partial<TrainingSettings>): string | null =>
      new Training(task, { ...settings, ...changed }).resume(kept);
    expect(resumed({})).toBeNull();
    expect(resumed({ seed: 6 })).toBe('its seed is 5');
    expect(resumed({ games: 18 })).toBe('it is a run of 9 games');
    expect(resumed({ lambda: 0.8 })).toBe('its λ is 0.7');
    expect(resumed({ rate: 2e-3 })).toBe('its rate is 0.001');
    const plain = new Training(task, { games: 9, seed: 5 }).save();
    expect(new Training(task, settings).resume(plain)).toBe('its λ is 0.8');
    const other = new Training({ ...task, fits: 'other' }, settings);
    expect(other.resume(kept)).toContain('rules');
    const quicker = new Training({ ...task, rate: 4e-3 }, { games: 9, seed: 5 });
    expect(quicker.resume(plain)).toBe('its rate is 0.002');
  });
});
