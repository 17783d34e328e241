import { type PlainNode, plainSearch } from '@faubourg/core';
import { toy, type ToyAnswer, type ToyState, type ToyView } from '../../core/test/toy/index.ts';
import type { Thinkable } from '../index.ts';

/** The toy game, ready for bots. */
export const thinkable: Thinkable<ToyState, ToyAnswer, ToyView, PlainNode<ToyState>> = {
  game: toy,
  side: plainSearch(toy, (state) => ({ options: state.options, seats: state.hands.length })),
  seats: (view) => view.handSizes.length,
};
