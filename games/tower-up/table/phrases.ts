import { listOf } from '@faubourg/web/words/lists.ts';
import type { Piece, Sentence } from '@faubourg/web/words/sentence.ts';
import { type Colour, COLOURS, type Counts, tally } from '../rules/colours.ts';
import type { TowerUpView } from '../rules/game.ts';
import { cardOf } from '../rules/material.ts';
import { say } from './types.ts';

export const colourName = (colour: Colour | 'joker'): Sentence => say(`colour.${colour}`);

/** Floors in words: "2 white and 1 black". */
export function counted(counts: Counts, jokers = 0): Sentence {
  const some: Sentence[] = COLOURS.filter((colour) => counts[colour] > 0).map((colour) =>
    say(`count.${colour}`, { count: counts[colour] }),
  );
  if (jokers > 0) some.push(say('count.joker', { count: jokers }));
  return listOf(some);
}

/** Floors drawn inside a sentence. */
export function floorsPiece(floors: readonly (Colour | 'joker')[]): Piece | Sentence {
  if (floors.length === 0) return listOf<Sentence>([]);
  const jokers = floors.filter((floor) => floor === 'joker').length;
  return { piece: 'floors', text: counted(tally(floors), jokers), data: [...floors] };
}

/** A card drawn inside a sentence. */
export function cardPiece(town: Pick<TowerUpView, 'options'>, card: string): Piece {
  const { floors, vehicle, steps } = cardOf(town, card);
  return {
    piece: 'card',
    text: cardName(town, card),
    data: { floors: [...floors], vehicle, steps },
  };
}

/** The name of a card. */
export function cardName(town: Pick<TowerUpView, 'options'>, card: string): Sentence {
  const { floors, vehicle, steps } = cardOf(town, card);
  const jokers = floors.filter((floor) => floor === 'joker').length;
  const given = counted(tally(floors), jokers);
  if (vehicle === null) return say('choice.card', { floors: given });
  return say('choice.card.machine', {
    machine: say(`machine.${vehicle}`),
    steps,
    floors: given,
  });
}
