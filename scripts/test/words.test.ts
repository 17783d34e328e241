import { describe, expect, test } from 'vitest';
import { allowedWords } from '../words/allowed.ts';
import { retiredWordsIn, withoutAllowed } from '../words/find.ts';
import { scanProject } from '../words/scan.ts';

const words = (file: string, text: string): string[] =>
  retiredWordsIn(file, text).map(({ word, line }) => `${word} ${line}`);

describe('retired words are found', () => {
  test.each([
    ['a name of its own', 'const house = 1;', ['house 1']],
    ['part of a longer name', '\nopenHouses();', ['house 2']],
    ['capitals', 'const MOST_ROOMS = 1;', ['room 1']],
    ['a type', 'type BotRoom = { readonly looks: string };', ['room 1', 'looks 1']],
    ['a private field', 'class A { #steward = 1; }', ['steward 1']],
    ['a comment', 'const a = 1;\n\n/* One.\n * The house. */\nconst b = 2;', ['house 4']],
    ['a comment at the end of a line', 'a(); // the house', ['house 1']],
    ['a comment after everything', 'a();\n// the house', ['house 2']],
    ['a name in a comment', '/** Calls `mail`. */\na();', ['mail 1']],
    ['an import', "import { registry } from './games.ts';", ['registry 1']],
  ])('in code: %s', (_what, text, found) => {
    expect(words('server/a.ts', text)).toEqual(found);
  });

  test('in the script of a component, at its line', () => {
    expect(words('web/src/A.svelte', '<p>house</p>\n<script>\nlet sitter = 1;\n</script>')).toEqual(
      ['sitter 3'],
    );
  });

  test('in names of files and folders', () => {
    expect(words('server/tables/keeping-seats.ts', '')).toEqual(['keeping 0']);
    expect(words('web/src/house-server/x.yml', '')).toEqual(['house 0']);
  });

  test('in documents: jargon anywhere, other words in code and links', () => {
    expect(words('docs/a.md', 'The house is open.')).toEqual(['house 1']);
    expect(words('docs/a.md', 'One letter: `letter` is\n```\nletter\n```\nkept')).toEqual([
      'letter 1',
      'letter 3',
    ]);
    expect(words('docs/a.md', '[rules](house-rules.md)')).toEqual(['house 1']);
  });
});

describe('other words are not', () => {
  test.each([
    ['server/a.ts', 'const warehouse = 1; const chatroom = 2; const fear = 3; const nearby = 4;'],
    [
      'server/a.ts',
      "const text = 'house'; const other = `room // house`; const url = 'a://house';",
    ],
    ['server/a.ts', '// The server looks at the clock; mail it to yourself.\na();'],
    ['docs/a.md', 'There is room for more. It looks well; keep it in mind.'],
    ['games/tower-up/rules/a.ts', 'const ground = 1;'],
    ['games/chinatown/words/en.ts', 'const house = 1;'],
    ['docs/games/downtown.md', 'A house on a lot.'],
    ['games/downtown/positions.md', 'A house on a lot.'],
  ])('%s: %s', (file, text) => {
    expect(retiredWordsIn(file, text)).toEqual([]);
  });
});

test('an exception covers one word in one file or folder; one that covers nothing is named', () => {
  const found = [
    ...retiredWordsIn('a/b.ts', 'const house = 1; const door = 1;'),
    ...retiredWordsIn('a/c.ts', 'const house = 1;'),
  ];
  const one = { file: 'a/b.ts', word: 'house', reason: 'stored' };
  const folder = { file: 'a/', word: 'house', reason: 'stored' };
  const idle = { file: 'a/b.ts', word: 'shelf', reason: 'stored' };
  const left = (...allowed: (typeof one)[]) => {
    const { findings, unused } = withoutAllowed(found, allowed);
    return [findings.map(({ file, word }) => `${file} ${word}`), unused];
  };
  expect(left(one)).toEqual([['a/b.ts door', 'a/c.ts house'], []]);
  expect(left(folder)).toEqual([['a/b.ts door'], []]);
  expect(left(folder, idle)).toEqual([['a/b.ts door'], [idle]]);
});

test('the project uses no retired word, and every exception is needed', async () => {
  const { findings, unused } = withoutAllowed(await scanProject(), allowedWords);
  expect(findings.map(({ file, line, word }) => `${file}:${line}: ${word}`)).toEqual([]);
  expect(unused).toEqual([]);
});
