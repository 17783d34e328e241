import { integer, object, oneOf, text } from '@faubourg/core';
import { COLOURS } from './colours.ts';

export const colourShape = oneOf(...COLOURS);

/** A floor as printed on a card: a joker is a floor of the taker's choice. */
export const floorShape = oneOf(...COLOURS, 'joker');

const count = integer(0, 30);
export const countsShape = object({ white: count, grey: count, brown: count, black: count });

/** Capitals and digits only, so that no name equals an inherited property of objects. */
const NAME = /^[A-Z][A-Z0-9]{0,3}$/;
export const siteName = text(4, NAME, 'a name (a capital, then up to three capitals or digits)');
