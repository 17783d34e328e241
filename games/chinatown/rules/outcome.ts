import type { Outcome } from '@faubourg/core';
import type { ChinatownState } from './state.ts';

/** CT-50: the richest wins; ties share the victory. */
export function outcome(s: ChinatownState): Outcome | null {
  if (s.phase !== 'over') return null;
  const scores = s.money.slice();
  const best = Math.max(...scores);
  const winners = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  return { scores, winners, reason: 'sixth-income' };
}
