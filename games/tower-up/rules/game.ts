import type { Game, PlayableGame, WithFormer } from '@faubourg/core';
import { answerShapeOf, type TowerUpAnswer } from './answer.ts';
import { apply } from './apply.ts';
import { CHARACTERS } from './characters.ts';
import type { TowerUpEvent } from './events.ts';
import { fallback } from './fallback.ts';
import { forecast } from './forecast.ts';
import { answers, check, decisions } from './legal.ts';
import { notate } from './notation.ts';
import { type TowerUpOptions, towerUpOptions } from './options.ts';
import { outcome } from './outcome.ts';
import { refusalRule } from './refusal-rule.ts';
import { resample } from './resample.ts';
import { setUpBy } from './setup.ts';
import { copyState, type TowerUpState } from './state.ts';
import { FORMER_RULES, NEWEST_RULES } from './versions.ts';
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

/**
 * The game by a version of its rules, as a page plays it. A state knows its version: only the
 * set-up and the shape of answers are told.
 */
const playableBy = (version: number): PlayableTowerUp => ({
  id: 'tower-up',
  rules: version,
  seats: { min: 2, max: 4 },
  options: towerUpOptions,
  kinds: ['start', 'turn', 'return'],
  characters: CHARACTERS,
  shapes: { answer: answerShapeOf(version) },
  setUp: (options, seats, chance) => setUpBy(version, options, seats, chance),
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
});

/** The game as a page plays it. */
export const towerUp: WithFormer<PlayableTowerUp> = {
  ...playableBy(NEWEST_RULES),
  former: FORMER_RULES.map(playableBy),
};
