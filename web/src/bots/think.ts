import { type AnyGame, QuickChance } from '@faubourg/core';
import type { Question } from './thinker.ts';

/**
 * The answer of a bot, from what its seat sees. For now any legal answer, each equally likely.
 * The one place to put a better head in.
 */
export function think(game: AnyGame, { view, seat }: Question): unknown {
  const chance = new QuickChance((Math.random() * 2 ** 31) | 0);
  const state = game.resample(view, chance);
  const answers = game.answers(state, seat);
  if (answers === null) return game.sample?.(state, seat, chance) ?? game.fallback(state, seat);
  return answers[chance.int(answers.length)] ?? game.fallback(state, seat);
}
