import type { Game } from '@faubourg/core';
import { answerShape, type TowerUpAnswer } from './answer.ts';
import { apply } from './doing.ts';
import type { TowerUpEvent } from './events.ts';
import { fallback } from './fallback.ts';
import { faults } from './faults.ts';
import { forecast } from './forecast.ts';
import { answers, check, decisions } from './may.ts';
import { notate } from './notation.ts';
import { type TowerUpOptions, towerUpOptions } from './options.ts';
import { outcome } from './outcome.ts';
import { resample, scramble, type TowerUpView, view } from './seeing.ts';
import { setUp } from './starting.ts';
import { copyState, stateShape, type TowerUpState } from './state.ts';

export * from './forecast.ts';
export type { TowerUpAnswer, TowerUpEvent, TowerUpOptions, TowerUpState, TowerUpView };
export type TowerUp = Game<TowerUpState, TowerUpAnswer, TowerUpEvent, TowerUpView, TowerUpOptions>;

/** The game without its search side: all that a page needs. */
export const towerUp: TowerUp = {
  id: 'tower-up',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: towerUpOptions,
  shapes: { state: stateShape, answer: answerShape },
  setUp,
  decisions,
  answers,
  fallback,
  check,
  apply,
  view,
  resample,
  scramble,
  forecast,
  outcome,
  copy: copyState,
  faults,
  notate,
};
