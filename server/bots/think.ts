import { type AnyGame, type Json, QuickChance } from '@faubourg/core';
import type { Question } from './thinker.ts';

/**
 * How a bot finds its answer, from the view alone. The one place where stronger bots come in:
 * until then a random legal answer.
 */
export async function think(game: AnyGame, question: Question): Promise<Json | null> {
  if (!question.owed) return null;
  const chance = new QuickChance(question.seed);
  const state = game.resample(question.view, chance);
  const answers = game.answers(state, question.seat);
  if (answers && answers.length > 0) return answers[chance.int(answers.length)] as Json;
  const sampled = game.sample?.(state, question.seat, chance);
  return (sampled ?? game.fallback(state, question.seat)) as Json;
}
