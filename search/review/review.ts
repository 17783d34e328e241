import { mainEvent, type Seat } from '@faubourg/core';
import type { AnyGameBots, Stop } from '../bot.ts';
import type { Course, CourseRow } from './course.ts';
import { judgeDecision, type ReviewedDecision } from './decisions.ts';
import type { AnyGameReview, ReviewedDeals } from './game-review.ts';
import { playerOf, type ReviewedPlayer } from './players.ts';
import { playoutReview } from './playout-review.ts';
import { type Cause, largestTurns, type ReviewTurningPoint } from './turning-points.ts';
import { type RowValue, rowValues } from './values.ts';

/** The version of what a review contains: a stored one of another version is made again. */
export const REVIEW_VERSION = 1;

/** A finished game, analysed. Shares of the victory are from 0 to 1. */
export type Review = {
  readonly version: typeof REVIEW_VERSION;
  /** Every seat's chance to win after so many rows; the first is after the set-up. */
  readonly chances: readonly (readonly number[])[];
  /** By row, then by seat: what luck changed. The first is the set-up, against equal chances. */
  readonly luck: readonly (readonly number[])[];
  readonly decisions: readonly ReviewedDecision[];
  readonly players: readonly ReviewedPlayer[];
  readonly turningPoints: readonly ReviewTurningPoint[];
  readonly deals: ReviewedDeals | null;
};

export type ReviewOptions = {
  readonly signal?: Stop | undefined;
  /** Called with the part that is done, 0 to 1. */
  readonly progress?: ((done: number) => void) | undefined;
};

/** The bots that judge, and what the game itself brings. */
export type Reviewer = Pick<AnyGameBots, 'levels' | 'bot'> & { readonly review?: AnyGameReview };

/** Lets other tasks of the thread run, such as a stop signal. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Analyses a finished game; null if the signal ended it. */
export async function reviewCourse(
  course: Course,
  bots: Reviewer,
  { signal, progress }: ReviewOptions = {},
): Promise<Review | null> {
  const { game, rows, counted } = course;
  const review = bots.review ?? playoutReview(game);
  const values: RowValue[] = [];
  const decisions: ReviewedDecision[] = [];
  const judged = rows.filter(({ row }) => counted.has(row));
  const steps = rows.length + judged.length;
  let last = performance.now();
  const done = async (step: number): Promise<boolean> => {
    if (performance.now() - last > 50) {
      progress?.(step / steps);
      await pause();
      last = performance.now();
    }
    return signal?.aborted === true;
  };
  for (const value of rowValues(course, review)) {
    values.push(value);
    if (await done(values.length)) return null;
  }
  for (const [i, row] of judged.entries()) {
    const one = await judgeDecision({ game, bots, review, signal }, row);
    if (one) decisions.push(one);
    if (await done(rows.length + i)) return null;
  }
  return assembled(course, review, values, decisions);
}

function assembled(
  course: Course,
  review: AnyGameReview,
  values: readonly RowValue[],
  decisions: readonly ReviewedDecision[],
): Review {
  const { seats, rows, start, game } = course;
  const first = values[0]?.before ?? Array.from({ length: seats }, () => 1 / seats);
  const luck = [
    first.map((chance) => chance - 1 / seats),
    ...rows.map((row, i) => luckOf(row, values[i]!, rows, decisions)),
  ];
  const luckBy = (seat: Seat): number => luck.reduce((sum, row) => sum + row[seat]!, 0);
  return {
    version: REVIEW_VERSION,
    chances: [first, ...values.map(({ after }) => after)],
    luck,
    decisions,
    players: first.map((_, seat) => playerOf(seat, decisions, luckBy(seat))),
    turningPoints: largestTurns(rows.map((row, i) => turnAt(row, values[i]!, review))),
    deals: review.deals?.(rows) ?? null,
  };
}

/**
 * What luck changed in a row, by seat: the draw; and where all acted unseen, what the choices of
 * the others changed, which is all but what the seat itself gave away.
 */
function luckOf(
  { row, phase, ends }: CourseRow,
  { before, expected, after }: RowValue,
  rows: readonly CourseRow[],
  decisions: readonly ReviewedDecision[],
): number[] {
  if (!ends) return before.map(() => 0);
  const own = before.map(() => 0);
  if (phase !== null)
    for (const decision of decisions)
      if (decision.row <= row && rows[decision.row - 1]!.phase === phase)
        own[decision.seat]! += decision.loss;
  return after.map((chance, seat) => {
    const draw = chance - expected[seat]!;
    return phase === null ? draw : draw + expected[seat]! - before[seat]! + own[seat]!;
  });
}

/** The row as a turning point of the seat whose chance it changed most. */
function turnAt(
  { row, seat: by, phase, events }: CourseRow,
  { before, expected, after }: RowValue,
  { eventWeight }: AnyGameReview,
): ReviewTurningPoint {
  const changes = after.map((chance, seat) => Math.abs(chance - before[seat]!));
  const seat = changes.indexOf(Math.max(...changes));
  const drawn = Math.abs(after[seat]! - expected[seat]!);
  const cause: Cause =
    drawn > changes[seat]! / 2 ? 'draw' : phase !== null ? 'unseen' : by === seat ? 'own' : 'other';
  return {
    row,
    seat,
    before: before[seat]!,
    after: after[seat]!,
    cause,
    event: eventWeight ? mainEvent(events, seat, eventWeight) : null,
  };
}
