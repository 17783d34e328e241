import type { GameReview } from '@faubourg/search';
import { eventWeight } from '../rules/event-weight.ts';
import type { TowerUpEvent, TowerUpState } from '../rules/index.ts';
import { chances } from './chances.ts';

/** What the review of a finished game needs of this game. */
export const review: GameReview<TowerUpState, TowerUpEvent> = {
  chances,
  eventWeight,
  drawn: ['revealed'],
};
