import { type AnyView, type Game, type GameEvent, QuickChance, randomAnswer } from '@faubourg/core';
import { type Bot, seatOf } from './bot.ts';

/** A random legal answer, uniform if answers can be listed. Works for every game. */
export function randomBot<State, Answer, View extends AnyView>(
  game: Game<State, Answer, GameEvent, View>,
): Bot<View, Answer> {
  return {
    name: 'random',
    think: async (view, { seed }) => {
      const chance = new QuickChance(seed);
      const seat = seatOf(view);
      const state = game.resample(view, chance);
      const listed = game.answers(state, seat);
      const answer = randomAnswer(game, state, seat, chance) as Answer;
      const likely = listed && listed.length > 0 ? listed : [answer];
      return {
        answer,
        mix: likely.map((one) => ({ answer: one, chance: 1 / likely.length })),
        shares: null,
        explanation: { moves: [], method: 'random', iterations: 0 },
      };
    },
  };
}
