import type { AnyGame, Json } from '@faubourg/core';
import { type AnyGameBots, randomBot } from '@faubourg/search';
import type { Question } from './thinker.ts';

/** How a bot finds its answer, from the view alone. A game without bots of its own plays at random. */
export async function think(
  game: AnyGame,
  room: AnyGameBots | null,
  { view, level, budget, seed, owed, kinds }: Question,
): Promise<Json | null> {
  const bot = room?.bot(level) ?? randomBot(game);
  if (!owed && !kinds.some((kind) => bot.eager?.includes(kind))) return null;
  const milliseconds = Math.min(budget, room?.levels[level].milliseconds ?? budget);
  const thought = await bot.think(view, { budget: { milliseconds }, seed });
  return thought.answer as Json | null;
}
