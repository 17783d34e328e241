import {
  anyJson,
  type Decision,
  faultLine,
  integer,
  isRefused,
  type Json,
  list,
  MAX_SEATS,
  object,
  parseJson,
  type Seat,
  either,
} from '@faubourg/core';
import { usage } from '../terminal/failure.ts';
import type { GivenPosition } from './load.ts';

/** A decision with all its legal answers. */
export type DecisionAnswers = {
  readonly seat: Seat;
  readonly decision: Decision;
  /** Null if they cannot be listed; then `parts` says what an answer consists of. */
  readonly answers: readonly unknown[] | null;
  readonly parts?: Json;
};

export function decisionsWithAnswers(
  { game, state }: GivenPosition,
  only?: Seat,
): DecisionAnswers[] {
  return game
    .decisions(state)
    .filter(({ seat }) => only === undefined || seat === only)
    .map((decision) => {
      const { seat } = decision;
      const answers = game.answers(state, seat);
      const parts = answers === null ? game.parts?.(state, seat) : undefined;
      return { seat, decision, answers, ...(parts !== undefined && { parts }) };
    });
}

export type SeatAnswer = { readonly seat: Seat; readonly answer: Json };

const seatAnswer = object({ seat: integer(0, MAX_SEATS - 1), answer: anyJson });
const answersShape = either<SeatAnswer | SeatAnswer[]>(list(seatAnswer, 0, 100_000), seatAnswer);

/** Parses `{"seat":0,"answer":…}` or a list of such objects. */
export function readAnswers(text: string): SeatAnswer[] {
  const parsed = parseJson(text);
  if (isRefused(parsed)) throw usage(`The answers are not JSON: ${text.slice(0, 60)}`);
  const fault = answersShape.fault(parsed.value, '');
  if (fault) throw usage(`The answers are not what was expected. ${faultLine(fault)}`);
  const value = parsed.value as SeatAnswer | SeatAnswer[];
  return Array.isArray(value) ? value : [value];
}
