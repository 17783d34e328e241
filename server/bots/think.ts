import type { AnyGame, Json } from '@faubourg/core';
import { type AnyGameBots, randomBot } from '@faubourg/search';
import type { ThinkRequest } from './thinker.ts';

/** Finds a bot's answer from the view alone. A game without bots is played at random. */
export async function think(
  game: AnyGame,
  bots: AnyGameBots | null,
  { view, level, character, budget, seed, owed, kinds }: ThinkRequest,
): Promise<Json | null> {
  const bot = bots?.bot(level, character) ?? randomBot(game);
  if (!owed && !kinds.some((kind) => bot.eager?.includes(kind))) return null;
  const { iterations, milliseconds } = bots?.levels[level] ?? { iterations: 1, milliseconds: 1 };
  const limits = { iterations, milliseconds: Math.min(budget, milliseconds) };
  const thought = await bot.think(view, { budget: limits, seed });
  return thought.answer as Json | null;
}
