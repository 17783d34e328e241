import type { Game } from '@faubourg/core';
import { answerShape, type TowerUpAnswer } from './answer.ts';
import { apply } from './doing.ts';
import type { TowerUpEvent } from './events.ts';
import { fallback } from './fallback.ts';
import { search } from './fast/index.ts';
import { faults } from './faults.ts';
import { answers, check, decisions } from './may.ts';
import { notate } from './notation.ts';
import { type TowerUpOptions, towerUpOptions } from './options.ts';
import { outcome } from './outcome.ts';
import { resample, scramble, type TowerUpView, view } from './seeing.ts';
import { setUp } from './starting.ts';
import { copyState, stateShape, type TowerUpState } from './state.ts';

export type { TowerUpAnswer, TowerUpEvent, TowerUpOptions, TowerUpState, TowerUpView };
export type TowerUp = Game<TowerUpState, TowerUpAnswer, TowerUpEvent, TowerUpView, TowerUpOptions>;

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
  outcome,
  copy: copyState,
  faults,
  notate,
  search,
};
