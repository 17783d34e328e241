/** The kind of the moment at the end of every game. */
export const END = 'end';

/** How long the board is shown before the result, in milliseconds. */
export const BREATH = 2500;
