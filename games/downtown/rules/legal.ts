import {
  type Decision,
  type Draft,
  type Json,
  problem,
  type Problem,
  type Seat,
} from '@faubourg/core';
import type { KINDS } from './kinds.ts';
import type { DowntownAnswer } from './answer.ts';
import { orderProblem, ordersFor } from './orders.ts';
import type { DowntownState } from './state.ts';
import { ask } from './variant.ts';
import { variantOf } from './variant-of.ts';

/** The open decisions. Secret choices can be changed until the last one is made. */
export function decisions(s: DowntownState): Decision[] {
  if (s.phase === 'over') return [];
  if (s.phase !== 'order') return variantOf(s).decisions(s);
  return s.orders.map((order, seat) => ask(seat, 'order', 'DT-30', {}, order === null, true));
}

export function answers(s: DowntownState, seat: Seat): DowntownAnswer[] {
  if (!decisions(s).some((decision) => decision.seat === seat)) return [];
  return s.phase === 'order' ? ordersFor(s, seat) : variantOf(s).answers(s);
}

/** The decisions other than orders: their kind is the field of the answer. */
type PlanningKind = Exclude<(typeof KINDS)[number], 'order'>;

export function check(s: DowntownState, seat: Seat, answer: DowntownAnswer): Problem | null {
  // All decisions open at one time are the same.
  const { kind, rule, about } = decisions(s)[0]!;
  if (kind === 'order' && 'lot' in answer) return orderProblem(s, seat, answer);
  if (kind === 'order' && 'pass' in answer) return null;
  const chosen = (answer as Draft)[kind];
  if (chosen === undefined) return problem(rule, 'other-question', { asked: kind });
  // Answers to orders have no field `order`: here it is another kind.
  const asked = kind as PlanningKind;
  const possible = variantOf(s)
    .answers(s)
    .map((one): Json => (one as Draft)[kind]!);
  if (possible.includes(chosen)) return null;
  return problem(rule, `no-such-${asked}`, { ...about, [kind]: chosen, possible });
}
