import type { Json } from '@faubourg/core';
import type { AnyGameBots, LevelName } from '@faubourg/search';
import type { Bot } from './bot.ts';

/**
 * One of the game's own bots at one of its levels, with a character or without. Its budget is counted in iterations and not in
 * time, so that the same seed gives the same game on every machine.
 */
export function levelBot(gameBots: AnyGameBots, level: LevelName, character?: string): Bot {
  const thinker = gameBots.bot(level, character);
  const { iterations } = gameBots.levels[level];
  return {
    name: character === undefined ? level : `${level}@${character}`,
    ...(thinker.eager && { eager: thinker.eager }),
    answer: async ({ game, state, seat, decision, chance }) => {
      const view = game.view(state, seat);
      const seed = chance.int(0x1_0000_0000);
      const { answer } = await thinker.think(view, { budget: { iterations }, seed });
      if (answer === null && decision.owed) return game.fallback(state, seat) as Json;
      return answer as Json;
    },
  };
}
