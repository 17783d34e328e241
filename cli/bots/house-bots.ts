import type { AnyGame, Chance, Json, Seat } from '@faubourg/core';
import type { Bot } from './bot.ts';

/** A legal answer, each equally likely where they can be listed. */
export function randomAnswer(game: AnyGame, state: unknown, seat: Seat, chance: Chance): Json {
  const listed = game.answers(state, seat);
  if (listed && listed.length > 0) return listed[chance.int(listed.length)] as Json;
  return (game.sample ? game.sample(state, seat, chance) : game.fallback(state, seat)) as Json;
}

/** The bots that know no game. */
export const houseBots: { readonly [name: string]: () => Bot } = {
  random: () => ({
    name: 'random',
    answer: ({ game, state, seat, chance }) => randomAnswer(game, state, seat, chance),
  }),
  cautious: () => ({
    name: 'cautious',
    answer: ({ game, state, seat }) => game.fallback(state, seat) as Json,
  }),
};
