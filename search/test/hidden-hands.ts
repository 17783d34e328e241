import {
  canonical,
  type Game,
  type GameEvent,
  integer,
  list,
  nullable,
  object,
  oneOf,
  either,
  type PlainNode,
  type FastRules,
  type Seat,
  shuffle,
  type Viewer,
} from '@faubourg/core';

/*
 * Two seats. Seat 1 holds six cards in an order that seat 0 does not know: a trump and five blanks.
 * Seat 0 makes peace, which shares the victory, or dares; then seat 1 plays a card, and wins with
 * the trump, else loses. Seat 1 always plays the trump, so daring always loses.
 */

const TRUMP = 9;
const CARDS = [1, 2, 3, 4, 5, TRUMP];

type State = { dared: boolean | null; hand: number[]; played: number | null };
type Answer = { readonly dare: boolean } | { readonly card: number };
type View = Omit<State, 'hand'> & { readonly viewer: Viewer; readonly hand: number[] | null };

const isOver = ({ dared, played }: State): boolean => dared === false || played !== null;
const asked = (s: State): Seat => (s.dared === null ? 0 : 1);
const answers = (s: State): Answer[] =>
  s.dared === null ? [{ dare: true }, { dare: false }] : s.hand.map((card) => ({ card }));
const copy = (s: State): State => ({ ...s, hand: s.hand.slice() });

const hand = list(integer(1, TRUMP), 6, 6);
const publicShapes = {
  dared: nullable(oneOf(true, false)),
  played: nullable(integer(1, TRUMP)),
};

export const dare: Game<State, Answer, GameEvent, View> = {
  id: 'dare',
  rules: 1,
  seats: { min: 2, max: 2 },
  options: [],
  kinds: ['play'],
  shapes: {
    state: object({ ...publicShapes, hand }),
    view: object({ ...publicShapes, hand: nullable(hand), viewer: nullable(oneOf(0, 1)) }),
    event: object({ kind: oneOf('spoke', 'played') }),
    answer: either<Answer>(
      object({ dare: oneOf(true, false) }),
      object({ card: integer(1, TRUMP) }),
    ),
  },
  setUp: (_options, _seats, chance) => ({
    state: { dared: null, hand: shuffle(CARDS.slice(), chance), played: null },
    events: [],
  }),
  startOf: () => ({ options: {}, seats: 2 }),
  decisions: (s) =>
    isOver(s) ? [] : [{ seat: asked(s), kind: 'play', rule: 'DARE-1', owed: true, secret: false }],
  answers,
  fallback: (s) => answers(s)[0]!,
  check: (s, _seat, answer) =>
    answers(s).some((one) => canonical(one) === canonical(answer))
      ? null
      : { rule: 'DARE-1', code: 'not-listed', data: {} },
  apply: (s, _seat, answer) => {
    if ('dare' in answer) s.dared = answer.dare;
    else s.played = answer.card;
    return { events: [{ kind: 'dare' in answer ? 'spoke' : 'played' }], reveals: 'card' in answer };
  },
  view: (s, viewer) => ({ ...s, hand: viewer === 1 ? s.hand.slice() : null, viewer }),
  resample: ({ dared, played, hand }, chance) => ({
    dared,
    played,
    hand: hand?.slice() ?? shuffle(CARDS.slice(), chance),
  }),
  scramble: (s, viewer, chance) =>
    viewer === 1 ? copy(s) : { ...s, hand: shuffle(s.hand.slice(), chance) },
  outcome: (s) => {
    if (!isOver(s)) return null;
    if (!s.dared) return { scores: [1, 1], winners: [0, 1], reason: 'peace' };
    const winner = s.played === TRUMP ? 1 : 0;
    return { scores: [1 - winner, winner], winners: [winner], reason: 'dared' };
  },
  copy,
  faults: (s) =>
    s.hand.toSorted((a, b) => a - b).join() === CARDS.join() ? [] : [`hand: ${s.hand.join()}`],
  notate: () => null,
};

/** These fast rules with codes that are indices in the list of answers. */
export function codedByPlace(
  fast: FastRules<State, Answer, PlainNode<State>>,
): FastRules<State, Answer, PlainNode<State>> {
  return {
    ...fast,
    legal: ({ state }, _seat, out) => {
      const count = answers(state).length;
      for (let i = 0; i < count; i++) out[i] = i;
      return count;
    },
    apply: ({ state }, seat, code, chance) => {
      dare.apply(state, seat, answers(state)[code]!, chance);
    },
    answer: ({ state }, _seat, code) => answers(state)[code]!,
  };
}
