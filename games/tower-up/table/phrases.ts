import type { Piece, Sentence } from '@faubourg/web/words/sentence.ts';
import { type Colour, COLOURS, type Counts, tally } from '../rules/colours.ts';
import { cardOf } from '../rules/material.ts';
import { say } from './types.ts';

export const colourName = (colour: Colour | 'joker'): Sentence => say(`colour.${colour}`);

/** Several phrases as one: "a, b and c". */
export function listed(
  phrases: readonly (Sentence | string)[],
  last: 'list.last' | 'list.or' = 'list.last',
): Sentence | string {
  if (phrases.length === 0) return say('list.none');
  const [first, ...others] = phrases;
  return others.reduce<Sentence | string>(
    (all, one, i) => say(i === others.length - 1 ? last : 'list.more', { a: all, b: one }),
    first!,
  );
}

/** Phrases one after the other: "a. b. c". */
export function joined(
  phrases: readonly Sentence[],
  by: 'join.stop' | 'join.comma' = 'join.stop',
): Sentence {
  return phrases.reduce((all, one) => say(by, { a: all, b: one }));
}

/** Floors in words: "2 white and 1 black". */
export function counted(counts: Counts, jokers = 0): Sentence | string {
  const some: Sentence[] = COLOURS.filter((colour) => counts[colour] > 0).map((colour) =>
    say(`count.${colour}`, { count: counts[colour] }),
  );
  if (jokers > 0) some.push(say('count.joker', { count: jokers }));
  return listed(some);
}

/** Floors drawn in the middle of a sentence. */
export function floorsPiece(floors: readonly (Colour | 'joker')[]): Piece | Sentence {
  if (floors.length === 0) return say('list.none');
  const jokers = floors.filter((floor) => floor === 'joker').length;
  return { piece: 'floors', text: asSentence(counted(tally(floors), jokers)), data: [...floors] };
}

/** What a card gives, drawn. */
export function cardPiece(card: string): Piece {
  const { floors, vehicle, steps } = cardOf(card);
  return { piece: 'card', text: cardName(card), data: { floors: [...floors], vehicle, steps } };
}

/** What a card is called. */
export function cardName(card: string): Sentence {
  const { floors, vehicle, steps } = cardOf(card);
  const jokers = floors.filter((floor) => floor === 'joker').length;
  const given = counted(tally(floors), jokers);
  if (vehicle === null) return say('choice.card', { floors: given });
  return say('choice.card.machine', {
    machine: say(`machine.${vehicle}`),
    steps,
    floors: given,
  });
}

const asSentence = (phrase: Sentence | string): Sentence =>
  typeof phrase === 'string' ? { id: phrase } : phrase;
