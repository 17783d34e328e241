import { either, list, object, oneOf, type Shape } from '@faubourg/core';
import type { Colour } from './colours.ts';
import { CARDS } from './material.ts';
import { colourShape, siteName } from './part-shapes.ts';

/** TU-10: the site and colour of a starting floor (the card's colour, or any for a joker). */
export type Place = { readonly place: string; readonly colour: Colour };

/** TU-21, TU-22: the site, the colour of the new building, and the building that gets the roof. */
export type Build = { readonly build: string; readonly colour: Colour; readonly roof: string };

/**
 * TU-20: the card, the chosen floors (for jokers, and for printed colours that are used up), and
 * the floors given back because of the stock limit. Both lists follow the order of the colours.
 */
export type Take = {
  readonly take: string;
  readonly choose: readonly Colour[];
  readonly back: readonly Colour[];
};

export type TowerUpAnswer = Build | Take | Place;

const colours = list(colourShape, 0, 4);

export const answerShape: Shape<TowerUpAnswer> = either<TowerUpAnswer>(
  object({ build: siteName, colour: colourShape, roof: siteName }),
  object({ take: oneOf(...CARDS.map(({ id }) => id)), choose: colours, back: colours }),
  object({ place: siteName, colour: colourShape }),
);
