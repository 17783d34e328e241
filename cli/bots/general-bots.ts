import { type AnyGame, type Chance, type Json, randomAnswer, type Seat } from '@faubourg/core';
import type { Bot } from './bot.ts';

/** Some legal answers, for games that cannot list them all. The first is the fallback. */
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

/** Bots that can play every game. */
export const generalBots: { readonly [name: string]: () => Bot } = {
  random: () => ({
    name: 'random',
    answer: ({ game, state, seat, chance }) => randomAnswer(game, state, seat, chance),
  }),
  cautious: () => ({
    name: 'cautious',
    answer: ({ game, state, seat }) => game.fallback(state, seat) as Json,
  }),
};
