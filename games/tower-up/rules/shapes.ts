import { integer, object, oneOf } from '@faubourg/core';
import { COLOURS } from './colours.ts';

export const colourShape = oneOf(...COLOURS);

/** A floor as printed on a card: a joker is a floor of the taker's choice. */
export const floorShape = oneOf(...COLOURS, 'joker');

const count = integer(0, 30);
export const countsShape = object({ white: count, grey: count, brown: count, black: count });
