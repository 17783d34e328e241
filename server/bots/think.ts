import { type AnyGame, doubtOf, type Json } from '@faubourg/core';
import { type AnyGameBots, randomBot } from '@faubourg/search';
import type { Found, ThinkRequest } from './thinker.ts';

/** Finds a bot's answer from the view alone. A game without bots is played at random. */
export async function think(
  game: AnyGame,
  bots: AnyGameBots | null,
  { view, level, character, budget, seed, owed, kinds }: ThinkRequest,
): Promise<Found> {
  const bot = bots?.bot(level, character) ?? randomBot(game);
  if (!owed && !kinds.some((kind) => bot.eager?.includes(kind))) return { answer: null };
  const { iterations, milliseconds } = bots?.levels[level] ?? { iterations: 1, milliseconds: 1 };
  const limits = { iterations, milliseconds: Math.min(budget, milliseconds) };
  const { answer, explanation } = await bot.think(view, { budget: limits, seed });
  return { answer: answer as Json | null, doubt: doubtOf(explanation.moves) };
}
