import type { Seat } from '@faubourg/core';
import type { ReviewedDecision } from './decisions.ts';

/** A loss from which on a decision is called a mistake. */
export const MISTAKE = 0.03;

/** How one seat played. */
export type ReviewedPlayer = {
  /**
   * The part of the best chance that its decisions kept, 0 to 1: the mean over those that mattered
   * of the share of the answer given by the share of the best one. Null if none mattered.
   */
  readonly accuracy: number | null;
  /** Decisions that were judged, and mistakes among them. */
  readonly decisions: number;
  readonly mistakes: number;
  /** The chance to win given away by its own decisions, all together. */
  readonly lost: number;
  /** The chance to win that luck brought or took, all together. */
  readonly luck: number;
};

const kept = ({ played, loss }: ReviewedDecision): number =>
  loss <= 0 ? 1 : Math.max(0, played.share) / (Math.max(0, played.share) + loss);

/** The accuracy and the luck of a seat. */
export function playerOf(
  seat: Seat,
  all: readonly ReviewedDecision[],
  luck: number,
): ReviewedPlayer {
  const own = all.filter((decision) => decision.seat === seat);
  const mattered = own.filter(({ matters }) => matters);
  const sum = mattered.reduce((total, decision) => total + kept(decision), 0);
  return {
    accuracy: mattered.length > 0 ? sum / mattered.length : null,
    decisions: own.length,
    mistakes: own.filter(({ loss }) => loss >= MISTAKE).length,
    lost: own.reduce((total, { loss }) => total + loss, 0),
    luck,
  };
}
