import { type Applied, type Chance, type Seat, takeRandom } from '@faubourg/core';
import type { SampleStreetAnswer } from './answer.ts';
import type { SampleStreetEvent } from './events.ts';
import { outcome } from './outcome.ts';
import { gainOf } from './scoring.ts';
import type { SampleStreetState } from './state.ts';

/** SS-20: builds, draws while there are cards, and passes the turn on. Changes the state in place. */
export function apply(
  state: SampleStreetState,
  seat: Seat,
  answer: SampleStreetAnswer,
  chance: Chance,
): Applied<SampleStreetEvent> {
  const { build: card, lot } = answer;
  const hand = state.hands[seat]!;
  const points = gainOf(state, seat, answer);
  hand.splice(hand.indexOf(card), 1);
  state.built[lot] = { card, seat };
  const events: SampleStreetEvent[] = [{ kind: 'built', seat, card, lot, points }];
  if (state.deck.length > 0) {
    const drawn = takeRandom(state.deck, chance);
    hand.push(drawn);
    events.push({ kind: 'drew', only: [seat], card: drawn });
  }
  state.turn = (seat + 1) % state.hands.length;
  const result = outcome(state);
  if (result) events.push({ kind: 'ended', scores: result.scores });
  // The others learn a card of the hand: that cannot be taken back.
  return { events, reveals: true };
}
