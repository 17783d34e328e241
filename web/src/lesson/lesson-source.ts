import type { AnyPlayableGame, Problem } from '@faubourg/core';
import type { Thinker } from '../bots/thinker.ts';
import { LocalSource, newGame } from '../source/local.ts';
import type { SeatPlan } from '../source/players.ts';
import type { LessonStep } from './lesson-data.ts';

/** The bots of a lesson do not think: their moves are in the script. */
const scripted: Thinker = {
  think: () => new Promise(() => {}),
  eager: () => Promise.resolve([]),
};

/** A step of a lesson is repeated as a whole instead. */
const noUndo: Problem = { code: 'no-undo', rule: 'FB-4', data: {} };

/** The table of one step of a lesson, or of a puzzle. It is not saved and knows no undo. */
export class LessonSource extends LocalSource {
  constructor(
    game: AnyPlayableGame,
    { position }: Pick<LessonStep, 'position'>,
    plan: readonly SeatPlan[],
  ) {
    const fresh = newGame(game, position.options, plan, Date.now());
    super({ ...fresh, position }, game, { thinker: scripted, save: () => Promise.resolve() });
  }

  override undoable(): Problem {
    return noUndo;
  }
}
