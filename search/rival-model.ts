import type { Seat } from '@faubourg/core';
import type { AnswerStats } from './answer-stats.ts';

/**
 * How the other seats answer in the tree of one seat, from three seats on. If they all branched, a
 * search would hardly get past the next turn of its own seat. So they give the answer with the
 * highest first weight, and further answers only as a place is visited often.
 */
export type RivalModel = {
  /** The seat whose answers branch. */
  readonly thinker: Seat;
  /** Visits of a place after which a second answer is considered; each doubling adds another. */
  readonly widening: number;
};

/**
 * The index in `found` of a rival's answer: of the few that are considered, the one whose visits
 * are furthest below its share of the first weights.
 */
export function rivalAnswer(
  { widening }: RivalModel,
  { weight, visits: tried }: AnswerStats,
  found: Int32Array,
  count: number,
  visits: number,
): number {
  const width = visits < widening ? 1 : 2 + Math.floor(Math.log2(visits / widening));
  let best = 0;
  let bestValue = -1;
  let limit = Infinity;
  // Takes the answers by falling weight, `width` of them.
  for (let taken = 0; taken < width && taken < count; taken++) {
    let next = -1;
    for (let i = 0; i < count; i++) {
      const w = weight[found[i]!]!;
      if (w < limit && (next < 0 || w > weight[found[next]!]!)) next = i;
    }
    if (next < 0) break;
    const edge = found[next]!;
    limit = weight[edge]!;
    const value = limit / (1 + tried[edge]!);
    if (value > bestValue) {
      bestValue = value;
      best = next;
    }
  }
  return best;
}
