import { expect, test, vi } from 'vitest';
import { format } from '../src/words/format.ts';
import { en } from '../src/words/lazy.en.ts';

// Runes without the compiler.
vi.stubGlobal('$state', <T>(value: T): T => value);
const { standing } = await import('../src/screen/standing.ts');

const told = (
  scores: readonly number[],
  winners: readonly number[],
  seat: number,
): string | null => {
  const sentence = standing({ scores, winners, reason: 'end' }, seat, 1000);
  return sentence && format(sentence, { language: 'en', wordLists: [en], name: String });
};

test('everybody is told place and distance in one sentence', () => {
  const scores = [106, 118, 97, 88, 60, 12];
  expect(told(scores, [1], 1)).toBe('You won by 12,000.');
  expect(told(scores, [1], 0)).toBe('You came second, 12,000 short.');
  expect(told(scores, [1], 5)).toBe('You came sixth, 106,000 short.');
});

test('a tie-break is told as one; a shared victory needs no more words than the verdict', () => {
  expect(told([20, 20], [1], 0)).toBe('You came second: the tie-break decided.');
  expect(told([20, 20], [1], 1)).toBe('You won by the tie-break.');
  expect(told([20, 20, 3], [0, 1], 1)).toBeNull();
  expect(told([20, 20, 3], [0, 1], 2)).toBe('You came third, 17,000 short.');
});
