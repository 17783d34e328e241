import type { AnyGame, Json } from '@faubourg/core';
import { type AnyGameBots, randomBot, type SeatView } from '@faubourg/search';
import type { ThinkRequest } from './thinker.ts';

/** Finds a bot's answer from the view alone. A game without bots is played at random. */
export async function think(
  game: AnyGame,
  liveTable: AnyGameBots | null,
  { view, level, budget, seed, owed, kinds }: ThinkRequest,
): Promise<Json | null> {
  const bot = liveTable?.bot(level) ?? randomBot(game as never);
  if (!owed && !kinds.some((kind) => bot.eager?.includes(kind))) return null;
  const milliseconds = Math.min(budget, liveTable?.levels[level].milliseconds ?? budget);
  const thought = await bot.think(view as unknown as SeatView, { budget: { milliseconds }, seed });
  return thought.answer as Json | null;
}
