import { QuickChance } from '@faubourg/core';
import { lowest, type Trainable } from '@faubourg/search';

const GAMES = 6;

/** The features of positions along a few random games, rounded to a thousandth. */
export function sampled(training: Trainable, players: number): number[] {
  const { fast, features, start, worth } = training.task(players);
  const codes = new Int32Array(fast.mostAnswers);
  const inputs = new Float32Array(features.inputs);
  const all: number[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    const chance = new QuickChance(seed);
    const node = start(chance);
    for (let owing = fast.owing(node); owing !== 0; owing = fast.owing(node)) {
      if (worth?.(node) ?? true) {
        features.read(node, features.from(node), inputs);
        for (const input of inputs) all.push(Math.round(1000 * input));
      }
      const seat = lowest(owing);
      fast.apply(node, seat, codes[chance.int(fast.legal(node, seat, codes))]!, chance);
    }
  }
  return all;
}
