import type { Problem } from '@faubourg/core';
import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { fieldOf, setupSentence } from '../src/home/setup-problem.ts';
import { format } from '../src/words/format.ts';
import { levelsWords } from '../src/words/levels.ts';
import { optionWords } from '../src/words/option-words.ts';
import { type Args, segments, type Words } from '../src/words/sentence.ts';
import { setupWords } from '../src/words/setup.ts';

const LANGUAGES = ['en', 'fr', 'nl', 'de'];

/** The names of the places of a message, and how each is filled. */
const places = (text: string): string[] =>
  segments(text)
    .flatMap((one) => (typeof one === 'string' ? [] : `${one.name} ${'by' in one ? one.by : ''}`))
    .sort();

const features: Record<string, { readonly [code: string]: () => Promise<Words> }> = {
  setup: setupWords,
  levels: levelsWords,
};
for (const { id, page } of Object.values(catalogue))
  if (page?.options) features[`options of ${id}`] = page.options;

describe.each(Object.entries(features))('the words of the %s', (_, words) => {
  test('exist in four languages, with the same ids and places', async () => {
    expect(Object.keys(words)).toEqual(LANGUAGES);
    const [en, ...others] = await Promise.all(Object.values(words).map((read) => read()));
    for (const other of others) {
      expect(Object.keys(other)).toEqual(Object.keys(en!));
      for (const [id, text] of Object.entries(other))
        expect([id, places(text)]).toEqual([id, places(en![id]!)]);
    }
  });
});

describe.each(Object.values(catalogue).filter(({ page }) => page?.options))('$id', (listed) => {
  test.each(LANGUAGES)('has a name and a line for every character in %s', async (language) => {
    const { characters = [] } = await listed.page!.game();
    const bots = await listed.bots!();
    expect(bots.characters).toEqual(characters);
    if (characters.length === 0) return;
    const words = await listed.page!.characters![language]!();
    const ids = characters.flatMap((name) => [`character.${name}`, `character.${name}.about`]);
    expect(Object.keys(words)).toEqual(ids);
    for (const name of characters) {
      expect(words[`character.${name}`]).toMatch(/^\p{Lu}[^.]+$/u);
      expect(words[`character.${name}.about`]).toMatch(/\.$/);
    }
  });

  test.each(LANGUAGES)('has a line for every option and a goal in %s', async (language) => {
    const { options } = await listed.page!.game();
    const words = await optionWords({ catalogue }, listed.id, language);
    for (const { name, pick } of options) {
      expect([name, words[`option.${name}.about`]]).toEqual([name, expect.stringMatching(/\.$/)]);
      for (const item of pick?.from ?? []) {
        expect(words[`option.${name}.item.${item}`], item).toBeTruthy();
        expect(words[`option.${name}.item.${item}.long`], item).toBeTruthy();
      }
    }
    const known = await listed.page!.options![language]!();
    const ids = options.flatMap(({ name, pick }) => [
      `option.${name}.about`,
      ...(pick ? [`option.${name}.pick`] : []),
    ]);
    expect(Object.keys(known).sort()).toEqual(ids.sort());
    expect((await listed.page!.goal!())[language]).toMatch(/\.$/);
  });
});

/** Every code of a problem that the documentation lists, with the HTTP status of its refusal. */
const documented = async (): Promise<string[]> => {
  const text = await readFile(new URL('../../docs/problem-codes.md', import.meta.url), 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('| FB-'));
  return rows.flatMap((row) =>
    [...(row.split('|')[2] ?? '').matchAll(/`([\w-]+)`/g)].map(([, code]) => code!),
  );
};

test('every problem of a set-up has a place in the form and a sentence in four languages', async () => {
  const codes = [...(await documented()), 'option-value', 'option-unknown', 'options-form'];
  expect(codes).toContain('seat-count');
  expect(codes).toContain('quota');
  const own = new Set<string>();
  for (const language of LANGUAGES) {
    const words = await setupWords[language]!();
    const textOf = (id: string, args?: Args): string =>
      format({ id, ...(args && { args }) }, { language, wordLists: [words], name: String });
    const state = { loaded: true, failed: false, retry: () => Promise.resolve(true) };
    const say = Object.assign(textOf, state);
    for (const code of codes) {
      const problem: Problem = {
        rule: 'FB-11',
        code,
        data: { option: 'map', min: 2, max: 4, most: 5, seconds: 9 },
      };
      expect(fieldOf(problem)).toEqual({ field: 'option', name: 'map' });
      for (const pick of [undefined, 3]) {
        const text = setupSentence(problem, say, { seats: 4, pick });
        if (text === null) continue;
        own.add(code);
        expect([code, text]).toEqual([code, expect.stringMatching(/^[^{}]+\.$/)]);
        expect(text).not.toMatch(/setup\.|why\./);
      }
    }
  }
  // These are the form's own business; the others have the sentence they have everywhere.
  expect([...own].sort()).toEqual(
    [
      'clock-kind',
      'form',
      'game-unknown',
      'option-unknown',
      'option-value',
      'options-form',
      'quota',
      'request',
      'rules-unknown',
      'seat-count',
      'too-many',
    ].sort(),
  );
});

test.each([
  [
    { code: 'option-value', data: { option: 'money' } },
    { field: 'option', name: 'money' },
  ],
  [{ code: 'seat-count', data: { min: 2, max: 4 } }, { field: 'seats' }],
  [{ code: 'name-blank', data: {} }, { field: 'name' }],
  [{ code: 'form', data: { at: 'name' } }, { field: 'name' }],
  [{ code: 'clock-kind', data: { kind: 'x' } }, { field: 'clock' }],
  [{ code: 'quota', data: { most: 5 } }, { field: 'form' }],
] as const)('%o is shown at its field', (problem, field) => {
  expect(fieldOf({ rule: 'FB-11', ...problem })).toEqual(field);
});
