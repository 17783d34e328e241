import type { Outcome } from '@faubourg/core';

/** How a game ended, in one sentence. */
export function outcomeLine({ scores, winners, reason }: Outcome): string {
  return `Ended by ${reason}. Scores ${scores.join(', ')}; won by seat ${winners.join(', ')}.`;
}
