import {
  type AnyGame,
  type GameRecord,
  gameVersions,
  isRefused,
  type Move,
  type Options,
  type Refused,
  startFromPosition,
} from '@faubourg/core';
import { type Course, courseFrom, courseOf } from './course.ts';
import { type Review, reviewCourse, type Reviewer, type ReviewOptions } from './review.ts';

/** A finished game as data: its record, or the position it began from and its moves. */
export type FinishedGame =
  | { readonly record: GameRecord }
  | {
      readonly rules: number;
      readonly options: Options;
      readonly seats: number;
      readonly state: unknown;
      readonly seed: string;
      readonly draws: number;
      readonly moves: readonly Move[];
    };

function courseOfGame(game: AnyGame, finished: FinishedGame): Course | Refused {
  const versions = gameVersions([game]);
  if ('record' in finished) return courseOf(finished.record, versions);
  const { rules, options, seats, state, moves, ...chance } = finished;
  const found = versions.exact(game.id, rules);
  if (isRefused(found)) return found;
  return courseFrom(startFromPosition(found.game, options, seats, state, chance), moves);
}

/** Analyses a finished game; a problem if it does not replay, null if the signal ended it. */
export async function reviewGame(
  game: AnyGame,
  bots: Reviewer | null,
  finished: FinishedGame,
  options: ReviewOptions = {},
): Promise<Review | Refused | null> {
  const course = courseOfGame(game, finished);
  return isRefused(course) ? course : reviewCourse(course, bots, options);
}
