import type { Arg } from '../words/sentence.ts';

/** The numbers that the words around the rules spell out: `number.2` to `number.12`. */
const SPELLED = { from: 2, to: 12 };

/** A number for a sentence: a small one in words, "ten"; others in digits. */
export const spelled = (number: number): Arg =>
  Number.isInteger(number) && number >= SPELLED.from && number <= SPELLED.to
    ? { id: `number.${number}` }
    : number;
