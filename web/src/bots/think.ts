import { type AnyGame, QuickChance, randomAnswer } from '@faubourg/core';
import type { RegisteredGame } from '../../../games/registry.ts';
import type { Level, ThinkRequest } from './thinker.ts';

/** The answer of a bot, from what its seat sees. */
export async function think(
  games: { readonly [id: string]: RegisteredGame },
  question: ThinkRequest,
): Promise<unknown> {
  const game = games[question.game];
  if (!game) throw new Error(`There is no game called "${question.game}" here.`);
  const room = await game.bot?.();
  const seed = crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;
  if (!room) return anyAnswer(await game.rules(), question, seed);
  const { milliseconds } = room.levels[question.level];
  const asking = { seed, budget: { milliseconds } };
  const thought = await room.bot(question.level).think(question.view, asking);
  return thought.answer;
}

/** Any legal answer, each equally likely: for games that have no bots yet. */
function anyAnswer(game: AnyGame, { view, seat }: ThinkRequest, seed: number): unknown {
  const chance = new QuickChance(seed);
  return randomAnswer(game, game.resample(view, chance), seat, chance);
}

/** The kinds of question a game's bots want to hear even when no answer is owed. */
export async function eagerness(
  games: { readonly [id: string]: RegisteredGame },
  id: string,
  level: Level,
): Promise<readonly string[]> {
  const room = await games[id]?.bot?.();
  return room?.bot(level).eager ?? [];
}
