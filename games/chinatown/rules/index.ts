import { faults } from './faults.ts';
import { chinatown as played, type ChinatownGame } from './game.ts';
import { scramble } from './scramble.ts';
import { fast } from './fast/index.ts';
import { stateShape } from './shape.ts';
import { sampleTrade } from './sample.ts';
import { eventsShape } from './event-shape.ts';
import { partsShape, viewShape } from './view-shape.ts';

export * from './game.ts';

/** The whole game: what a page plays (`game.ts`), and what checks and searches positions. */
export const chinatown: ChinatownGame = {
  ...played,
  shapes: {
    ...played.shapes,
    state: stateShape,
    view: viewShape,
    event: eventsShape,
    parts: partsShape,
  },
  sample: (state, seat, chance) => {
    const listed = played.answers(state, seat);
    return listed ? listed[chance.int(listed.length)]! : sampleTrade(state, seat, chance);
  },
  scramble,
  faults,
  fast,
};
