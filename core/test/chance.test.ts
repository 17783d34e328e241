import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { chachaBlock } from '../chacha.ts';
import {
  type Chance,
  drawAt,
  drawRun,
  QuickChance,
  secretChance,
  seedKey,
  shuffle,
  strongSeed,
  takeRandom,
} from '../chance.ts';

const SEED = '00'.repeat(31) + '2a';

/** Chi-squared of counts that should all be equal. */
function chiSquared(counts: readonly number[]): number {
  const expected = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Fair counts exceed this value (Wilson–Hilferty, z = 5) once in about three million runs. */
function tooMuch(degrees: number): number {
  const part = 2 / (9 * degrees);
  return degrees * (1 - part + 5 * Math.sqrt(part)) ** 3;
}

describe('the block function', () => {
  test('gives the numbers of RFC 8439, section 2.3.2', () => {
    const key = seedKey(
      Array.from({ length: 32 }, (_, i) => i.toString(16).padStart(2, '0')).join(''),
    );
    const out = new Uint32Array(16);
    chachaBlock(key, 1, [0x09000000, 0x4a000000, 0], out);
    expect([...out].map((word) => word.toString(16).padStart(8, '0')).join(' ')).toBe(
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
        '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    );
  });
});

const sources: [string, () => Chance][] = [
  ['secret chance', () => secretChance(SEED)],
  ['quick chance', () => new QuickChance(42)],
];

describe.each(sources)('%s', (_, make) => {
  test('integers are not biased, whatever the size', () => {
    for (const n of [2, 3, 5, 6, 7, 13, 24, 44, 85, 100]) {
      const chance = make();
      const counts = Array.from({ length: n }, () => 0);
      for (let i = 0; i < 400 * n; i++) counts[chance.int(n)]!++;
      expect(chiSquared(counts), `int(${n})`).toBeLessThan(tooMuch(n - 1));
    }
  });

  test('large ranges are not biased towards their lower end', () => {
    // 3 · 2³⁰ does not divide 2³²: taking the remainder would make the lowest third twice as likely.
    const n = 3 * 2 ** 30;
    const chance = make();
    const counts = [0, 0, 0];
    for (let i = 0; i < 6000; i++) counts[Math.floor(chance.int(n) / 2 ** 30)]!++;
    expect(chiSquared(counts)).toBeLessThan(tooMuch(2));
  });

  test('every order of a shuffle is equally likely', () => {
    const chance = make();
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle([0, 1, 2, 3], chance).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquared([...counts.values()])).toBeLessThan(tooMuch(23));
  });

  test('draws from a pile are equally likely, and nothing is lost', () => {
    const chance = make();
    const first = [0, 0, 0, 0, 0];
    for (let i = 0; i < 5000; i++) {
      const pile = [0, 1, 2, 3, 4];
      const taken = [takeRandom(pile, chance)];
      first[taken[0]!]!++;
      while (pile.length > 0) taken.push(takeRandom(pile, chance));
      expect(taken.sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4]);
    }
    expect(chiSquared(first)).toBeLessThan(tooMuch(4));
    expect(() => takeRandom([], chance)).toThrow(/the pile is empty/);
  });

  test('counts its draws and repeats itself from the same seed', () => {
    const [a, b] = [make(), make()];
    expect(Array.from({ length: 50 }, () => a.int(1000))).toEqual(
      Array.from({ length: 50 }, () => b.int(1000)),
    );
    expect(a.draws).toBe(50);
  });

  test('a run of draws is the same as single draws', () => {
    const [a, b] = [make(), make()];
    for (const [n, count] of [
      [90, 24],
      [85, 85],
      [256, 1],
      [3, 0],
      [1, 1],
    ] as const) {
      const out = new Uint8Array(count);
      drawRun(a, n, count, out);
      expect([...out]).toEqual(Array.from(out, (_, i) => b.int(n - i)));
    }
    expect(a.draws).toBe(b.draws);
    expect(a.int(1000)).toBe(b.int(1000));
  });
});

describe('draws by index', () => {
  test('a draw depends on seed and index alone: continuing is the same as having gone on', () => {
    fc.assert(
      fc.property(
        fc.nat(200),
        fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 20 }),
        (from, sizes) => {
          const key = seedKey(SEED);
          const chance = secretChance(SEED, from);
          for (const [i, n] of sizes.entries())
            expect(chance.int(n)).toBe(drawAt(key, from + i, n));
        },
      ),
    );
  });

  test('different seeds and different indices are unrelated', () => {
    const other = seedKey('00'.repeat(31) + '2b');
    const same = Array.from(
      { length: 1000 },
      (_, i) => drawAt(seedKey(SEED), i, 1000) === drawAt(other, i, 1000),
    ).filter(Boolean);
    expect(same.length).toBeLessThan(12);
    const beyond = [0, 1, 2 ** 32, 2 ** 32 + 1].map((index) =>
      drawAt(seedKey(SEED), index, 2 ** 32),
    );
    expect(new Set(beyond).size).toBe(4);
  });

  test('a range that is not one is an error of the caller', () => {
    for (const n of [0, -1, 1.5, Number.NaN, 2 ** 32 + 1])
      expect(() => secretChance(SEED).int(n)).toThrow(/expected 1 … 2\^32/);
    expect(() => secretChance('abc')).toThrow(/64 hexadecimal digits/);
  });

  test('new seeds are long and never the same', () => {
    const seeds = Array.from({ length: 100 }, strongSeed);
    expect(new Set(seeds).size).toBe(100);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });

  test('neighbouring quick seeds start apart', () => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => new QuickChance(seed).int(100));
    const counts = Array.from({ length: 100 }, (_, n) => firsts.filter((x) => x === n).length);
    expect(chiSquared(counts)).toBeLessThan(tooMuch(99));
  });
});
