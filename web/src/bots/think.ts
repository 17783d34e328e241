import type { GameBots } from '../../../games/listed-game.ts';
import type { Level, ThinkRequest } from './thinker.ts';

/** Computes a bot's answer from the view of its seat. */
export async function think(bots: GameBots, { level, character, view }: ThinkRequest): Promise<unknown> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;
  const { iterations, milliseconds } = bots.levels[level];
  const bot = bots.bot(level, character);
  const thought = await bot.think(view, { seed, budget: { iterations, milliseconds } });
  return thought.answer;
}

/** The kinds of decision that a game's bots look at even when no answer is owed. */
export function eagerness(bots: GameBots, level: Level): readonly string[] {
  return bots.bot(level).eager ?? [];
}
