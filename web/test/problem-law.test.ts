import { glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import type { RulesData } from '../src/rules/rules-data.ts';
import { TABLE_RULES } from '../src/rules/table-rules.ts';
import { languageNames } from '../src/words/languages.ts';
import type { Words } from '../src/words/sentence.ts';
import { segments } from '../src/words/sentence.ts';
import { OPTIONS, type Scan, scanProblems, scanProgram } from './problem-codes.ts';

/*
 * The law: every problem that a game, the core, the server or the page can return has a sentence in
 * every language of the page, and every rule that it can cite has a place on a rules page.
 */

const root = fileURLToPath(new URL('../..', import.meta.url));
const scan: Scan = await scanProblems();
const languages = languageNames.map(([code]) => code);

/** A catalogue of the page: `words/en.ts`, `words/problems-en.ts`. */
async function pageWords(name: string, language: string): Promise<Words> {
  const module = (await import(`../src/words/${name}.ts`)) as { [code: string]: Words };
  return module[language]!;
}

/** The words of the screens that few visits begin with. */
async function otherWords(language: string): Promise<Words> {
  const module = (await import(`../src/words/lazy.${language}.ts`)) as { [code: string]: Words };
  return module[language]!;
}

/** The page's words in a language: of all screens, and those for rare problems. */
const wordsOfPage = async (language: string): Promise<Words> => ({
  ...(await pageWords(language, language)),
  ...(await otherWords(language)),
  ...(await pageWords(`problems-${language}`, language)),
});

/** The API document's examples quote problems of games. */
const EXAMPLES = 'server/http/api-document/';

/** The codes of the files that begin with one of these. */
const codesIn = (...folders: string[]): string[] =>
  [
    ...new Set(
      scan.problems
        .filter(({ file }) => !file.startsWith(EXAMPLES))
        .filter(({ file }) => folders.some((folder) => file.startsWith(folder)))
        .map(({ code }) => code),
    ),
  ].toSorted();

const missing = (codes: readonly string[], words: Words): string[] =>
  codes.filter((code) => words[`why.${code}`] === undefined);

test('every code of a problem can be read from the sources', () => {
  // Give such a code a type of constants: 'site-taken' | 'no-roof'.
  expect(scan.unreadable).toEqual([]);
  for (const code of ['game-over', 'table-phase', 'seat-taken', 'name-bot', 'no-server'])
    expect(codesIn('core', 'server', 'protocol', 'web')).toContain(code);
});

describe.each(languages)('in %s', (language) => {
  test('every problem of core, server and page has a sentence', async () => {
    const codes = codesIn('core/', 'server/', 'protocol/', 'web/');
    expect(missing(codes, await wordsOfPage(language))).toEqual([]);
  });

  test.each(Object.keys(catalogue))('every problem of %s has a sentence', async (id) => {
    const own = (await catalogue[id]!.page?.words?.[language]?.()) ?? {};
    const codes = codesIn(`games/${id}/`);
    expect(codes.length).toBeGreaterThan(5);
    expect(missing(codes, { ...(await wordsOfPage(language)), ...own })).toEqual([]);
  });
});

test('the words for rare problems are the same in all languages, and all are used', async () => {
  const english = await pageWords('problems-en', 'en');
  const used = codesIn('core/', 'server/', 'protocol/', 'web/').map((code) => `why.${code}`);
  expect(Object.keys(english).filter((id) => !used.includes(id))).toEqual([]);
  const places = (text: string): string[] =>
    segments(text).flatMap((one) => (typeof one === 'string' ? [] : one.name));
  for (const language of ['fr', 'nl', 'de']) {
    const words = await pageWords(`problems-${language}`, language);
    expect(Object.keys(words)).toEqual(Object.keys(english));
    for (const [id, text] of Object.entries(english))
      expect([id, places(words[id]!)]).toEqual([id, places(text)]);
  }
});

/** The numbers of rules with this prefix in the sources of a folder. */
async function rulesIn(files: string, prefix: string): Promise<string[]> {
  const found = new Set<string>();
  const number = new RegExp(`\\b${prefix}-\\d+\\b`, 'g');
  for await (const file of glob(files, { cwd: root, exclude: ['**/node_modules/**'] }))
    for (const [rule] of (await readFile(`${root}/${file}`, 'utf8')).matchAll(number))
      found.add(rule);
  return [...found];
}

describe('every rule that a problem can cite has a place to link to', () => {
  test('of the page itself', async () => {
    const cited = await rulesIn('{core,protocol,server,web/src}/**/*.{ts,svelte}', 'FB');
    const known: readonly string[] = TABLE_RULES;
    expect(cited.length).toBeGreaterThan(30);
    expect(cited.filter((rule) => !known.includes(rule))).toEqual([]);
  });

  const paged = Object.values(catalogue).filter(({ page }) => page?.rules);
  test.each(paged.map(({ id }) => id))('of %s', async (id) => {
    const { numbers, chapters } = (await catalogue[id]!.page!.rules!.data()) as RulesData;
    const stated = chapters.flatMap(({ blocks }) => blocks.flatMap(({ rules }) => rules ?? []));
    const cited = await rulesIn(
      `games/${id}/{rules,table}/**/*.{ts,svelte}`,
      numbers[0]!.slice(0, 2),
    );
    expect(cited.length).toBeGreaterThan(5);
    expect(cited.filter((rule) => !stated.includes(rule))).toEqual([]);
  });
});

test('no sentence of a log names a rule: there it would be no link', async () => {
  const catalogues = Object.values(catalogue).flatMap(({ page }) =>
    Object.values(page?.words ?? {}),
  );
  const texts = (await Promise.all(catalogues.map((read) => read()))).flatMap(
    Object.entries<string>,
  );
  const events = texts.filter(([id]) => id.startsWith('event.'));
  expect(events.length).toBeGreaterThan(100);
  expect(events.filter(([, text]) => /\b[A-Z]{2}-\d/.test(text))).toEqual([]);
});

describe('the scan', () => {
  /** What is found in a few lines that use the makers of problems. */
  async function scanned(lines: string): Promise<Scan> {
    const folder = await mkdtemp(join(tmpdir(), 'faubourg-scan-'));
    try {
      await mkdir(join(folder, 'core'));
      await writeFile(
        join(folder, 'core/problem.ts'),
        'export const problem = (rule: string, code: string) => ({ rule, code, data: {} });',
      );
      const use = join(folder, 'use.ts');
      await writeFile(use, `import { problem } from './core/problem.ts';\n${lines}`);
      const options = { ...OPTIONS, noLib: true };
      return scanProgram(ts.createProgram([use], options), `${folder}/`);
    } finally {
      await rm(folder, { recursive: true });
    }
  }
  const codes = async (lines: string): Promise<string[]> =>
    (await scanned(lines)).problems.map(({ code }) => code);

  test('finds codes in calls, conditions, templates, unions and objects', async () => {
    expect(await codes(`problem('X-1', 'plain');`)).toEqual(['plain']);
    expect(await codes(`declare const yes: boolean; problem('X-1', yes ? 'a' : 'b');`)).toEqual([
      'a',
      'b',
    ]);
    expect(await codes(`declare const way: 'in' | 'out'; problem('X-1', \`no-\${way}\`);`)).toEqual(
      ['no-in', 'no-out'],
    );
    expect(await codes(`export const it = { rule: 'X-1', code: 'object', data: {} };`)).toEqual([
      'object',
    ]);
  });

  test('follows functions that pass a code on, and reports what it cannot read', async () => {
    const passed = `const no = (code: string) => problem('X-1', code); no('passed'); no('too');`;
    expect(await codes(passed)).toEqual(['passed', 'too']);
    expect((await scanned(`declare const any: string; problem('X-1', any);`)).unreadable).toEqual([
      'use.ts:2',
    ]);
  });
});
