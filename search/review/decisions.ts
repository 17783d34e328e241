import type { AnyGame, Json, Seat } from '@faubourg/core';
import type { AnyGameBots, Stop } from '../bot.ts';
import { judge, judgedAnswer, type Judgement, lossOf } from '../judge.ts';
import type { CourseRow } from './course.ts';
import type { AnyGameReview } from './game-review.ts';

/** An answer with the chance to win that its seat could expect from it. */
export type ReviewedAnswer = { readonly answer: Json; readonly share: number };

/** One decision of a finished game, judged by what its seat could know then. */
export type ReviewedDecision = {
  /** The row that answered it. */
  readonly row: number;
  readonly seat: Seat;
  readonly kind: string;
  readonly played: ReviewedAnswer;
  /** The best answers known, the best first; the one that was played may be among them. */
  readonly best: readonly ReviewedAnswer[];
  /** What was given away, as a share of the victory; 0 if nothing better is known. */
  readonly loss: number;
  /** Whether it mattered: the answers known differ by at least `MATTERS`. */
  readonly matters: boolean;
  /** The numbers that decided, for the sentence that says why. */
  readonly method: string;
  readonly details: { readonly [field: string]: Json };
};

/** The least difference between answers, as a share of the victory, that makes a decision matter. */
const MATTERS = 0.01;
/** Answers listed for a decision. */
const LISTED = 4;
/** Thoughts for a first judgement, and for a closer look at what seems to be a mistake. */
const FIRST_THOUGHTS = 1;
const CLOSER_THOUGHTS = 4;
/** A loss from which on a decision is looked at more closely. */
const CLOSER = 0.015;

/** How decisions are judged. */
export type JudgeDecisions = {
  readonly game: AnyGame;
  readonly bots: Pick<AnyGameBots, 'levels' | 'bot'>;
  readonly review: AnyGameReview;
  readonly signal?: Stop | undefined;
};

/** A decision, and every seat's chance before it where the judgement counted to the end. */
export type JudgedDecision = {
  readonly decision: ReviewedDecision;
  readonly exact: readonly number[] | null;
};

/** Judges a decision by the view of its seat; null if there was no choice or no judgement. */
export async function judgeDecision(
  { game, bots, review, signal }: JudgeDecisions,
  { row, seat, before, answer, decision }: CourseRow,
): Promise<JudgedDecision | null> {
  if (!decision || game.answers(before, seat)?.length === 1) return null;
  const view = game.view(before, seat);
  if (review.judges?.(view, decision.kind, answer) === false) return null;
  const look = (thoughts: number): Promise<Judgement | null> =>
    judge(bots, view, { seed: row, thoughts, asked: [answer], ...(signal && { signal }) });
  const first = await look(FIRST_THOUGHTS);
  const closer =
    first && (lossOf(first, answer) ?? 0) >= CLOSER ? await look(CLOSER_THOUGHTS) : first;
  if (!closer) return null;
  const { kind } = decision;
  const answers = closer.answers.filter(
    (other) => review.compares?.(kind, other.answer as Json) !== false,
  );
  const one = reviewed({ ...closer, answers }, { row, seat, kind }, answer);
  return one && { decision: one, exact: closer.method === 'exact' ? closer.shares : null };
}

/** A judgement as a decision of the review; null if the answer could not be judged. */
function reviewed(
  judgement: Judgement,
  at: Pick<ReviewedDecision, 'row' | 'seat' | 'kind'>,
  answer: Json,
): ReviewedDecision | null {
  const played = judgedAnswer(judgement, answer);
  const loss = lossOf(judgement, answer);
  if (!played || loss === null) return null;
  const { answers, method, details } = judgement;
  const shares = answers.map(({ share }) => share);
  const listed = (one: { readonly answer: unknown; readonly share: number }): ReviewedAnswer => ({
    answer: one.answer as Json,
    share: one.share,
  });
  const first = answers.slice(0, LISTED);
  return {
    ...at,
    played: listed(played),
    // Without a loss the answer itself is one of the best.
    best: (loss > 0 ? first : [played, ...first.filter((one) => one !== played)])
      .slice(0, LISTED)
      .map(listed),
    loss,
    matters: Math.max(...shares) - Math.min(...shares) >= MATTERS,
    method,
    details,
  };
}
