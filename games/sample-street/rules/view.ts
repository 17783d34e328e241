import type { Viewer } from '@faubourg/core';
import type { Card } from './material.ts';
import type { SampleStreetState, Street } from './state.ts';

/** What one viewer may know. */
export type SampleStreetView = Readonly<Street> & {
  readonly viewer: Viewer;
  /** The viewer's own cards; null for a spectator. */
  readonly hand: readonly Card[] | null;
  /** How many cards each seat holds. */
  readonly handSizes: readonly number[];
  /** How many cards are left to draw. */
  readonly deck: number;
};

/** Built up field by field: what is not named here is not shown. */
export const view = (state: SampleStreetState, viewer: Viewer): SampleStreetView => ({
  viewer,
  options: state.options,
  turn: state.turn,
  built: { ...state.built },
  hand: viewer === null ? null : state.hands[viewer]!.slice(),
  handSizes: state.hands.map((hand) => hand.length),
  deck: state.deck.length,
});
