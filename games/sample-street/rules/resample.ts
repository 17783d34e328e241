import { type Chance, takeRandom } from '@faubourg/core';
import { cardsOf } from './material.ts';
import type { SampleStreetState } from './state.ts';
import type { SampleStreetView } from './view.ts';

/** A whole state that agrees with a view: the cards not seen are dealt out at random. */
export function resample(view: SampleStreetView, chance: Chance): SampleStreetState {
  const unseen = cardsOf(view.options.town);
  const seen = [...Object.values(view.built).map(({ card }) => card), ...(view.hand ?? [])];
  for (const card of seen) unseen.splice(unseen.indexOf(card), 1);
  const hands = view.handSizes.map((size, seat) =>
    seat === view.viewer
      ? view.hand!.slice()
      : Array.from({ length: size }, () => takeRandom(unseen, chance)),
  );
  const { options, turn, built } = view;
  return { options, turn, built: { ...built }, hands, deck: unseen };
}
