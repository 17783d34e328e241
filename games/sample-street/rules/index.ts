import { faults } from './faults.ts';
import { playable, type SampleStreetGame } from './game.ts';
import { scramble } from './scramble.ts';
import { eventsShape, stateShape, viewShape } from './shape.ts';

export type { SampleStreetAnswer, SampleStreetView } from './game.ts';

/** The whole game: what a page plays, and what checks positions. */
export const game: SampleStreetGame = {
  ...playable,
  shapes: { ...playable.shapes, state: stateShape, view: viewShape, event: eventsShape },
  scramble,
  faults,
};
