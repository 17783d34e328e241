import { type PlainNode, plainFastRules } from '@faubourg/core';
import { toy, type ToyAnswer, type ToyState, type ToyView } from '../../core/test/toy/index.ts';
import type { SearchableGame } from '../index.ts';

/** The toy game, ready for bots. */
export const thinkable: SearchableGame<ToyState, ToyAnswer, ToyView, PlainNode<ToyState>> = {
  game: toy,
  side: plainFastRules(toy, (state) => ({ options: state.options, seats: state.hands.length })),
  seats: (view) => view.handSizes.length,
};
