import { type AnyGame, gameVersions, isRefused, type Position, readPosition } from '@faubourg/core';
import { glob, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { captionsIn, FIRST_CHAPTER, makeBook, namesIn, RECONSTRUCTED } from '../src/rules/book.ts';
import { argsAt, framesOf } from '../src/rules/frames.ts';
import type { Block, MoveData, RulesData, RulesFacts } from '../src/rules/rules-data.ts';
import { rulesWords } from '../src/rules/rules-words.ts';
import { TABLE_RULES } from '../src/rules/table-rules.ts';
import { bookWords } from '../src/rules/book-words.ts';
import { languageNames } from '../src/words/languages.ts';
import { type Arg, segments, type Words } from '../src/words/sentence.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The languages in which new words are written. */
const LANGUAGES = ['en', 'fr', 'nl', 'de'];

const pages = Object.values(catalogue).filter(({ page }) => page?.rules);

/** The places of a message. */
const placesOf = (text: string): string[] => [
  ...new Set(
    segments(text)
      .flatMap((one) => (typeof one === 'string' ? [] : one.name))
      .sort(),
  ),
];

/** Every block with its chapter. */
const blocksOf = (data: RulesData): { chapter: string; block: Block }[] =>
  data.chapters.flatMap(({ id, blocks }) => blocks.map((block) => ({ chapter: id, block })));

/** The ids of sentences inside an argument. */
function idsIn(arg: Arg): string[] {
  if (typeof arg !== 'object' || !('id' in arg)) return [];
  return [arg.id, ...Object.values(arg.args ?? {}).flatMap(idsIn)];
}

/** A picture or an example: its position, the moves of each step, and the arguments of each caption. */
type Drawn = {
  readonly name: string;
  readonly position: string;
  readonly viewer: number | null;
  readonly moves: readonly (readonly MoveData[])[];
  readonly args: readonly ({ readonly [name: string]: string | number } | undefined)[];
};

function drawnIn(data: RulesData): Drawn[] {
  return blocksOf(data).flatMap(({ chapter, block }): Drawn[] => {
    if ('pictures' in block)
      return block.pictures.map(({ caption, position, viewer = 0, moves = [], args }) => ({
        name: `${chapter}.${caption}`,
        position,
        viewer,
        moves: [moves],
        args: [args],
      }));
    if (!('example' in block)) return [];
    const { example, position, viewer = 0, steps } = block;
    return [
      {
        name: `${chapter}.${example}`,
        position,
        viewer,
        moves: steps.map(({ moves = [] }) => moves),
        args: steps.map(({ args }) => args),
      },
    ];
  });
}

type Page = {
  readonly data: RulesData;
  readonly facts: RulesFacts;
  readonly game: AnyGame;
  readonly words: { readonly [language: string]: Words };
  readonly lesson: { readonly steps: readonly { id: string; position: Position }[] };
};

async function load(id: string): Promise<Page> {
  const { rules, page } = catalogue[id]!;
  const words = Object.entries(page!.rules!.words).map(
    async ([language, read]): Promise<[string, Words]> => [language, await read()],
  );
  return {
    data: (await page!.rules!.data()) as RulesData,
    facts: (await page!.rules!.facts()) as RulesFacts,
    game: await rules(),
    words: Object.fromEntries(await Promise.all(words)),
    lesson: ((await page!.lesson?.data()) ?? { steps: [] }) as Page['lesson'],
  };
}

const loaded = new Map<string, Page>();
for (const { id } of pages) loaded.set(id, await load(id));

/** The numbers of rules in the sources, tests, data and words of a game. */
async function citedBy(id: string, prefix: string): Promise<string[]> {
  const found = new Set<string>();
  const files = `games/${id}/{rules,table,bot,data,test,words,manual}/**/*.{ts,svelte,json,md}`;
  for await (const file of glob(files, { cwd: root }))
    for (const [number] of (await readFile(`${root}/${file}`, 'utf8')).matchAll(
      new RegExp(`\\b${prefix}-\\d+\\b`, 'g'),
    ))
      found.add(number);
  return [...found];
}

describe.each(pages.map(({ id }) => id))('the rules of %s', (id) => {
  const { data, facts, game, words, lesson } = loaded.get(id)!;
  const stated = new Set(
    blocksOf(data).flatMap(({ block }) =>
      'pictures' in block || 'example' in block ? [] : (block.rules ?? []),
    ),
  );

  test('state every numbered rule in a sentence, a list or a table', () => {
    expect(data.numbers.filter((number) => !stated.has(number))).toEqual([]);
    const cited = blocksOf(data).flatMap(({ block }) => block.rules ?? []);
    expect(cited.filter((number) => !data.numbers.includes(number))).toEqual([]);
    expect(new Set(data.numbers).size).toBe(data.numbers.length);
  });

  test('know every number that the game cites', async () => {
    const prefix = data.numbers[0]!.split('-')[0]!;
    const cited = await citedBy(id, prefix);
    expect(cited.filter((number) => !data.numbers.includes(number))).toEqual([]);
  });

  test('begin with the game in a minute and end with what is reconstructed', () => {
    const chapters = data.chapters.map((chapter) => chapter.id);
    expect([data.game, chapters[0], chapters.at(-1)]).toEqual([id, FIRST_CHAPTER, RECONSTRUCTED]);
    expect(new Set(chapters).size).toBe(chapters.length);
  });

  test('have pictures, and at least four examples of several steps', () => {
    const examples = blocksOf(data).filter(({ block }) => 'example' in block);
    expect(examples.length).toBeGreaterThanOrEqual(4);
    for (const { block } of examples)
      expect('example' in block && block.steps.length).toBeGreaterThan(1);
    expect(blocksOf(data).some(({ block }) => 'pictures' in block)).toBe(true);
  });

  test('have every sentence in every language, and none is left over', () => {
    const wanted = new Set<string>();
    for (const chapter of data.chapters) wanted.add(rulesWords.chapter(chapter.id));
    for (const { chapter, block } of blocksOf(data))
      for (const name of [...namesIn(block), ...captionsIn(block).map((one) => one.name)])
        wanted.add(rulesWords.block(chapter, name));
    const cells = Object.values(facts.tables ?? {}).flatMap(({ head, rows }) => [
      ...head,
      ...rows.flat(),
    ]);
    for (const one of [...cells, ...Object.values(facts.args)].flatMap(idsIn))
      if (one.startsWith('fact.')) wanted.add(one);
    expect(Object.keys(words).sort()).toEqual(LANGUAGES.toSorted());
    for (const language of LANGUAGES)
      expect([language, Object.keys(words[language]!).sort()]).toEqual([
        language,
        [...wanted].sort(),
      ]);
  });

  test('have the same places in every language, and something for each place', () => {
    const filled = new Map<string, readonly string[]>();
    for (const { chapter, block } of blocksOf(data))
      for (const { name, args } of captionsIn(block))
        filled.set(rulesWords.block(chapter, name), args);
    for (const [key, english] of Object.entries(words['en']!)) {
      for (const language of LANGUAGES)
        expect([language, key, placesOf(words[language]![key]!)]).toEqual([
          language,
          key,
          placesOf(english),
        ]);
      if (key.startsWith('fact.')) continue;
      const known = [...Object.keys(facts.args), ...(filled.get(key) ?? [])];
      expect([key, placesOf(english).filter((place) => !known.includes(place))]).toEqual([key, []]);
    }
  });

  test('name tables that the facts have, and no table without a use', () => {
    const used = blocksOf(data).flatMap(({ block }) => ('table' in block ? [block.table] : []));
    expect(used.toSorted()).toEqual(Object.keys(facts.tables ?? {}).toSorted());
    for (const { head, rows } of Object.values(facts.tables ?? {}))
      for (const row of rows) expect(row.length).toBe(head.length);
  });

  const positions: { readonly [name: string]: Position } = {
    ...data.positions,
    ...Object.fromEntries(lesson.steps.map((step) => [`lesson:${step.id}`, step.position])),
  };

  test('use every position of theirs', () => {
    const used = drawnIn(data).map(({ position }) => position);
    expect(Object.keys(data.positions).filter((name) => !used.includes(name))).toEqual([]);
  });

  test.each(drawnIn(data).map((drawn): [string, Drawn] => [drawn.name, drawn]))(
    'draw a possible position, play by the rules, and say what is so: %s',
    (_, { position: name, viewer, moves, args }) => {
      const position = positions[name];
      expect(position, name).toBeDefined();
      const read = readPosition(position, gameVersions([game]));
      if (isRefused(read)) throw new Error(JSON.stringify(read.problem));
      expect(read.game.rules).toBe(game.rules);
      const frames = framesOf(game, position!, viewer, moves);
      if (isRefused(frames)) throw new Error(JSON.stringify(frames.problem));
      for (const [row, paths] of args.entries())
        expect(() => argsAt(frames, row, paths)).not.toThrow();
    },
  );

  test('fill every place of their sentences, in every language', async () => {
    for (const language of LANGUAGES) {
      const book = makeBook(data, facts, language, [words[language]!, await bookWords(language)]);
      for (const { blocks } of book.chapters)
        for (const { texts } of blocks) for (const text of texts) expect(text).not.toContain('{');
    }
  });
});

test('every game of the page has its rules as a page', () => {
  const paged = Object.values(catalogue).filter(({ page }) => page);
  expect(pages.map(({ id }) => id)).toEqual(paged.map(({ id }) => id));
});

test('every language of the page has the rules', () => {
  for (const [language] of languageNames) expect(LANGUAGES).toContain(language);
});

describe('the rules of the page itself', () => {
  test('are those of the problem codes', async () => {
    const codes = await readFile(`${root}/docs/problem-codes.md`, 'utf8');
    const listed = new Set([...codes.matchAll(/^\| (FB-\d+) /gm)].map(([, number]) => number!));
    expect([...listed].sort()).toEqual([...TABLE_RULES].sort());
  });

  test('are in words in every language, with the same places', async () => {
    const english = await bookWords('en');
    for (const rule of TABLE_RULES) expect(english).toHaveProperty([`rules.table.${rule}`]);
    for (const language of LANGUAGES) {
      const found = await bookWords(language);
      expect(Object.keys(found)).toEqual(Object.keys(english));
      for (const [key, text] of Object.entries(english))
        expect([language, key, placesOf(found[key]!)]).toEqual([language, key, placesOf(text)]);
    }
  });
});
