import { QuickChance } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import {
  encodeBlock,
  encodeHeader,
  flatten,
  learnGeneration,
  lossesOf,
  type Losses,
  readSamples,
  type SampleTable,
} from '../index.ts';
import { gumbelSearch } from '../generations/gumbel.ts';
import type { Tree } from '../tree.ts';
import { madeUp, madeUpNet, madeUpSamples } from './samples.ts';

const joined = (...parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

const tablesOf = (many: number, seed: number): readonly SampleTable[] =>
  readSamples(joined(encodeHeader(madeUp), encodeBlock(madeUp, madeUpSamples(many, seed))))!.tables;

const total = ({ shares, scores, policy }: Losses): number =>
  shares + 0.25 * madeUp.players * scores + policy;

describe('a sample file', () => {
  test('gives its samples back bit by bit, block after block', () => {
    const samples = madeUpSamples(23, 1);
    const blocks = [samples.slice(0, 9), [], samples.slice(9)];
    const bytes = joined(
      encodeHeader(madeUp),
      ...blocks.map((block) => encodeBlock(madeUp, block)),
    );
    const { header, tables } = readSamples(bytes)!;
    expect(header).toEqual(madeUp);
    expect(tables.map(({ counts }) => counts.length)).toEqual([9, 0, 14]);
    const all = (column: keyof SampleTable): number[] =>
      tables.flatMap((table) => [...table[column]]);
    expect(all('inputs')).toEqual(samples.flatMap(({ inputs }) => [...inputs]));
    expect(all('shares')).toEqual(samples.flatMap(({ shares }) => [...shares]));
    expect(all('scores')).toEqual(samples.flatMap(({ scores }) => [...scores]));
    expect(all('features')).toEqual(samples.flatMap(({ answers }) => [...answers!.features]));
    expect(all('policy')).toEqual(samples.flatMap(({ answers }) => [...answers!.policy]));
  });

  test('is told from other files', () => {
    expect(readSamples(new TextEncoder().encode('{"format":"faubourg/net"}\n'))).toBeNull();
    expect(readSamples(new Uint8Array(8))).toBeNull();
  });
});

describe('the plain learner', () => {
  test('finds the same net for the same seed, and one that knows samples it has not seen', () => {
    const settings = { steps: 300, batch: 32, rate: 5e-3, seed: 4 };
    const [first, second] = [madeUpNet(2), madeUpNet(2)];
    const unseen = tablesOf(200, 9);
    const before = lossesOf(first, madeUp, unseen);
    learnGeneration(first, madeUp, tablesOf(2000, 1), settings);
    learnGeneration(second, madeUp, tablesOf(2000, 1), settings);
    expect([...flatten(first)]).toEqual([...flatten(second)]);
    const after = lossesOf(first, madeUp, unseen);
    expect(after.shares).toBeLessThan(0.8 * before.shares);
    expect(after.scores).toBeLessThan(0.5 * before.scores);
    expect(after.policy).toBeLessThan(0.8 * before.policy);
  });

  test('follows the slope of the loss', () => {
    const tables = tablesOf(1, 6);
    // Without symmetries the sample is always read as it stands.
    const header = { ...madeUp, symmetries: { all: [], unless: null } };
    const step = (rate: number): number => {
      const net = madeUpNet(3);
      learnGeneration(net, header, tables, { steps: 1, batch: 1, rate, seed: 1 });
      return total(lossesOf(net, header, tables));
    };
    expect(step(1e-2)).toBeLessThan(step(0));
    expect(step(-1e-2)).toBeGreaterThan(step(0));
  });
});

describe('the search of training', () => {
  /** A tree whose answers are worth what the table says. */
  const fixed = (worth: readonly number[]) => {
    const visits = worth.map(() => 0);
    const shares = new Float64Array(2);
    const iterate = ({ code }: { code: number }): void => {
      visits[code]!++;
      shares.set([worth[code]!, 1 - worth[code]!]);
    };
    return { visits, tree: { shares, iterate } as unknown as Tree<unknown> };
  };
  const settings = { simulations: 32, considered: 8, draws: false };

  test('spends its iterations on the best answers and finds the best of all', () => {
    for (let seed = 0; seed < 50; seed++) {
      const chance = new QuickChance(seed);
      const worth = Array.from({ length: 8 }, () => chance.int(100) / 100);
      const { tree, visits } = fixed(worth);
      const codes = worth.map((_, i) => i);
      const found = gumbelSearch(tree, 0, codes, new Float64Array(8), settings, chance);
      expect(worth[found.chosen]).toBe(Math.max(...worth));
      expect(visits.reduce((sum, one) => sum + one, 0)).toBe(32);
      expect(visits[found.chosen]).toBe(Math.max(...visits));
      expect(found.policy.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1);
    }
  });

  test('improves the policy: what it teaches is worth at least as much as the first logits', () => {
    for (let seed = 0; seed < 50; seed++) {
      const chance = new QuickChance(seed);
      const worth = Array.from({ length: 12 }, () => chance.int(100) / 100);
      const logits = Float64Array.from(worth, () => chance.int(400) / 100);
      const { tree } = fixed(worth);
      const codes = worth.map((_, i) => i);
      const { policy } = gumbelSearch(tree, 0, codes, logits, { ...settings, draws: true }, chance);
      const mean = (weights: ArrayLike<number>): number => {
        const all = Array.from(weights);
        const sum = all.reduce((one, other) => one + other, 0);
        return all.reduce((one, weight, i) => one + (weight * worth[i]!) / sum, 0);
      };
      expect(mean(policy)).toBeGreaterThanOrEqual(mean(logits.map(Math.exp)) - 1e-9);
    }
  });
});
