import type { GameBots } from '../../../games/listed-game.ts';
import type { Level, ThinkRequest } from './thinker.ts';

/** The answer of a bot, from what its seat sees. */
export async function think(bots: GameBots, { level, view }: ThinkRequest): Promise<unknown> {
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;
  const { milliseconds } = bots.levels[level];
  const thought = await bots.bot(level).think(view, { seed, budget: { milliseconds } });
  return thought.answer;
}

/** The kinds of question a game's bots want to hear even when no answer is owed. */
export function eagerness(bots: GameBots, level: Level): readonly string[] {
  return bots.bot(level).eager ?? [];
}
