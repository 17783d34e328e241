import type { Game, PlayableGame } from '@faubourg/core';
import { answerShape, type SampleStreetAnswer } from './answer.ts';
import { apply } from './apply.ts';
import type { SampleStreetEvent } from './events.ts';
import { forecast, type SampleStreetForecast } from './forecast.ts';
import { answers, check, decisions, fallback } from './legal.ts';
import { notate } from './notation.ts';
import { options, type SampleStreetOptions } from './options.ts';
import { outcome } from './outcome.ts';
import { resample } from './resample.ts';
import { setUp } from './setup.ts';
import { copyState, type SampleStreetState } from './state.ts';
import { type SampleStreetView, view } from './view.ts';

export type { SampleStreetAnswer, SampleStreetEvent, SampleStreetForecast, SampleStreetView };

export type SampleStreetGame = Game<
  SampleStreetState,
  SampleStreetAnswer,
  SampleStreetEvent,
  SampleStreetView,
  SampleStreetOptions
>;

/** The game as a page plays it. */
export const playable: PlayableGame<
  SampleStreetState,
  SampleStreetAnswer,
  SampleStreetEvent,
  SampleStreetView,
  SampleStreetOptions
> = {
  id: 'sample-street',
  rules: 1,
  seats: { min: 2, max: 4 },
  options,
  kinds: ['turn'],
  shapes: { answer: answerShape },
  setUp,
  startOf: (state) => ({ options: state.options, seats: state.hands.length }),
  decisions,
  answers,
  fallback,
  check,
  apply,
  view,
  resample,
  forecast,
  outcome,
  copy: copyState,
  notate,
};
