import { type Chance, takeRandom } from '@faubourg/core';
import type { SampleStreetEvent } from './events.ts';
import { cardsOf, HAND } from './material.ts';
import type { SampleStreetOptions } from './options.ts';
import type { SampleStreetState } from './state.ts';

/** SS-10: everybody is dealt a hand, and chance says who begins. */
export function setUp(
  options: SampleStreetOptions,
  seats: number,
  chance: Chance,
): { state: SampleStreetState; events: SampleStreetEvent[] } {
  const deck = cardsOf(options.town);
  const hands = Array.from({ length: seats }, () =>
    Array.from({ length: HAND }, () => takeRandom(deck, chance)),
  );
  const turn = chance.int(seats);
  return {
    state: { options, turn, built: {}, hands, deck },
    events: [{ kind: 'opened', seat: turn }],
  };
}
