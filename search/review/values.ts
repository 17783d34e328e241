import { type AnyGame, QuickChance, winShares } from '@faubourg/core';
import type { Course, CourseRow } from './course.ts';
import type { AnyGameReview } from './game-review.ts';

/** The chances to win around one row, by seat. */
export type RowValue = {
  readonly before: readonly number[];
  /** The mean over other draws of the same row; `after` where nothing was drawn. */
  readonly expected: readonly number[];
  readonly after: readonly number[];
};

/** How often chance is drawn anew, to tell luck from choice. */
const DRAWS = 32;

/** Every seat's chance to win: exact at the end, estimated before. */
export function chancesIn(
  game: AnyGame,
  review: AnyGameReview,
  state: unknown,
  seed: number,
): readonly number[] {
  const outcome = game.outcome(state);
  return outcome ? winShares(outcome) : review.chances(state, new QuickChance(seed));
}

/** The mean chances after a row over other draws of chance. */
function expectedAfter(
  game: AnyGame,
  review: AnyGameReview,
  { before, seat, answer, row }: CourseRow,
  draws: number,
): number[] {
  let sums: number[] | null = null;
  for (let draw = 0; draw < draws; draw++) {
    const state = game.copy(before);
    game.apply(state, seat, answer, new QuickChance(row * draws + draw));
    const chances = chancesIn(game, review, state, row);
    sums = chances.map((chance, i) => (sums?.[i] ?? 0) + chance / draws);
  }
  return sums!;
}

/**
 * The chances around every row. While all act unseen by the others they stay as they were: a row of
 * such a phase changes them only if it ends the phase. With `draws` 0 luck is not told apart.
 */
export function* rowValues(
  { game, start, rows }: Course,
  review: AnyGameReview,
  draws: number = DRAWS,
): Generator<RowValue> {
  let before = chancesIn(game, review, start.state, 0);
  for (const row of rows) {
    const after = row.ends ? chancesIn(game, review, row.after, row.row) : before;
    const expected = row.ends && row.drew && draws > 0 ? expectedAfter(game, review, row, draws) : after;
    yield { before, expected, after };
    before = after;
  }
}
