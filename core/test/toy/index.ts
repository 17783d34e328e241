import type { Game } from '../../index.ts';
import { applyToy, notateToy, type ToyEvent, toyOutcome } from './apply.ts';
import { type ToyAnswer, toyAnswers, toyAnswerShape, toyCheck, toyDecisions } from './legal.ts';
import { toyEventShape, toyViewShape } from './shapes.ts';
import { resampleToy, scrambleToy, type ToyView, viewToy } from './view.ts';
import {
  copyToy,
  setUpToy,
  toyFaults,
  type ToyOptions,
  toyOptions,
  type ToyState,
  toyStateShape,
} from './state.ts';

export type { ToyAnswer, ToyEvent, ToyOptions, ToyState, ToyView };
export type ToyGame = Game<ToyState, ToyAnswer, ToyEvent, ToyView, ToyOptions>;

/** The toy game. It has no fast rules of its own. */
export const toy: ToyGame = {
  id: 'toy',
  rules: 1,
  seats: { min: 2, max: 4 },
  options: toyOptions,
  kinds: ['bid', 'light', 'hang', 'throw'],
  shapes: {
    state: toyStateShape,
    answer: toyAnswerShape,
    view: toyViewShape,
    event: toyEventShape,
  },
  setUp: (options, seats, chance) => {
    const state = setUpToy(options, seats, chance);
    const events = state.hands.map((cards, seat): ToyEvent => ({
      kind: 'dealt',
      only: [seat],
      cards: cards.slice(),
    }));
    return { state, events };
  },
  startOf: ({ options, hands }) => ({ options, seats: hands.length }),
  decisions: toyDecisions,
  answers: toyAnswers,
  fallback: (state, seat) => toyAnswers(state, seat)[0]!,
  check: toyCheck,
  apply: applyToy,
  view: viewToy,
  resample: resampleToy,
  scramble: scrambleToy,
  outcome: toyOutcome,
  copy: copyToy,
  faults: toyFaults,
  notate: notateToy,
};
