import { fromHex, toHex } from './bytes.ts';
import { chachaBlock } from './chacha.ts';

/**
 * The only source of randomness a game may use. `draws` counts the draws so far, so that the core
 * knows whether an answer caused one and therefore cannot be undone.
 */
export interface Chance {
  readonly draws: number;
  /** A whole number from 0 to `n` − 1, each equally likely; `n` from 1 to 2³². */
  int(n: number): number;
}

const WORD = 0x1_0000_0000;

/** Draw number `index` of the secret `key`; the same arguments always give the same result. */
export function drawAt(key: Uint32Array, index: number, n: number): number {
  if (!(Number.isInteger(n) && n >= 1 && n <= WORD))
    throw new RangeError(`int(${n}): expected 1 … 2^32`);
  // Words above the largest multiple of n are rejected: they would bias the result.
  const fair = WORD - (WORD % n);
  const words = new Uint32Array(16);
  for (let again = 0; ; again++) {
    chachaBlock(key, index >>> 0, [Math.floor(index / WORD), again, 0], words);
    for (const word of words) if (word < fair) return word % n;
  }
}

/** Eight words of a 32-byte seed written as 64 hexadecimal digits. */
export function seedKey(seed: string): Uint32Array {
  if (!/^[0-9a-f]{64}$/.test(seed)) throw new RangeError('seed: expected 64 hexadecimal digits');
  const view = new DataView(fromHex(seed).buffer);
  return Uint32Array.from({ length: 8 }, (_, i) => view.getUint32(4 * i, true));
}

/** Chance from a secret seed, continuing after `draws` draws: what every real table uses. */
export function secretChance(seed: string, draws = 0): Chance {
  const key = seedKey(seed);
  let index = draws;
  return {
    get draws() {
      return index;
    },
    int: (n) => drawAt(key, index++, n),
  };
}

/** A new seed from the platform's cryptographic source, in Node.js and in browsers. */
export function strongSeed(): string {
  return toHex(globalThis.crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * Fast chance for search, fuzzing and simulation (xoshiro128**): good statistics, no secrecy. Equal
 * seeds give equal sequences. A class, so that hot loops see one object shape.
 */
export class QuickChance implements Chance {
  draws = 0;
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: number) {
    // SplitMix32 spreads neighbouring seeds apart.
    let x = seed | 0;
    const next = (): number => {
      x = (x + 0x9e3779b9) | 0;
      let z = x ^ (x >>> 16);
      z = Math.imul(z, 0x21f0aaad);
      z ^= z >>> 15;
      z = Math.imul(z, 0x735a2d97);
      return z ^ (z >>> 15);
    };
    this.a = next();
    this.b = next();
    this.c = next();
    this.d = next() | 1;
  }

  /** 32 random bits as a whole number from 0. */
  word(): number {
    return this.bits() >>> 0;
  }

  /** 32 random bits as a signed number: never an object on the heap. */
  private bits(): number {
    const b = this.b;
    const c = this.c ^ this.a;
    const d = this.d ^ b;
    this.a ^= d;
    this.b = b ^ c;
    this.c = c ^ (b << 9);
    this.d = (d << 11) | (d >>> 21);
    // Products that fit in 53 bits, then cut to 32: fewer instructions than by Math.imul.
    const x = b * 5;
    return (((x << 7) | (x >>> 25)) * 9) | 0;
  }

  int(n: number): number {
    this.draws++;
    if (n >= 0x8000) return this.large(n);
    // The high word of bits × n, by whole numbers of 32 bits; its bias (below n / 2³²) does not matter
    // here.
    const bits = this.bits();
    const m = n | 0;
    return ((bits >>> 16) * m + (((bits & 0xffff) * m) >>> 16)) >>> 16;
  }

  /** What `drawRun` writes. Faster than single draws: the state is in local variables. */
  run(n: number, count: number, out: Uint8Array): void {
    let { a, b, c, d } = this;
    this.draws += count;
    for (let i = 0; i < count; i++) {
      const x = b * 5;
      const bits = (((x << 7) | (x >>> 25)) * 9) | 0;
      const t = b << 9;
      c ^= a;
      d ^= b;
      b ^= c;
      a ^= d;
      c ^= t;
      d = (d << 11) | (d >>> 21);
      const left = n - i;
      out[i] = ((bits >>> 16) * left + (((bits & 0xffff) * left) >>> 16)) >>> 16;
    }
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }

  private large(n: number): number {
    if (n > 0x10000) {
      const fair = WORD - (WORD % n);
      let word = this.word();
      while (word >= fair) word = this.word();
      return word % n;
    }
    return Math.floor((this.word() * n) / WORD);
  }
}

/**
 * Draws `count` places in a pile of `n` things, at most 256, of which each is taken out: writes
 * `chance.int(n − i)` as entry `i` of `out`.
 */
export function drawRun(chance: Chance, n: number, count: number, out: Uint8Array): void {
  if (chance instanceof QuickChance) chance.run(n, count, out);
  else for (let i = 0; i < count; i++) out[i] = chance.int(n - i);
}

/** Puts a list into random order, every order equally likely. */
export function shuffle<T>(list: T[], chance: Chance): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.int(i + 1);
    const held = list[i]!;
    list[i] = list[j]!;
    list[j] = held;
  }
  return list;
}

/**
 * Takes one entry at random out of an unordered pile. A game that stores its deck this way has no
 * hidden order that could leak: the next card is not decided before it is drawn. The last entry
 * fills the gap, so the order of the pile has no meaning.
 */
export function takeRandom<T>(pile: T[], chance: Chance): T {
  if (pile.length === 0) throw new RangeError('takeRandom: the pile is empty');
  const at = chance.int(pile.length);
  const taken = pile[at]!;
  pile[at] = pile[pile.length - 1]!;
  pile.pop();
  return taken;
}
