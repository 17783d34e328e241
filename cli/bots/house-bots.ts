import type { AnyGame, Chance, Json, Seat } from '@faubourg/core';
import type { Bot } from './bot.ts';

/** A legal answer, each equally likely where they can be listed. */
export function randomAnswer(game: AnyGame, state: unknown, seat: Seat, chance: Chance): Json {
  const listed = game.answers(state, seat);
  if (listed && listed.length > 0) return listed[chance.int(listed.length)] as Json;
  return (game.sample ? game.sample(state, seat, chance) : game.fallback(state, seat)) as Json;
}

/** Some legal answers where they cannot be listed, the safe one first. */
export function someAnswers(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  chance: Chance,
  count: number,
): unknown[] {
  const safe = game.fallback(state, seat);
  const { sample } = game;
  if (!sample) return [safe];
  return [safe, ...Array.from({ length: count - 1 }, () => sample(state, seat, chance))];
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
