import { fast } from './fast/index.ts';
import { faults } from './faults.ts';
import { downtown as played, type DowntownGame } from './game.ts';
import { scramble } from './scramble.ts';
import { stateShape } from './shape.ts';
import { eventsShape } from './event-shape.ts';
import { viewShape } from './view-shape.ts';

export * from './game.ts';

/** The whole game: what a page plays (`game.ts`), and what checks and searches positions. */
export const downtown: DowntownGame = {
  ...played,
  shapes: { ...played.shapes, state: stateShape, view: viewShape, event: eventsShape },
  scramble,
  faults,
  fast,
};
