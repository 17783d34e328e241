import { type AnyPlayableGame, QuickChance, randomAnswer } from '@faubourg/core';
import type { Thinker } from './thinker.ts';

/** Gives any legal answer, each with the same chance: for games without bots. */
export function randomThinker(game: AnyPlayableGame): Thinker & { close(): void } {
  return {
    think: async ({ view, seat }) => {
      const chance = new QuickChance(crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1);
      return randomAnswer(game, game.resample(view, chance), seat, chance);
    },
    eager: async () => [],
    close: () => {},
  };
}
