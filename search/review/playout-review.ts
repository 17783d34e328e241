import { type AnyGame, fastRulesOf } from '@faubourg/core';
import { playout } from '../evaluate.ts';
import type { AnyGameReview } from './game-review.ts';

/** Random games played to the end for one value. */
const PLAYOUTS = 64;

/** The review of a game that brings none: its chances are those of random play. */
export function playoutReview(game: AnyGame): AnyGameReview {
  const fast = fastRulesOf(game);
  const evaluate = playout(fast);
  return {
    chances: (state, chance) => {
      const shares = new Float64Array(game.startOf(state).seats);
      const sums = new Float64Array(shares.length);
      for (let i = 0; i < PLAYOUTS; i++) {
        evaluate(fast.node(state), shares, chance);
        for (const [seat, share] of shares.entries()) sums[seat]! += share / PLAYOUTS;
      }
      return Array.from(sums);
    },
  };
}
