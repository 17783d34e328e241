import type { Outcome } from '@faubourg/core';
import { scoreOf } from './scoring.ts';
import { isOver, type SampleStreetState } from './state.ts';

/** SS-30: the highest score wins; equal scores share the victory. */
export function outcome(state: SampleStreetState): Outcome | null {
  if (!isOver(state)) return null;
  const scores = state.hands.map((_, seat) => scoreOf(state, seat));
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return { scores, winners, reason: 'full' };
}
