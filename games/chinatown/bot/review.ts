import type { Json } from '@faubourg/core';
import type { GameReview } from '@faubourg/search';
import { eventWeight } from '../rules/event-weight.ts';
import type { ChinatownEvent, ChinatownState } from '../rules/index.ts';
import { chances } from './chances.ts';
import { reviewDeals } from './review-deals.ts';

/** An offer changes nothing before somebody accepts it: of the trade, only answers to offers are judged. */
function judges(_view: unknown, kind: string, answer: Json): boolean {
  if (kind !== 'trade') return true;
  return (
    typeof answer === 'object' && answer !== null && ('accept' in answer || 'decline' in answer)
  );
}

/** What the review of a finished game needs of this game. */
export const review: GameReview<ChinatownState, ChinatownEvent> = {
  chances,
  // CT-12: what a seat gets in a year is known when its tiles are drawn, and its shops are built in
  // secret.
  holds: ({ phase }) => phase === 'keep' || phase === 'build',
  eventWeight,
  judges,
  deals: reviewDeals,
};
