import { type Card, CARDS } from './material.ts';
import { gainOf } from './scoring.ts';
import { emptyLots } from './state.ts';
import type { SampleStreetView } from './view.ts';

/** What each card would bring on each empty lot: to the viewer, or to the seat to act. */
export type SampleStreetForecast = { readonly [card in Card]: { readonly [lot: string]: number } };

/** Worked out from the view alone, so that it cannot tell more than the view does. */
export function forecast(view: SampleStreetView): SampleStreetForecast {
  const seat = view.viewer ?? view.turn;
  const lots = emptyLots(view);
  const gains = CARDS.map((build) => [
    build,
    Object.fromEntries(lots.map((lot) => [lot, gainOf(view, seat, { build, lot })])),
  ]);
  return Object.fromEntries(gains) as SampleStreetForecast;
}
