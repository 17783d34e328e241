import { object, oneOf, type Shape, text } from '@faubourg/core';
import { type Card, CARDS } from './material.ts';

/** SS-20: a card of one's hand, and the empty lot it is built on. */
export type SampleStreetAnswer = { readonly build: Card; readonly lot: string };

export const lotShape = text(2, /^[A-F][1-7]$/, 'the name of a lot, such as "B3"');

export const answerShape: Shape<SampleStreetAnswer> = object({
  build: oneOf(...CARDS),
  lot: lotShape,
});
