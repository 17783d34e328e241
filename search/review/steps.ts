import { type AnyGame, QuickChance, winShares } from '@faubourg/core';
import type { Course, CourseRow } from './course.ts';
import type { AnyGameReview } from './game-review.ts';

/**
 * One or more rows that change the chances together: a single answer that all see, or the answers
 * that all gave unseen by the others, up to the row that revealed them.
 */
export type Step = {
  readonly rows: readonly CourseRow[];
  /** Every seat's chance to win before the step. */
  readonly before: readonly number[];
  /** The mean over other draws in its last row; `after` where nothing was drawn. */
  readonly expected: readonly number[];
  readonly after: readonly number[];
};

/** How often chance is drawn anew, to tell luck from choice. */
const DRAWS = 32;

/** Every seat's chance to win: exact at the end, estimated before. */
function chancesIn(
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
  const states = Array.from({ length: draws }, (_, draw) => {
    const state = game.copy(before);
    game.apply(state, seat, answer, new QuickChance(row * draws + draw));
    return chancesIn(game, review, state, row);
  });
  return states[0]!.map((_, seat) => states.reduce((sum, one) => sum + one[seat]! / draws, 0));
}

/** Chances that were counted to the end, by the number of rows played before. */
export type CountedChances = ReadonlyMap<number, readonly number[]>;

/**
 * The steps of a finished game. Chances that were counted exactly replace the estimates. With
 * `draws` 0 luck is not told apart.
 */
export function* stepsOf(
  { game, start, rows }: Course,
  review: AnyGameReview,
  draws: number = DRAWS,
  counted: CountedChances = new Map(),
): Generator<Step> {
  let before = counted.get(0) ?? chancesIn(game, review, start.state, 0);
  let open: CourseRow[] = [];
  for (const row of rows) {
    open.push(row);
    const over = game.outcome(row.after) !== null;
    if (!over && (!row.ends || review.holds?.(row.after) === true)) continue;
    const after = counted.get(row.row) ?? chancesIn(game, review, row.after, row.row);
    const expected = row.drew && draws > 0 ? expectedAfter(game, review, row, draws) : after;
    yield { rows: open, before, expected, after };
    before = after;
    open = [];
  }
}
