import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from '@faubourg/web/words/format.ts';
import { languageNames } from '@faubourg/web/words/languages.ts';
import { describe, expect, test } from 'vitest';
import { catalogue as games } from '../../games/index.ts';
import { root } from '../tools/root.ts';
import { findCatalogues, readWords, SOURCE } from '../translate/catalogues.ts';
import { changedFiles, exportMessages, readMessages } from '../translate/exchange.ts';
import { fromIcu, toIcu } from '../translate/icu.ts';
import { ABBREVIATION, names, sharedWords } from '../translate/same-texts.ts';
import { textFaults, translationFaults, untranslated } from '../translate/translation-faults.ts';
import { type Named, namedIn, unusedIds } from '../translate/unused-ids.ts';
import { withTexts } from '../translate/word-file.ts';

const languages = languageNames.map(([code]) => code);
const translations = languages.filter((language) => language !== SOURCE);
const catalogues = await findCatalogues();

/** The sources that name texts: all of them for the page's, the page and the game for a game's. */
const SHARED = '{web/src,core,protocol,server}/**/*.{ts,svelte,js}';

/** What the sources of each owner name, read once for all its catalogues. */
const namedBy = new Map<string, Promise<Named>>();
function namedFor(owner: string): Promise<Named> {
  const folder = owner === 'page' ? '*' : owner;
  const named = namedBy.get(owner) ?? namedIn([SHARED, `games/${folder}/**/*.{ts,svelte,json}`]);
  namedBy.set(owner, named);
  return named;
}

describe.each(catalogues)('the texts of $name', (catalogue) => {
  test.each(languages)('are complete and well-formed in %s', async (language) => {
    const source = (await readWords(catalogue, SOURCE))!;
    const words = await readWords(catalogue, language);
    expect(words, catalogue.file(language)).not.toBeNull();
    expect(translationFaults(source, words!, language)).toEqual([]);
  });

  test.each(translations)('are translated into %s', async (language) => {
    const source = (await readWords(catalogue, SOURCE))!;
    const words = (await readWords(catalogue, language))!;
    const allowed = new Set([...names, ...(sharedWords[language] ?? [])]);
    const forgotten = untranslated(source, words).filter(
      (id) => !allowed.has(words[id]!) && !ABBREVIATION.test(id),
    );
    expect(forgotten).toEqual([]);
  });

  test('are all used', async () => {
    const named = await namedFor(catalogue.name.split('.')[0]!);
    expect(unusedIds(Object.keys((await readWords(catalogue, SOURCE))!), named)).toEqual([]);
  });
});

describe.each(Object.values(games))('$id', ({ page }) => {
  test('loads the words of every language it is shown in', async () => {
    const loaders = [page?.words, page?.manual, page?.lesson?.words].filter((one) => one);
    for (const byLanguage of loaders) {
      expect(Object.keys(byLanguage!)).toEqual(languages);
      const texts = await Promise.all(languages.map((language) => byLanguage![language]!()));
      // Each language has texts of its own: no file is loaded for two of them.
      expect(new Set(texts.map((words) => JSON.stringify(words))).size).toBe(languages.length);
    }
    expect(Object.keys((await page?.tagline?.()) ?? {})).toEqual(languages);
  });
});

describe('what a machine sees in a translation', () => {
  test.each([
    ['{n} floors', 'verdiepingen', 'lacks {n}'],
    ['floors', '{n} verdiepingen', 'has {n}, which the source has not'],
    ['{n, plural, one {#} other {#}}', '{n, plural, other {#}}', '{n} lacks "one"'],
    [
      '{n}',
      '{n, plural, one {#} few {#} other {#}}',
      '{n} has "few", which nl does not distinguish',
    ],
    ['{n, plural, one {a} other {b}}', '{n, select, a {a} other {b}}', '{n} is a select'],
    ['{a, select, x {a} other {b}}', '{a, select, y {a} other {b}}', 'other keys than the source'],
    ['{a}', '{a, select, wit {x} other {y}}', 'other keys than the source'],
    ['x', '{n, plural, one {x}}', 'No branch "other"'],
    ['It’s', "'t Is", 'straight apostrophe'],
    ['x', 'een "x"', 'straight quotation marks'],
    ['x', 'een „x“', 'foreign quotes'],
    ['x …', 'x ...', 'three full stops'],
    ['Where?', 'Waar ?', 'a space before a sign'],
    ['x', ' x', 'begins or ends with a space'],
    ['x', '', 'empty'],
  ])('%s as %s: %s', (source, text, fault) => {
    expect(textFaults(source, text, 'nl').join()).toContain(fault);
  });

  test('French has spaces before its signs', () => {
    expect(textFaults('Where?', 'Où?', 'fr')).toEqual(['lacks a space before a sign']);
    expect(textFaults('“x”', '«x»', 'fr')).toEqual(['lacks a space inside « »']);
    expect(textFaults('At 12:30: “x”', 'À 12:30 : « x »', 'fr')).toEqual([]);
  });

  test('a branch for 1 stands for the singular, in French with one for 0', () => {
    const one = '{n, plural, =1 {a} other {b}}';
    const both = '{n, plural, =0 {c} =1 {a} other {b}}';
    expect(textFaults('{n}', one, 'de')).toEqual([]);
    expect(textFaults('{n}', one, 'fr')).toEqual(['{n} lacks "one"']);
    expect(textFaults('{n}', both, 'fr')).toEqual([]);
  });

  test('a language may inflect by the id of a sentence', () => {
    const words = { 'colour.white': 'Weiß', 'colour.black': 'Schwarz' };
    const text = '{colour, select, white {weißer} other {schwarzer}} Marker';
    expect(textFaults('{colour} marker', text, 'de', words)).toEqual([]);
    const sentence = { id: 'x', args: { colour: { id: 'colour.white' } } };
    const context = { language: 'de', wordLists: [{ x: text, ...words }], name: String };
    expect(format(sentence, context)).toBe('weißer Marker');
  });

  test('an id that nothing names is unused', () => {
    const named = { literals: new Set(['end.won', 'moved']), templates: [['event.', '']] };
    const ids = ['end.won', 'end.won.you', 'event.moved', 'event.flown', 'end.lost'];
    expect(unusedIds(ids, named)).toEqual(['event.flown', 'end.lost']);
  });
});

describe('ICU messages', () => {
  test('double an apostrophe, and read every form of quoting', () => {
    expect(toIcu("it's {n, plural, one {a's} other {#}}")).toBe(
      "it''s {n, plural, one {a''s} other {#}}",
    );
    expect(fromIcu("it''s {n,plural,\n one{a'' s}other{#}}")).toBe(
      "it's {n, plural, one {a' s} other {#}}",
    );
    expect(fromIcu("l'eau de {name}, {count, number}")).toBe("l'eau de {name}, {count}");
  });

  test.each([
    ['{n, date}', 'only plural and select'],
    ['{n, plural, one {{m}} other {x}}', 'only contain text and #'],
    ['{n, plural, one {x}}', 'no branch "other"'],
    ['{n, plural, other {x}', 'expected a branch'],
    ['{n, plural, other {x', 'not closed'],
    ['x}', '"}" too many'],
    ["'{'x", 'Braces cannot be shown'],
    ['{a b}', 'Not a place'],
  ])('%s is refused: %s', (message, why) => {
    expect(() => fromIcu(message)).toThrow(why);
  });
});

describe.each(languages)('exported and imported, the texts in %s', (language) => {
  test('are the same files', async () => {
    const messages: unknown = JSON.parse(JSON.stringify(await exportMessages(language)));
    const imported = await readMessages(messages);
    expect(imported).toMatchObject({ language, changes: 0, missing: [], faults: [] });
    expect((await changedFiles(imported)).size).toBe(0);
    // Every text comes from the messages: a file whose texts were lost gets all of them back.
    for (const [catalogue, words] of imported.words) {
      const before = await readFile(join(root, catalogue.file(language)), 'utf8');
      const path = catalogue.together ? [language] : [];
      const blank = Object.fromEntries(Object.keys(words).map((id) => [id, 'lost']));
      const lost = withTexts(before, blank, path);
      expect(lost.match(/'lost'/g)).toHaveLength(Object.keys(words).length);
      expect(withTexts(lost, words, path)).toBe(before);
    }
  });
});

describe('an import', () => {
  test('changes the texts that differ, and no others', async () => {
    const messages = { ...(await exportMessages('nl')), 'page/end.won': '{seat} heeft gewonnen.' };
    const imported = await readMessages(messages);
    expect(imported.changes).toBe(1);
    const [[path, text] = [], ...others] = await changedFiles(imported);
    expect([path, others]).toEqual(['web/src/words/nl.ts', []]);
    const before = await readFile(join(root, path!), 'utf8');
    expect(text).toBe(before.replace("'{seat} wint.'", "'{seat} heeft gewonnen.'"));
  });

  test('leaves alone what the file does not have, and names what is wrong with the rest', async () => {
    const imported = await readMessages({
      '@language': 'nl',
      'page/end.won': 'Iemand wint.',
      'page/end.lost': 'Verloren.',
      'page/setup.me': 7,
    });
    expect([imported.changes, imported.missing]).toEqual([0, []]);
    expect(imported.faults).toEqual([
      'page/setup.me: expected a text',
      'page/end.won: lacks {seat}',
      'page/end.lost: unknown, there is no such text',
    ]);
  });

  test.each([[null], [[]], [{}], [{ '@language': 'Dutch' }]])('%j is refused', async (messages) => {
    expect((await readMessages(messages)).faults).toHaveLength(1);
  });

  test('puts a new text after the one that precedes it in the source', () => {
    const source = "export const nl = {\n  a: 'A', // one\n  'c.d': 'C',\n} as const;\n";
    const words = { a: 'A', b: 'l’B', 'c.d': 'C', e: 'E' };
    expect(withTexts(source, words, [])).toBe(
      "export const nl = {\n  a: 'A',\n  b: 'l’B', // one\n  'c.d': 'C',\n  e: 'E',\n} as const;\n",
    );
  });
});
