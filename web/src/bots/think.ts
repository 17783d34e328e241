import { doubtOf } from '@faubourg/core';
import type { GameBots } from '../../../games/listed-game.ts';
import type { Level, ThinkRequest } from './thinker.ts';

/** How long the closest choice takes, in paces. */
const LONGEST = 1.5;

/** Computes a bot's answer from the view of its seat. A clear choice is answered at once. */
export async function think(
  bots: GameBots,
  { level, character, pace = 0, view }: ThinkRequest,
): Promise<unknown> {
  const start = performance.now();
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;
  const { iterations, milliseconds } = bots.levels[level];
  const bot = bots.bot(level, character);
  const thought = await bot.think(view, { seed, budget: { iterations, milliseconds } });
  const left = LONGEST * pace * doubtOf(thought.explanation.moves) - (performance.now() - start);
  if (left > 0) await new Promise((done) => setTimeout(done, left));
  return thought.answer;
}

/** The kinds of decision that a game's bots look at even when no answer is owed. */
export function eagerness(bots: GameBots, level: Level): readonly string[] {
  return bots.bot(level).eager ?? [];
}
