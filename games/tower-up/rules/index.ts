import type { WithFormer } from '@faubourg/core';
import { withMaterialCheck } from './board-check.ts';
import './check-material.ts';
import { fast } from './fast/index.ts';
import { faults } from './faults.ts';
import { type PlayableTowerUp, towerUp as playable, type TowerUpGame } from './game.ts';
import { scramble } from './scramble.ts';
import { stateShapeOf } from './shape.ts';
import { eventsShape } from './event-shape.ts';
import { viewShape } from './view-shape.ts';

export * from './game.ts';

const wholeGame = (played: PlayableTowerUp): TowerUpGame => ({
  ...played,
  options: withMaterialCheck(played.options),
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
export const towerUp: WithFormer<TowerUpGame> = {
  ...wholeGame(playable),
  former: (playable.former ?? []).map(wholeGame),
};
