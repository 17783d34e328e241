import type { GameReview } from '@faubourg/search';
import { eventWeight } from '../rules/event-weight.ts';
import type { DowntownEvent, DowntownState } from '../rules/index.ts';
import { chances } from './chances.ts';

/** What the review of a finished game needs of this game. */
export const review: GameReview<DowntownState, DowntownEvent> = {
  chances,
  // DT-22, DT-23: nothing is settled before the plaque lies.
  holds: ({ phase }) => phase === 'lobby' || phase === 'decide',
  eventWeight,
  drawn: ['turned', 'dealt'],
};
