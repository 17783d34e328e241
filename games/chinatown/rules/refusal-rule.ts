import type { CoreRefusal, Seat } from '@faubourg/core';
import type { ChinatownState } from './state.ts';

/** The rule behind a refusal that the core decides; null for the rule of the open decision. */
export function refusalRule(
  _s: ChinatownState,
  refusal: CoreRefusal,
  _seat: Seat,
  answer: unknown,
): string | null {
  if (refusal === 'game-over') return 'CT-50';
  if (refusal === 'not-asked') return null;
  return typeof answer === 'object' && answer !== null && 'done' in answer ? 'CT-24' : null;
}
