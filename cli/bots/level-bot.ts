import type { Json } from '@faubourg/core';
import type { AnyGameBots, LevelName } from '@faubourg/search';
import type { Bot } from './bot.ts';

/**
 * A bot of the game itself, at one of its levels. It is given iterations, not time: the same
 * seed gives the same game on any machine.
 */
export function levelBot(room: AnyGameBots, level: LevelName): Bot {
  const thinker = room.bot(level);
  const { iterations } = room.levels[level];
  return {
    name: level,
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
