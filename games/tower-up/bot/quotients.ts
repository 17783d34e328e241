/** The largest count that a position has, and more. */
const MOST = 256;

/** Every small count divided by the same number, as an input of a net: a look-up is faster. */
export const quotients = (by: number): Float32Array =>
  Float32Array.from({ length: MOST }, (_, count) => count / by);
