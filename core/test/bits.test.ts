import { expect, test } from 'vitest';
import { bitCount, nthBit, QuickChance } from '../index.ts';

test('bits are counted and found as by going through them one at a time', () => {
  const chance = new QuickChance(3);
  const words = [0, -1, 1, 1 << 31, 0x5555_5555, 0x00ff_ff00];
  for (let i = 0; i < 300; i++) words.push((chance.word() & chance.word()) | 0);
  for (const word of words) {
    const set = Array.from({ length: 32 }, (_, at) => at).filter((at) => (word >>> at) & 1);
    expect(bitCount(word)).toBe(set.length);
    expect(set.map((_, n) => nthBit(word, n))).toEqual(set);
  }
});
