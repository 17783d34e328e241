import type { Game, PlayableGame } from '@faubourg/core';
import { answerShape, type TowerUpAnswer } from './answer.ts';
import { apply } from './apply.ts';
import type { TowerUpEvent } from './events.ts';
import { fallback } from './fallback.ts';
import { forecast } from './forecast.ts';
import { answers, check, decisions } from './legal.ts';
import { notate } from './notation.ts';
import { type TowerUpOptions, towerUpOptions } from './options.ts';
import { outcome } from './outcome.ts';
import { refusalRule } from './refusal-rule.ts';
import { resample } from './resample.ts';
import { setUp } from './setup.ts';
import { copyState, type TowerUpState } from './state.ts';
import { type TowerUpView, view } from './view.ts';

export * from './forecast.ts';
export type { TowerUpAnswer, TowerUpEvent, TowerUpOptions, TowerUpState, TowerUpView };
export type TowerUpGame = Game<
  TowerUpState,
  TowerUpAnswer,
  TowerUpEvent,
  TowerUpView,
  TowerUpOptions
>;
export type PlayableTowerUp = PlayableGame<
  TowerUpState,
  TowerUpAnswer,
  TowerUpEvent,
  TowerUpView,
  TowerUpOptions
>;

/** The game as a page plays it. */
export const towerUp: PlayableTowerUp = {
  id: 'tower-up',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: towerUpOptions,
  kinds: ['start', 'turn'],
  shapes: { answer: answerShape },
  setUp,
  startOf: ({ options, players }) => ({ options, seats: players.length }),
  decisions,
  answers,
  fallback,
  check,
  refusalRule,
  apply,
  view,
  resample,
  forecast,
  outcome,
  copy: copyState,
  notate,
};
