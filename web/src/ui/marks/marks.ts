import type { Seat } from '@faubourg/core';

/** The marks of the seats. A seat's colour is always shown together with its mark. */
export const marks = ['disc', 'square', 'triangle', 'diamond', 'cross', 'ring'] as const;
export type Mark = (typeof marks)[number];

export function markOf(seat: Seat): Mark {
  return marks[seat % marks.length]!;
}

/** The seat's colour as a CSS value: differs between the light and the dark theme. */
export function ownerColour(seat: Seat): string {
  return `var(--owner-${(seat % marks.length) + 1})`;
}

/** A text colour that is legible on the seat's colour. */
export function ownerInk(seat: Seat): string {
  return `var(--owner-ink-${(seat % marks.length) + 1})`;
}

/** The mark as an SVG path in a square from −12 to 12, to be filled with the even-odd rule. */
export const markPaths: { readonly [mark in Mark]: string } = {
  disc: 'M0-10a10 10 0 1 0 0 20a10 10 0 1 0 0-20z',
  square: 'M-9-9h18v18h-18z',
  triangle: 'M0-10.5L11 9H-11z',
  diamond: 'M0-12L11 0L0 12L-11 0z',
  cross: 'M-4-10.5h8v6.5h6.5v8h-6.5v6.5h-8v-6.5h-6.5v-8h6.5z',
  ring: 'M0-11a11 11 0 1 0 0 22a11 11 0 1 0 0-22zM0-5a5 5 0 1 1 0 10a5 5 0 1 1 0-10z',
};
