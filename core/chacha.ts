/*
 * The ChaCha20 block function (RFC 8439): a key and a position give sixteen 32-bit words,
 * indistinguishable from random without the key. Draws are taken from it by index.
 */

function quarter(w: Uint32Array, a: number, b: number, c: number, d: number): void {
  let x = w[a]!;
  let y = w[b]!;
  let z = w[c]!;
  let t = w[d]!;
  x = (x + y) >>> 0;
  t ^= x;
  t = (t << 16) | (t >>> 16);
  z = (z + t) >>> 0;
  y ^= z;
  y = (y << 12) | (y >>> 20);
  x = (x + y) >>> 0;
  t ^= x;
  t = (t << 8) | (t >>> 24);
  z = (z + t) >>> 0;
  y ^= z;
  y = (y << 7) | (y >>> 25);
  w[a] = x;
  w[b] = y;
  w[c] = z;
  w[d] = t;
}

/** Block `counter` of the stream that `key` (eight words) and `nonce` (three words) name. */
export function chachaBlock(
  key: Uint32Array,
  counter: number,
  nonce: readonly [number, number, number],
  out: Uint32Array,
): void {
  const start = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, ...nonce];
  out.set(start);
  for (let round = 0; round < 10; round++) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = out[i]! + start[i]!;
}
