import { type Decision, problem, type Problem, type Seat } from '@faubourg/core';
import type { SampleStreetAnswer } from './answer.ts';
import { CARDS, LOTS } from './material.ts';
import { emptyLots, isOver, type SampleStreetState } from './state.ts';

/** One seat is asked at a time; nobody when the game is over. */
export const decisions = (state: SampleStreetState): Decision[] =>
  isOver(state)
    ? []
    : [{ seat: state.turn, kind: 'turn', rule: 'SS-20', owed: true, secret: false }];

/** Each kind of card in hand, on each empty lot. */
export function answers(state: SampleStreetState, seat: Seat): readonly SampleStreetAnswer[] {
  if (isOver(state) || seat !== state.turn) return [];
  const lots = emptyLots(state);
  const cards = CARDS.filter((card) => state.hands[seat]!.includes(card));
  return cards.flatMap((build) => lots.map((lot) => ({ build, lot })));
}

/** The first legal answer, for a seat whose time is up. */
export const fallback = (state: SampleStreetState, seat: Seat): SampleStreetAnswer =>
  answers(state, seat)[0]!;

/** Why the seat may not give this answer; the words explain each code (`why.<code>`). */
export function check(
  state: SampleStreetState,
  seat: Seat,
  { build, lot }: SampleStreetAnswer,
): Problem | null {
  if (isOver(state) || seat !== state.turn)
    return problem('SS-20', 'not-the-turn', { turn: state.turn });
  if (!state.hands[seat]!.includes(build)) return problem('SS-20', 'not-in-hand', { card: build });
  if (!LOTS[state.options.town].includes(lot)) return problem('SS-1', 'lot-unknown', { lot });
  if (Object.hasOwn(state.built, lot)) return problem('SS-20', 'lot-taken', { lot });
  return null;
}
