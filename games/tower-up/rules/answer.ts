import { either, list, object, oneOf, type Shape } from '@faubourg/core';
import type { Colour } from './colours.ts';
import { CARDS } from './material.ts';
import { colourShape, siteName } from './part-shapes.ts';
import { differencesOf } from './versions.ts';

/** TU-10: the site and colour of a starting floor (the card's colour, or any for a joker). */
export type Place = { readonly place: string; readonly colour: Colour };

/** TU-21, TU-22: the site, the colour of the new building, and the building that gets the roof. */
export type Build = { readonly build: string; readonly colour: Colour; readonly roof: string };

/**
 * TU-20: the card, and the chosen floors (for jokers, and for printed colours that are used up), in
 * the order of the colours. `back` as in `Return`, in the rules version that asks for both at once.
 */
export type Take = {
  readonly take: string;
  readonly choose: readonly Colour[];
  readonly back?: readonly Colour[];
};

/** TU-24: the floors given back because of the stock limit, in the order of the colours. */
export type Return = { readonly back: readonly Colour[] };

export type TowerUpAnswer = Build | Take | Return | Place;

const colours = list(colourShape, 0, 4);

const take = { take: oneOf(...CARDS.map(({ id }) => id)), choose: colours };

/** The shape of the answers of a rules version. */
export function answerShapeOf(version: number): Shape<TowerUpAnswer> {
  const { returnsAfterRefill } = differencesOf({ rules: version });
  return either<TowerUpAnswer>(
    object({ build: siteName, colour: colourShape, roof: siteName }),
    ...(returnsAfterRefill
      ? [object(take), object({ back: colours })]
      : [object({ ...take, back: colours })]),
    object({ place: siteName, colour: colourShape }),
  );
}
