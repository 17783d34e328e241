import { type Decision, problem, type Problem, type Seat } from '@faubourg/core';
import type { DowntownAnswer } from './answer.ts';
import { orderProblem, ordersFor } from './buying.ts';
import type { DowntownState } from './state.ts';
import { ask } from './variant.ts';
import { variantOf } from './variants.ts';

/** Who is asked what. Secret choices stay open until the last one is made. */
export function decisions(s: DowntownState): Decision[] {
  if (s.phase === 'over') return [];
  if (s.phase !== 'order') return variantOf(s).decisions(s);
  return s.orders.map((order, seat) => ask(seat, 'order', 'DT-30', {}, order === null, true));
}

export function answers(s: DowntownState, seat: Seat): DowntownAnswer[] {
  if (!decisions(s).some((decision) => decision.seat === seat)) return [];
  return s.phase === 'order' ? ordersFor(s, seat) : variantOf(s).answers(s);
}

export function check(s: DowntownState, seat: Seat, answer: DowntownAnswer): Problem | null {
  const { kind, rule } = decisions(s).find((decision) => decision.seat === seat)!;
  if ('lot' in answer && kind === 'order') return orderProblem(s, seat, answer);
  if ('pass' in answer && kind === 'order') return null;
  if (!(kind in answer)) return problem(rule, 'other-question', { asked: kind });
  return variantOf(s).check(s, answer);
}
