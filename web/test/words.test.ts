import { BOT_NAMES, BOT_WORDS, readPersonName } from '@faubourg/protocol';
import { describe, expect, test } from 'vitest';
import { botNames } from '../src/source/players.ts';
import { type Words, segments } from '../src/words/sentence.ts';
import { en } from '../src/words/en.ts';
import { fr } from '../src/words/fr.ts';
import { joinSentences, listOf } from '../src/words/lists.ts';
import { formatParts, type SentenceContext, format } from '../src/words/format.ts';

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

test('lists and joined sentences are written in both languages', () => {
  const written = (phrases: readonly string[], last?: 'list.or'): string[] =>
    [en, fr].map((words) => {
      const sentence = { id: 'x', args: { list: listOf(phrases, last) } };
      return format(sentence, contextOf({ ...words, x: '{list}' }));
    });
  expect(written([])).toEqual(['nothing', 'rien']);
  expect(written(['a'])).toEqual(['a', 'a']);
  expect(written(['a', 'b'])).toEqual(['a and b', 'a et b']);
  expect(written(['a', 'b', 'c'])).toEqual(['a, b and c', 'a, b et c']);
  expect(written(['a', 'b', 'c'], 'list.or')).toEqual(['a, b or c', 'a, b ou c']);
  const three = ['list.none', 'commit', 'list.none'].map((id) => ({ id }));
  expect(format(joinSentences(three), contextOf(en))).toBe('nothing. Confirm. nothing');
});

test('a message that cannot be read says so', () => {
  expect(() => segments('{n, plural, one {x}}')).toThrow('No branch "other"');
  expect(() => segments('{open')).toThrow('not closed');
  expect(() => segments('{a b}')).toThrow('Not a place');
});

/** The names of a message's places. */
const places = (text: string): string[] =>
  segments(text)
    .flatMap((one) => (typeof one === 'string' ? [] : one.name))
    .sort();

test('English and French have the same words and want the same arguments', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en));
  for (const id of Object.keys(en)) {
    const wanted = (words: Words): string[] => [...new Set(places(words[id]!))];
    expect([id, ...wanted(fr)]).toEqual([id, ...wanted(en)]);
  }
});

test('no text of the page has an exclamation mark', () => {
  for (const words of [en, fr])
    for (const text of Object.values(words)) expect(text).not.toContain('!');
});

describe('what bots are called', () => {
  test.each([en, fr])('nobody else can be', (words) => {
    expect(botNames.map((id) => words[id])).toEqual([...BOT_NAMES]);
    const generic = words['table.bot'];
    expect(BOT_WORDS.map((word) => word.toLowerCase())).toContain(generic);
    const shown = [
      ...BOT_NAMES,
      generic,
      ...BOT_NAMES.map((name) => words['lobby.bot'].replace('{name}', name)),
      words['setup.bot.apprentice'],
      words['setup.bot.regular'],
      words['setup.bot.expert'],
    ];
    for (const name of shown) {
      expect(readPersonName(name)).toMatchObject({ problem: { code: 'name-bot' } });
    }
  });
});
