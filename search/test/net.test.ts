import { QuickChance } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import {
  emptyNet,
  fingerprint,
  flatten,
  Learner,
  type Net,
  netSize,
  JsKernel,
  randomise,
  readNet,
  uniform,
  wasmKernel,
  writeNet,
} from '../index.ts';

function randomNet(sizes: readonly number[], seed: number): Net {
  const net = emptyNet(sizes);
  const chance = new QuickChance(seed);
  randomise(net, chance);
  for (const { bias, outputs } of net.layers)
    for (let j = 0; j < outputs; j++) bias[j] = uniform(chance) - 0.5;
  return net;
}

describe('the two kernels', () => {
  test.each([[[3, 2]], [[58, 32, 4]], [[101, 48, 16, 8]], [[7, 17, 33, 1]]])(
    'give equal numbers, bit by bit: %j',
    (sizes) => {
      const net = randomNet(sizes, sizes.length);
      const plain = new JsKernel(net);
      const vector = wasmKernel(net)!;
      expect(vector).not.toBeNull();
      const chance = new QuickChance(9);
      for (let times = 0; times < 200; times++) {
        for (let i = 0; i < sizes[0]!; i++) {
          const value = chance.int(3) === 0 ? 0 : 4 * uniform(chance) - 2;
          plain.input[i] = value;
          vector.input[i] = value;
        }
        plain.run();
        vector.run();
        expect([...vector.output]).toEqual([...plain.output]);
      }
    },
  );

  test('give equal numbers where sums over inputs that are as before are kept', () => {
    const net = randomNet([107, 48, 70, 4], 5);
    const parts = [20, 34, 68, 106];
    const plain = new JsKernel(net);
    const vector = wasmKernel(net, parts)!;
    const chance = new QuickChance(3);
    for (let times = 0; times < 300; times++) {
      const first = chance.int(108);
      for (let i = first; i < 107; i++) {
        const value = chance.int(3) === 0 ? 0 : 4 * uniform(chance) - 2;
        plain.input[i] = value;
        vector.input[i] = value;
      }
      // Other weights make kept sums worthless.
      if (times % 50 === 49) {
        randomise(net, chance);
        vector.load(net);
      }
      plain.run();
      vector.run(first);
      expect([...vector.output]).toEqual([...plain.output]);
    }
  });
});

describe('learning', () => {
  test('follows the slope of the loss', () => {
    const net = randomNet([4, 5, 3], 2);
    const at = (): number => {
      const kernel = new JsKernel(net);
      kernel.input.set([0.3, -0.8, 0.5, 1]);
      kernel.run();
      return kernel.output.reduce((sum, out) => sum + out ** 2 / 2, 0);
    };
    const weights = net.layers[0]!.weights;
    const before = at();
    const slope = 1e-3;
    const first = weights[1]!;
    weights[1] = first + slope;
    const numeric = (at() - before) / slope;
    weights[1] = first;
    const learner = new Learner(net, { batch: 1, rate: 0 });
    learner.kernel.input.set([0.3, -0.8, 0.5, 1]);
    learner.kernel.run();
    learner.learn(Float64Array.from(learner.kernel.output));
    // The first running mean is a tenth of the slope itself.
    expect(10 * learner.means[0]!.weights[1]!).toBeCloseTo(numeric, 2);
  });

  test('learns what is not linearly separable', () => {
    const net = randomNet([2, 16, 1], 4);
    const learner = new Learner(net, { batch: 4, rate: 0.01 });
    const cases = [0, 1, 2, 3].map((i) => [i & 1, i >> 1, (i & 1) ^ (i >> 1)] as const);
    let worst = 1;
    for (let times = 0; times < 2000; times++) {
      worst = 0;
      for (const [a, b, wanted] of cases) {
        learner.kernel.input.set([a, b]);
        learner.kernel.run();
        const error = learner.kernel.output[0]! - wanted;
        worst = Math.max(worst, Math.abs(error));
        learner.learn(Float64Array.of(error));
      }
    }
    expect(worst).toBeLessThan(0.05);
  });
});

describe('a weight file', () => {
  const about = {
    game: 'toy',
    players: 2,
    fits: fingerprint({ rules: 1 }, ['board']),
    made: { command: 'npm run train -- toy', seed: 1, games: 10 },
  };

  test('gives the net back bit by bit', () => {
    const net = randomNet([6, 20, 4], 5);
    const read = readNet(JSON.parse(JSON.stringify(writeNet(net, about))), 2, about.fits)!;
    expect(netSize(read)).toBe(netSize(net));
    expect([...flatten(read)]).toEqual([...flatten(net)]);
  });

  test('is refused for other rules, other players and when it is damaged', () => {
    const file = writeNet(randomNet([6, 20, 4], 5), about);
    expect(readNet(file, 2, fingerprint({ rules: 2 }, ['board']))).toBeNull();
    expect(readNet(file, 3, about.fits)).toBeNull();
    expect(readNet({ ...file, sizes: [6, 21, 4] }, 2, about.fits)).toBeNull();
    expect(readNet({ ...file, weights: file.weights.slice(4) }, 2, about.fits)).toBeNull();
    expect(readNet(null, 2, about.fits)).toBeNull();
  });
});
