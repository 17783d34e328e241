import { type Game, type PlayableGame, versionField, type WithFormer } from '@faubourg/core';
import { answerShape, type ChinatownAnswer } from './answer.ts';
import { apply } from './apply.ts';
import { CHARACTERS } from './characters.ts';
import type { ChinatownEvent } from './events.ts';
import { forecast } from './forecast.ts';
import { answers, check, decisions, fallback, finalRule } from './legal.ts';
import { notate } from './notation.ts';
import { type ChinatownOptions, chinatownOptions } from './options.ts';
import { outcome } from './outcome.ts';
import { refusalRule } from './refusal-rule.ts';
import { resample } from './resample.ts';
import { setUpBy } from './setup.ts';
import { type ChinatownState, copyState, LEAST_SEATS, MOST_SEATS } from './state.ts';
import { tradeParts } from './legal-trade.ts';
import { differencesOf, FORMER_RULES, NEWEST_RULES } from './versions.ts';
import { type ChinatownView, view } from './view.ts';

export { type BoardFile, boardOf, MAPS } from './board.ts';
export { dealForecast } from './forecast.ts';
export type { ChinatownAnswer, ChinatownEvent, ChinatownOptions, ChinatownState, ChinatownView };

export type ChinatownGame = Game<
  ChinatownState,
  ChinatownAnswer,
  ChinatownEvent,
  ChinatownView,
  ChinatownOptions
>;
export type PlayableChinatown = PlayableGame<
  ChinatownState,
  ChinatownAnswer,
  ChinatownEvent,
  ChinatownView,
  ChinatownOptions
>;

/**
 * The game by a version of its rules, as a page plays it. A state knows its version: only the
 * set-up is told.
 */
const playableBy = (version: number): PlayableChinatown => ({
  id: 'chinatown',
  rules: version,
  seats: { min: LEAST_SEATS, max: MOST_SEATS },
  options: chinatownOptions,
  kinds: ['keep', 'trade', 'build'],
  characters: CHARACTERS,
  shapes: { answer: answerShape },
  setUp: (options, seats, chance) => setUpBy(version, options, seats, chance),
  startOf: ({ options, money }) => ({ options, seats: money.length }),
  decisions,
  answers,
  parts: (state, seat) => (state.phase === 'trade' ? tradeParts(state, seat) : null),
  fallback,
  check,
  refusalRule,
  apply,
  finalRule,
  finalWasUndone: differencesOf(versionField(version)).tradeWasUndone,
  together: ['build'],
  view,
  resample,
  forecast,
  outcome,
  copy: copyState,
  notate,
});

/** The game as a page plays it. */
export const chinatown: WithFormer<PlayableChinatown> = {
  ...playableBy(NEWEST_RULES),
  former: FORMER_RULES.map(playableBy),
};
