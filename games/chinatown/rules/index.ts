import type { WithFormer } from '@faubourg/core';
import { faults } from './faults.ts';
import { chinatown as playable, type ChinatownGame, type PlayableChinatown } from './game.ts';
import { scramble } from './scramble.ts';
import { fast } from './fast/index.ts';
import { stateShapeOf } from './shape.ts';
import { sampleTrade } from './sample.ts';
import { eventsShape } from './event-shape.ts';
import { partsShape, viewShape } from './view-shape.ts';

export * from './game.ts';

const wholeGame = (played: PlayableChinatown): ChinatownGame => ({
  ...played,
  shapes: {
    ...played.shapes,
    state: stateShapeOf(played.rules),
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
});

/** The whole game: what a page plays (`game.ts`), and what checks and searches positions. */
export const chinatown: WithFormer<ChinatownGame> = {
  ...wholeGame(playable),
  former: (playable.former ?? []).map(wholeGame),
};
