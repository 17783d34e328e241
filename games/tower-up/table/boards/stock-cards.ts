import type { Json } from '@faubourg/core';
import type { BoardEntry, BoardPart } from '@faubourg/web/boards/board-kind.ts';
import { plainField } from '@faubourg/web/boards/edit.ts';
import { COLOURS } from '../../rules/colours.ts';
import { type CardFile, cardsShape } from '../../rules/material-shape.ts';

/* The stock cards that can be changed (TU-3). Their number and names are fixed. */

// Every value that reaches these functions has the form of a card file: the editor checks it.
const file = (value: Json): CardFile => value as unknown as CardFile;

export const cardParts: readonly BoardPart[] = [
  {
    id: 'cards',
    entries: (value) =>
      file(value).cards.map(({ id }, i): BoardEntry => {
        const at = `cards[${i}]`;
        const field = (name: string, more = {}) =>
          plainField(value, cardsShape.schema, `${at}.${name}`, name, more);
        return {
          at,
          name: { id: 'entry.card', args: { id } },
          fields: [
            field('floors', { nameOf: (floor: Json) => ({ id: `choice.${floor as string}` }) }),
            field('vehicle', {
              schema: { enum: [null, ...COLOURS] },
              nameOf: (machine: Json) => ({
                id: `choice.machine.${machine as string | null}`,
              }),
            }),
            field('steps'),
          ],
        };
      }),
  },
];

/** The cards with their bottom floors, which are the last ones they show. */
export function settledCards(value: Json): Json {
  const { cards, ...rest } = file(value);
  const settled = cards.map((card) => ({ ...card, bottom: card.floors.at(-1)! }));
  return { ...rest, count: cards.length, cards: settled };
}
