import { type Json, QuickChance } from '@faubourg/core';

/* Requests that are wrong in many ways, the same for the same seed. */

const STRINGS = [
  '',
  'toy',
  '__proto__',
  'constructor',
  '\u0000',
  '\uD800',
  '💥',
  '../../etc/passwd',
  "' or 1=1 --",
  '<script>',
  'NaN',
  '1e999',
  'x'.repeat(5000),
];
const NUMBERS = [0, -1, 1, 0.5, 1e21, -1e308, 2 ** 53, 2 ** 31, 4294967296];

export class Malformed {
  readonly chance: QuickChance;

  constructor(seed: number) {
    this.chance = new QuickChance(seed);
  }

  one<T>(list: readonly T[]): T {
    return list[this.chance.int(list.length)]!;
  }

  /** Any value at all. */
  value(depth = 0): unknown {
    switch (this.chance.int(depth > 4 ? 5 : 7)) {
      case 0:
        return null;
      case 1:
        return this.chance.int(2) === 0;
      case 2:
        return this.one(NUMBERS);
      case 3:
        return this.one(STRINGS);
      case 4:
        return [];
      case 5:
        return Array.from({ length: this.chance.int(5) }, () => this.value(depth + 1));
      default: {
        const names = Array.from({ length: this.chance.int(5) }, () =>
          this.one(STRINGS).slice(0, 50),
        );
        return Object.fromEntries(names.map((name) => [name, this.value(depth + 1)]));
      }
    }
  }

  /** A correct value with one thing wrong. */
  spoilt(good: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const names = Object.keys(good);
    if (names.length === 0) return { [this.one(STRINGS).slice(0, 40)]: this.value() };
    const name = this.one(names);
    const { [name]: _old, ...rest } = good;
    switch (this.chance.int(5)) {
      case 0:
        return rest;
      case 1:
        return { ...good, [this.one(STRINGS).slice(0, 40) || 'extra']: this.value() };
      case 2:
        return { ...good, [name]: [good[name]] };
      case 3:
        return { ...good, [name]: this.marred(good[name]) };
      default:
        return { ...good, [name]: this.value() };
    }
  }

  /** An answer of a game that is wrong in itself, in a request that is not. */
  answer(good: Json): unknown {
    const plain = typeof good === 'object' && good !== null && !Array.isArray(good);
    return plain ? this.spoilt(good as Record<string, Json>) : this.value();
  }

  /** The same with a character that is not allowed in any text. */
  marred(value: unknown): unknown {
    if (typeof value === 'string') return `${value}${this.one(['\u0000', '\uD800', '\uDC00'])}`;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return '\u0000';
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, this.marred(one)]));
  }

  /**
   * Text of a body or message: malformed data, cut short, too deep, too long, or no JSON at all.
   */
  text(good: Readonly<Record<string, unknown>>): string {
    const text = JSON.stringify(this.chance.int(3) === 0 ? this.value() : this.spoilt(good)) ?? '';
    switch (this.chance.int(12)) {
      case 0:
        return text.slice(0, this.chance.int(text.length + 1));
      case 1:
        return this.one(['[', '{"a":', '[{"b":[']).repeat(20 + this.chance.int(2000));
      case 2:
        return `${text}${this.one(['}', ']', ',', '\u0000', 'null'])}`;
      case 3:
        return JSON.stringify({ ...good, text: 'y'.repeat(this.chance.int(90_000)) });
      case 4:
        return text.replace('{', '{"__proto__":{"admin":true},');
      default:
        return text;
    }
  }

  /** Bytes, mostly those of the text. */
  bytes(good: Readonly<Record<string, unknown>>): Buffer {
    const bytes = Buffer.from(this.text(good));
    const flips = this.chance.int(6) === 0 ? 1 + this.chance.int(4) : 0;
    for (let i = 0; i < flips && bytes.length > 0; i++)
      bytes[this.chance.int(bytes.length)] = this.chance.int(256);
    return bytes;
  }
}
