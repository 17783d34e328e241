import { type Decision, problem, type Problem, type Seat } from '@faubourg/core';
import type { DowntownAnswer } from './answer.ts';
import { orderProblem, ordersFor } from './buying.ts';
import type { DowntownState } from './state.ts';
import { variantOf } from './variants.ts';

/** Who is asked what. Secret choices stay open until the last one is made. */
export function decisions(s: DowntownState): Decision[] {
  if (s.phase === 'over') return [];
  if (s.phase !== 'order') return variantOf(s).decisions(s);
  return s.orders.map((order, seat) => ({
    seat,
    kind: 'order',
    rule: 'DT-30',
    owed: order === null,
    secret: true,
  }));
}

export function answers(s: DowntownState, seat: Seat): DowntownAnswer[] {
  if (!decisions(s).some((decision) => decision.seat === seat)) return [];
  return s.phase === 'order' ? ordersFor(s, seat) : variantOf(s).answers(s);
}

const isOrder = (answer: DowntownAnswer): boolean => 'lot' in answer || 'pass' in answer;

export function check(s: DowntownState, seat: Seat, answer: DowntownAnswer): Problem | null {
  const asked = decisions(s).find((decision) => decision.seat === seat);
  if (!asked) return problem('DT-20', 'not-asked', { seat });
  const { kind, rule } = asked;
  const fits = kind === 'order' ? isOrder(answer) : kind in answer;
  if (!fits) return problem(rule, 'other-question', { asked: kind });
  if ('lot' in answer) return orderProblem(s, seat, answer);
  return kind === 'order' ? null : variantOf(s).check(s, answer);
}

/** Harms nobody: passes, keeps the token, takes the first of what there is. */
export function fallback(s: DowntownState, seat: Seat): DowntownAnswer {
  return answers(s, seat)[0]!;
}
