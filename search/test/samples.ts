import { QuickChance } from '@faubourg/core';
import {
  emptyNet,
  type Net,
  outputsOf,
  randomise,
  type Sample,
  type SampleHeader,
  uniform,
} from '../index.ts';

/** A made-up game of three players with a policy, a base estimate and a symmetry. */
export const madeUp: SampleHeader = {
  format: 'faubourg/samples',
  version: 1,
  game: 'made-up',
  players: 3,
  fits: 'made-up',
  inputs: 7,
  answers: 4,
  first: { places: [0, 1, 2], scale: 2 },
  symmetries: {
    all: [{ inputs: [0, 1, 2, 4, 3, 5, 6], answers: [1, 0, 2, 3] }],
    unless: 6,
  },
};

/** Random samples of it; the answer that is best depends on the inputs. */
export function madeUpSamples(many: number, seed: number): Sample[] {
  const chance = new QuickChance(seed);
  return Array.from({ length: many }, () => {
    const inputs = Float32Array.from({ length: madeUp.inputs }, (_, i) =>
      i === 6 ? chance.int(2) : 2 * uniform(chance) - 1,
    );
    const winner = inputs[3]! > inputs[4]! ? 0 : 1 + chance.int(2);
    const count = 2 + chance.int(5);
    const features = Int8Array.from({ length: 4 * count }, () => chance.int(33) - 16);
    const logits = Array.from(
      { length: count },
      (_, a) => (inputs[5]! * features[4 * a + 2]!) / 8 + features[4 * a + 3]! / 8,
    );
    const total = logits.reduce((sum, logit) => sum + Math.exp(logit), 0);
    return {
      inputs,
      shares: Float32Array.from({ length: 3 }, (_, k) => (k === winner ? 1 : 0)),
      scores: Float32Array.from({ length: 3 }, (_, k) => inputs[k]! / 2),
      answers: { features, policy: Float32Array.from(logits, (logit) => Math.exp(logit) / total) },
    };
  });
}

/** A net of random weights for it. */
export function madeUpNet(seed: number): Net {
  const net = emptyNet([madeUp.inputs, 12, 9, outputsOf(madeUp.players, madeUp.answers)]);
  const chance = new QuickChance(seed);
  randomise(net, chance);
  for (const { bias, outputs } of net.layers)
    for (let j = 0; j < outputs; j++) bias[j] = uniform(chance) - 0.5;
  return net;
}
