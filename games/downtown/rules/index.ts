import type { WithFormer } from '@faubourg/core';
import { fast } from './fast/index.ts';
import { faults } from './faults.ts';
import { downtown as playable, type DowntownGame, type PlayableDowntown } from './game.ts';
import { scramble } from './scramble.ts';
import { stateShapeOf } from './shape.ts';
import { eventsShape } from './event-shape.ts';
import { viewShape } from './view-shape.ts';

export * from './game.ts';

const wholeGame = (played: PlayableDowntown): DowntownGame => ({
  ...played,
  shapes: {
    ...played.shapes,
    state: stateShapeOf(played.rules),
    view: viewShape,
    event: eventsShape,
  },
  scramble,
  faults,
  fast,
});

/** The whole game: what a page plays (`game.ts`), and what checks and searches positions. */
export const downtown: WithFormer<DowntownGame> = {
  ...wholeGame(playable),
  former: (playable.former ?? []).map(wholeGame),
};
