import type { Json } from '@faubourg/core';
import type { GameReview } from '@faubourg/search';
import { eventWeight } from '../rules/event-weight.ts';
import type { ChinatownEvent, ChinatownState } from '../rules/index.ts';
import { chances } from './chances.ts';
import { reviewDeals } from './review-deals.ts';

const has = (answer: Json, ...verbs: readonly string[]): boolean =>
  typeof answer === 'object' && answer !== null && verbs.some((verb) => verb in answer);

/** What the review of a finished game needs of this game. */
export const review: GameReview<ChinatownState, ChinatownEvent> = {
  chances,
  // CT-11: what a seat gets in a year is known when its tiles are drawn, and its shops are built in
  // secret.
  holds: ({ phase }) => phase === 'keep' || phase === 'build',
  eventWeight,
  drawn: ['tiles', 'settled', 'economy'],
  // An offer changes nothing before somebody accepts it: of the trade, answers to offers are judged.
  judges: (_view, kind, answer) => kind !== 'trade' || has(answer, 'accept', 'decline'),
  compares: (kind, answer) => kind !== 'trade' || has(answer, 'accept', 'decline', 'done'),
  deals: reviewDeals,
};
