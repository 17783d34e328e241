import { BOT_NAMES, LEVELS } from '@faubourg/core';
import { BOT_WORDS, readPersonName } from '@faubourg/protocol';
import { describe, expect, test } from 'vitest';
import { type Arg, type Words, segments } from '../src/words/sentence.ts';
import { de as firstDe } from '../src/words/de.ts';
import { de as lazyDe } from '../src/words/lazy.de.ts';
import { en as firstEn } from '../src/words/en.ts';
import { en as lazyEn } from '../src/words/lazy.en.ts';
import { fr as firstFr } from '../src/words/fr.ts';
import { fr as lazyFr } from '../src/words/lazy.fr.ts';
import { nl as firstNl } from '../src/words/nl.ts';
import { nl as lazyNl } from '../src/words/lazy.nl.ts';
import { joinSentences, listOf } from '../src/words/lists.ts';
import { formatParts, type SentenceContext, format } from '../src/words/format.ts';

const en = { ...firstEn, ...lazyEn };
const fr = { ...firstFr, ...lazyFr };
const nl = { ...firstNl, ...lazyNl };
const de = { ...firstDe, ...lazyDe };
/** The page's words in every language. */
const allWords = [en, fr, nl, de];

const contextOf = (words: Words, more: Partial<SentenceContext> = {}): SentenceContext => ({
  language: 'en',
  wordLists: [words],
  name: (seat) => ['Ana', 'Ben'][seat]!,
  ...more,
});

describe('a sentence', () => {
  test('fills its places, and writes numbers as the language does', () => {
    const words = { pay: '{who} pays {sum}.' };
    const sentence = { id: 'pay', args: { who: { seat: 1 }, sum: 12_000 } };
    expect(format(sentence, contextOf(words))).toBe('Ben pays 12,000.');
    expect(format(sentence, contextOf(words, { language: 'de' }))).toBe('Ben pays 12.000.');
  });

  test('counts as the language does', () => {
    const words = { n: '{n, plural, =0 {none} one {# floor} other {# floors}}' };
    const say = (n: number, language: string): string =>
      format({ id: 'n', args: { n } }, contextOf(words, { language }));
    expect([0, 1, 2].map((n) => say(n, 'en'))).toEqual(['none', '1 floor', '2 floors']);
    // In French 0 and 1.5 are singular; the branch for =0 comes first.
    expect([0, 1.5, 2].map((n) => say(n, 'fr'))).toEqual(['none', '1,5 floor', '2 floors']);
  });

  test('in French has no line that begins with a colon', () => {
    const words = { x: 'Où ? « {who} » : là', y: '{n, plural, one {un : x} other {# : y}}' };
    const say = (id: string, language: string): string =>
      format({ id, args: { who: { seat: 0 }, n: 2 } }, contextOf(words, { language }));
    expect(say('x', 'fr')).toBe('Où\u00A0? «\u00A0Ana\u00A0»\u00A0: là');
    expect(say('y', 'fr')).toBe('2\u00A0: y');
    expect(say('x', 'en')).toBe('Où ? « Ana » : là');
  });

  test('selects by the end of the id of another sentence', () => {
    const words = { x: '{shop, select, tea-house {das} other {der}}', 'shop.tea-house': '…' };
    const say = (shop: Arg): string => format({ id: 'x', args: { shop } }, contextOf(words));
    const tea = { id: 'shop.tea-house' };
    expect([tea, { piece: 'shop', text: tea }, 'tea-house'].map(say)).toEqual([
      'das',
      'das',
      'das',
    ]);
    expect([{ id: 'shop.fish' }, { seat: 1 }, 7].map(say)).toEqual(['der', 'der', 'der']);
  });

  test('speaks to the one it is about', () => {
    const words = { won: '{seat} wins.', 'won.you': 'You win.' };
    const sentence = { id: 'won', args: { seat: { seat: 0 } } };
    expect(format(sentence, contextOf(words, { me: 1 }))).toBe('Ana wins.');
    expect(format(sentence, contextOf(words, { me: 0 }))).toBe('You win.');
  });

  test('keeps players and pieces apart for drawing, and can hold another sentence', () => {
    const words = { a: '{seat}: {thing}, {more}', b: 'a roof', c: 'and {n} more' };
    const roof = { piece: 'roof', text: { id: 'b' } };
    const sentence = {
      id: 'a',
      args: { seat: { seat: 1 }, thing: roof, more: { id: 'c', args: { n: 2 } } },
    };
    expect(formatParts(sentence, contextOf(words))).toEqual([
      { seat: 1 },
      ': ',
      roof,
      ', ',
      'and ',
      '2',
      ' more',
    ]);
    expect(format(sentence, contextOf(words))).toBe('Ben: a roof, and 2 more');
  });

  test('prefers the game’s words to the page’s, and shows the id of an unknown text', () => {
    const both = contextOf({ x: 'game' }, { wordLists: [{ x: 'game' }, { x: 'page', y: 'page' }] });
    expect(['x', 'y', 'z'].map((id) => format({ id }, both))).toEqual(['game', 'page', 'z']);
  });
});

test('lists and joined sentences are written in every language', () => {
  const written = (phrases: readonly string[], last?: 'list.or'): string[] =>
    allWords.map((words) => {
      const sentence = { id: 'x', args: { list: listOf(phrases, last) } };
      return format(sentence, contextOf({ ...words, x: '{list}' }));
    });
  expect(written([])).toEqual(['nothing', 'rien', 'niets', 'nichts']);
  expect(written(['a'])).toEqual(['a', 'a', 'a', 'a']);
  expect(written(['a', 'b'])).toEqual(['a and b', 'a et b', 'a en b', 'a und b']);
  expect(written(['a', 'b', 'c'])).toEqual(['a, b and c', 'a, b et c', 'a, b en c', 'a, b und c']);
  expect(written(['a', 'b', 'c'], 'list.or')).toEqual([
    'a, b or c',
    'a, b ou c',
    'a, b of c',
    'a, b oder c',
  ]);
  const three = ['list.none', 'commit', 'list.none'].map((id) => ({ id }));
  expect(format(joinSentences(three), contextOf(en))).toBe('nothing. Confirm. nothing');
});

test('a message that cannot be read says so', () => {
  expect(() => segments('{n, plural, one {x}}')).toThrow('No branch "other"');
  expect(() => segments('{open')).toThrow('not closed');
  expect(() => segments('{a b}')).toThrow('Not a place');
});

test('every language has the words of the page in the same order', () => {
  for (const words of allWords) expect(Object.keys(words)).toEqual(Object.keys(en));
});

test('no text of the page has an exclamation mark', () => {
  for (const words of allWords)
    for (const text of Object.values(words)) expect(text).not.toContain('!');
});

describe('what bots are called', () => {
  test.each(allWords)('nobody else can be', (words) => {
    const generic = words['table.bot'];
    expect(BOT_WORDS.map((word) => word.toLowerCase())).toContain(generic.toLowerCase());
    const shown = [
      ...BOT_NAMES,
      generic,
      ...BOT_NAMES.map((name) => words['lobby.bot'].replace('{name}', name)),
      ...LEVELS.map((level) => words[`setup.bot.${level}`]),
    ];
    for (const name of shown) {
      expect(readPersonName(name)).toMatchObject({ problem: { code: 'name-bot' } });
    }
  });
});
