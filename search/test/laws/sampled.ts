import { QuickChance } from '@faubourg/core';
import { lowest, type Trainable } from '@faubourg/search';

const GAMES = 6;

/** What nets are shown along a few random games, to a thousandth. */
export function sampled(training: Trainable, players: number): number[] {
  const { side, reading, start, worth } = training.task(players);
  const codes = new Int32Array(side.mostAnswers);
  const inputs = new Float32Array(reading.inputs);
  const all: number[] = [];
  for (let seed = 0; seed < GAMES; seed++) {
    const chance = new QuickChance(seed);
    const node = start(chance);
    for (let owing = side.owing(node); owing !== 0; owing = side.owing(node)) {
      if (worth?.(node) ?? true) {
        reading.read(node, reading.from(node), inputs);
        for (const input of inputs) all.push(Math.round(1000 * input));
      }
      const seat = lowest(owing);
      side.apply(node, seat, codes[chance.int(side.legal(node, seat, codes))]!, chance);
    }
  }
  return all;
}
