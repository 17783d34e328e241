/** The number of set bits of a word of 32 bits. */
export function bitCount(word: number): number {
  let x = word - ((word >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/**
 * The place of set bit number `n` of a word, counted from the lowest, which is number 0. The word has
 * more than `n` set bits. Halves the word five times without branches: which half it is cannot be
 * predicted in random games.
 */
export function nthBit(word: number, n: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  const bytes = (nibbles + (nibbles >>> 4)) & 0x0f0f0f0f;
  const low = (bytes + (bytes >>> 8)) & 0xff;
  // `above` has all bits set if the wanted bit lies above the part with `low` set bits.
  let above = (low - 1 - n) >> 31;
  let rest = n - (low & above);
  let at = 16 & above;
  let part = (bytes >>> at) & 0xff;
  above = (part - 1 - rest) >> 31;
  rest -= part & above;
  at += 8 & above;
  part = (nibbles >>> at) & 0xf;
  above = (part - 1 - rest) >> 31;
  rest -= part & above;
  at += 4 & above;
  part = (pairs >>> at) & 3;
  above = (part - 1 - rest) >> 31;
  rest -= part & above;
  at += 2 & above;
  part = (word >>> at) & 1;
  return at + (1 & ((part - 1 - rest) >> 31));
}
