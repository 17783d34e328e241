import { mainEvent, type Seat } from '@faubourg/core';
import type { AnyGameBots, Stop } from '../bot.ts';
import type { Course } from './course.ts';
import { judgeDecision, type ReviewedDecision } from './decisions.ts';
import type { AnyGameReview, ReviewedDeals } from './game-review.ts';
import { MISTAKE, playerOf, type ReviewedPlayer } from './players.ts';
import { playoutReview } from './playout-review.ts';
import { type Step, stepsOf } from './steps.ts';
import { type Cause, largestTurns, type ReviewTurningPoint } from './turning-points.ts';

/** The version of what a review contains: a stored one of another version is made again. */
export const REVIEW_VERSION = 1;

/** The chances after a step of the game, and what luck changed in it, by seat. */
export type ReviewedStep = {
  /** The last row of the step; 0 is the set-up. */
  readonly row: number;
  readonly chances: readonly number[];
  /**
   * The draw; and where all acted unseen, what the others' choices changed. Of the set-up: the
   * difference from equal chances.
   */
  readonly luck: readonly number[];
};

/** A finished game, analysed. Shares of the victory are from 0 to 1. */
export type Review = {
  readonly version: typeof REVIEW_VERSION;
  readonly rows: number;
  /** The loss from which on a decision is a mistake. */
  readonly mistake: number;
  readonly steps: readonly ReviewedStep[];
  readonly decisions: readonly ReviewedDecision[];
  readonly players: readonly ReviewedPlayer[];
  readonly turningPoints: readonly ReviewTurningPoint[];
  /** Null in a game in which seats do not trade. */
  readonly deals: ReviewedDeals | null;
};

export type ReviewOptions = {
  readonly signal?: Stop | undefined;
  /** Called with the part that is done, 0 to 1. */
  readonly progress?: ((done: number) => void) | undefined;
};

/** The bots that judge, and what the game itself brings. */
export type Reviewer = Pick<AnyGameBots, 'levels' | 'bot'> & { readonly review?: AnyGameReview };

/** Milliseconds between two reports of progress. */
const REPORT_EVERY_MS = 50;

/** Lets other tasks of the thread run, such as a stop signal. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Analyses a finished game; null if the signal ended it. Without bots no decision is judged, and
 * the chances are those of random play.
 */
export async function reviewCourse(
  course: Course,
  bots: Reviewer | null,
  { signal, progress }: ReviewOptions = {},
): Promise<Review | null> {
  const { game, rows, counted } = course;
  const review = bots?.review ?? playoutReview(game);
  const steps: Step[] = [];
  const decisions: ReviewedDecision[] = [];
  const judged = bots ? rows.filter(({ row }) => counted.has(row)) : [];
  let last = performance.now();
  const stopped = async (done: number): Promise<boolean> => {
    if (performance.now() - last > REPORT_EVERY_MS) {
      progress?.(done / (rows.length + judged.length));
      await pause();
      last = performance.now();
    }
    return signal?.aborted === true;
  };
  const exact = new Map<number, readonly number[]>();
  for (const [i, row] of judged.entries()) {
    const one = await judgeDecision({ game, bots: bots!, review, signal }, row);
    if (one) {
      decisions.push(one.decision);
      const first = row.phase === null ? row : rows.find(({ phase }) => phase === row.phase)!;
      if (one.exact) exact.set(first.row - 1, one.exact);
    }
    if (await stopped(i)) return null;
  }
  for (const step of stepsOf(course, review, undefined, exact)) {
    steps.push(step);
    if (await stopped(judged.length + step.rows.at(-1)!.row)) return null;
  }
  return assembled(course, review, steps, decisions);
}

function assembled(
  { seats, rows }: Course,
  review: AnyGameReview,
  steps: readonly Step[],
  decisions: readonly ReviewedDecision[],
): Review {
  const first = steps[0]?.before ?? Array.from({ length: seats }, () => 1 / seats);
  const reviewed: ReviewedStep[] = [
    { row: 0, chances: first, luck: first.map((chance) => chance - 1 / seats) },
    ...steps.map((step) => ({
      row: step.rows.at(-1)!.row,
      chances: step.after,
      luck: luckOf(step, decisions),
    })),
  ];
  const luckBy = (seat: Seat): number => reviewed.reduce((sum, { luck }) => sum + luck[seat]!, 0);
  return {
    version: REVIEW_VERSION,
    rows: rows.length,
    mistake: MISTAKE,
    steps: reviewed,
    decisions,
    players: first.map((_, seat) => playerOf(seat, decisions, luckBy(seat))),
    turningPoints: largestTurns(steps.map((step) => turnAt(step, review))),
    deals: review.deals?.(rows) ?? null,
  };
}

/** Whether all acted unseen by the others in a step. */
const isUnseen = ({ rows }: Step): boolean =>
  rows.length > 1 || rows.some(({ phase }) => phase !== null);

/**
 * What luck changed in a step, by seat: the draw; and where all acted unseen, what the choices of
 * the others changed, which is all but what the seat itself gave away.
 */
function luckOf(step: Step, decisions: readonly ReviewedDecision[]): number[] {
  const { rows, before, expected, after } = step;
  if (!isUnseen(step)) return after.map((chance, seat) => chance - expected[seat]!);
  const [first, last] = [rows[0]!.row, rows.at(-1)!.row];
  const within = decisions.filter(({ row }) => row >= first && row <= last);
  return after.map((chance, seat) => {
    const own = within.filter((decision) => decision.seat === seat);
    return chance - before[seat]! + own.reduce((sum, { loss }) => sum + loss, 0);
  });
}

/** The step as a turning point of the seat whose chance it changed most. */
function turnAt(step: Step, review: AnyGameReview): ReviewTurningPoint {
  const { rows, before, expected, after } = step;
  const last = rows.at(-1)!;
  const changes = after.map((chance, seat) => Math.abs(chance - before[seat]!));
  const seat = changes.indexOf(Math.max(...changes));
  const drawn = Math.abs(after[seat]! - expected[seat]!) > changes[seat]! / 2;
  const seen: Cause = last.seat === seat ? 'own' : 'other';
  const all = rows.flatMap((row) => row.events);
  const made = drawn ? all.filter(({ kind }) => review.drawn?.includes(kind)) : [];
  const events = made.length > 0 ? made : all;
  return {
    row: last.row,
    seat,
    before: before[seat]!,
    after: after[seat]!,
    cause: drawn ? 'draw' : isUnseen(step) ? 'unseen' : seen,
    event: review.eventWeight
      ? mainEvent(events, seat, (event, whose) => review.eventWeight!(event, whose))
      : null,
  };
}
