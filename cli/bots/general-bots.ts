import { type Json, randomAnswer } from '@faubourg/core';
import type { Bot } from './bot.ts';

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
