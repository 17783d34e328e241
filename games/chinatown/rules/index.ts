import type { Game } from '@faubourg/core';
import { answerShape, type ChinatownAnswer } from './answers.ts';
import { apply, outcome, setUp } from './doing.ts';
import type { ChinatownEvent } from './events.ts';
import { faults } from './faults.ts';
import { forecast } from './forecast.ts';
import { answers, check, decisions, fallback } from './may.ts';
import { notate } from './notation.ts';
import { type ChinatownOptions, chinatownOptions } from './options.ts';
import { resample } from './resample.ts';
import { scramble } from './scramble.ts';
import { search } from './search.ts';
import { type ChinatownState, copyState, LEAST_SEATS, MOST_SEATS, stateShape } from './state.ts';
import { tradeParts } from './trade-may.ts';
import { sampleTrade } from './trade-sample.ts';
import { type ChinatownView, view } from './view.ts';

export { type BoardFile, boardOf, MAPS } from './boards.ts';
export { dealForecast } from './forecast.ts';
export type { ChinatownAnswer, ChinatownEvent, ChinatownOptions, ChinatownState, ChinatownView };

export type ChinatownGame = Game<
  ChinatownState,
  ChinatownAnswer,
  ChinatownEvent,
  ChinatownView,
  ChinatownOptions
>;

export const chinatown: ChinatownGame = {
  id: 'chinatown',
  rules: 1,
  seats: { min: LEAST_SEATS, max: MOST_SEATS },
  options: chinatownOptions,
  shapes: { state: stateShape, answer: answerShape },
  setUp,
  decisions,
  answers,
  parts: (state, seat) => (state.phase === 'trade' ? tradeParts(state, seat) : null),
  sample: (state, seat, chance) => {
    const listed = answers(state, seat);
    return listed ? listed[chance.int(listed.length)]! : sampleTrade(state, seat, chance);
  },
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
  search,
};
