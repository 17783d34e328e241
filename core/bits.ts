/** In each byte of the result the number of set bits of that byte of the word. */
function byteCounts(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (nibbles + (nibbles >>> 4)) & 0x0f0f0f0f;
}

/** The number of set bits of a word of 32 bits. */
export function bitCount(word: number): number {
  return bitEnds(word) >>> 24;
}

/** In each byte of the result the number of set bits of the word up to the end of that byte. */
export function bitEnds(word: number): number {
  return Math.imul(byteCounts(word), 0x01010101);
}

/** At 8 × byte + n: the place of set bit number n of the byte. */
const NTH_IN_BYTE = new Uint8Array(8 << 8);
for (let byte = 0; byte < 256; byte++) {
  for (let at = 0, n = 8 * byte; at < 8; at++) if ((byte >> at) & 1) NTH_IN_BYTE[n++] = at;
}

/**
 * The place of set bit number `n` of a word, counted from the lowest, which is number 0. The word has
 * more than `n` set bits.
 */
export function nthBit(word: number, n: number): number {
  return nthBitBy(word, bitEnds(word), n);
}

/**
 * The same where `bitEnds` of the word is known. Without branches: in random games they could not be
 * predicted.
 */
export function nthBitBy(word: number, ends: number, n: number): number {
  // The highest bit of each byte that ends before bit number `n` is set.
  const before = ((((n & 31) * 0x01010101) | 0x80808080) - ends) & 0x80808080;
  const from = 32 - Math.clz32(before);
  const rest = n - (((ends << 8) >>> from) & 0xff);
  return from + NTH_IN_BYTE[(((word >>> from) & 0xff) << 3) + rest]!;
}
