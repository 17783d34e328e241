import { describe, expect, test } from 'vitest';
import { type Catalogue, stretches } from '../src/words/message.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
import { parts, type Speech, spoken } from '../src/words/speech.ts';

const speech = (words: Catalogue, more: Partial<Speech> = {}): Speech => ({
  language: 'en',
  catalogues: [words],
  name: (seat) => ['Ana', 'Ben'][seat]!,
  ...more,
});

describe('a sentence', () => {
  test('fills its places, and writes numbers as the language does', () => {
    const words = { pay: '{who} pays {sum}.' };
    const sentence = { id: 'pay', args: { who: { seat: 1 }, sum: 12_000 } };
    expect(spoken(sentence, speech(words))).toBe('Ben pays 12,000.');
    expect(spoken(sentence, speech(words, { language: 'de' }))).toBe('Ben pays 12.000.');
  });

  test('counts as the language does', () => {
    const words = { n: '{n, plural, =0 {none} one {# floor} other {# floors}}' };
    const say = (n: number, language: string): string =>
      spoken({ id: 'n', args: { n } }, speech(words, { language }));
    expect([0, 1, 2].map((n) => say(n, 'en'))).toEqual(['none', '1 floor', '2 floors']);
    // In French nothing and one and a half are singular; "none" was asked for by number.
    expect([0, 1.5, 2].map((n) => say(n, 'fr'))).toEqual(['none', '1,5 floor', '2 floors']);
  });

  test('speaks to the one it is about', () => {
    const words = { won: '{seat} wins.', 'won.you': 'You win.' };
    const sentence = { id: 'won', args: { seat: { seat: 0 } } };
    expect(spoken(sentence, speech(words, { me: 1 }))).toBe('Ana wins.');
    expect(spoken(sentence, speech(words, { me: 0 }))).toBe('You win.');
  });

  test('keeps players and pieces apart for drawing, and can hold another sentence', () => {
    const words = { a: '{seat}: {thing}, {more}', b: 'a roof', c: 'and {n} more' };
    const roof = { piece: 'roof', text: { id: 'b' } };
    const sentence = {
      id: 'a',
      args: { seat: { seat: 1 }, thing: roof, more: { id: 'c', args: { n: 2 } } },
    };
    expect(parts(sentence, speech(words))).toEqual([
      { seat: 1 },
      ': ',
      roof,
      ', ',
      'and ',
      '2',
      ' more',
    ]);
    expect(spoken(sentence, speech(words))).toBe('Ben: a roof, and 2 more');
  });

  test('prefers the game’s words to the house’s, and shows the id of what nobody knows', () => {
    const both = speech({ x: 'game' }, { catalogues: [{ x: 'game' }, { x: 'house', y: 'house' }] });
    expect(['x', 'y', 'z'].map((id) => spoken({ id }, both))).toEqual(['game', 'house', 'z']);
  });
});

test('a message that cannot be read says so', () => {
  expect(() => stretches('{n, plural, one {x}}')).toThrow('No branch "other"');
  expect(() => stretches('{open')).toThrow('not closed');
  expect(() => stretches('{a b}')).toThrow('Not a place');
});

/** The names a message wants filled. */
const places = (text: string): string[] =>
  stretches(text)
    .flatMap((one) => (typeof one === 'string' ? [] : one.name))
    .sort();

test('English and French have the same words and want the same arguments', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const id of Object.keys(en) as (keyof typeof en)[]) {
    expect([id, ...new Set(places(fr[id]))]).toEqual([id, ...new Set(places(en[id]))]);
  }
});

test('the machine never raises its voice', () => {
  for (const text of [...Object.values(en), ...Object.values(fr)]) expect(text).not.toContain('!');
});
