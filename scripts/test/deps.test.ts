import { expect, test } from 'vitest';
import { check } from '../deps/check.ts';
import { cleanProject, inProject, script } from './small-project.ts';

/** A file, its content, and the rules that must report it. */
const wrongs: readonly (readonly [file: string, imports: string, ...rules: string[]])[] = [
  ['core/a.ts', "import 'node:fs';", 'core-alone'],
  ['core/b.ts', "import { z } from 'zod';", 'core-alone'],
  ['core/c.ts', "import type { one } from '@faubourg/one';", 'core-alone'],
  ['core/d.ts', "import './conformance/index.ts';", 'core-alone'],
  ['core/e.ts', "import '@faubourg/core/toy';", 'core-alone', 'tests-by-tests'],
  ['core/f.ts', "import '@faubourg/search';", 'core-alone'],
  ['core/conformance/a.ts', "import 'fast-check';", 'conformance-core-only'],
  ['core/test/a.test.ts', "import '@faubourg/search';", 'core-tests'],
  ['core/test/b.test.ts', "import 'fastify';", 'core-tests'],
  ['protocol/a.ts', "import 'node:fs';", 'protocol-core-only'],
  ['protocol/b.ts', "import { z } from 'zod';", 'protocol-core-only'],
  ['protocol/c.ts', "import type { depth } from '@faubourg/search';", 'protocol-core-only'],
  ['search/c.ts', "import '@faubourg/protocol';", 'protocol-for-the-ends', 'search-core-only'],
  ['scripts/a.ts', "import type { message } from '@faubourg/protocol';", 'protocol-for-the-ends'],
  ['server/table/a.ts', "import { type Kept } from '../people/index.ts';", 'table-no-store'],
  ['server/people/index.ts', 'export type Kept = 1;'],
  [
    'server/chat.ts',
    "import type { LiveTable } from './live-tables/live-table.ts';",
    'one-live-copy',
  ],
  ['server/live-tables/live-table.ts', 'export type LiveTable = 1;'],
  ['server/table/b.ts', "import 'node:fs';", 'table-no-store'],
  ['games/one/rules/a.ts', "import 'node:crypto';", 'rules-core-only'],
  ['games/one/rules/b.ts', "import 'zod';", 'rules-core-only'],
  ['games/one/rules/c.ts', "import '@faubourg/two';", 'one-game-one-folder', 'rules-core-only'],
  ['games/one/rules/d.ts', "import '../words/en.ts';", 'rules-core-only'],
  ['games/one/rules/e.ts', "import '@faubourg/core/conformance';", 'rules-core-only'],
  ['games/one/bot/a.ts', "import type { k } from '../words/en.ts';", 'bot-core-search-rules'],
  ['games/one/bot/b.ts', "import 'node:os';", 'bot-core-search-rules'],
  ['games/one/words/a.ts', "import '../bot/index.ts';", 'words-core-rules'],
  ['games/one/test/a.test.ts', "import '@faubourg/two';", 'one-game-one-folder'],
  ['games/one/test/b.test.ts', "import '@faubourg/server';", 'game-tests-stay-home'],
  ['games/one/test/c.test.ts', "import '../../catalogue.ts';", 'one-game-one-folder'],
  ['games/one/cli.ts', "import 'node:fs';", 'game-entries'],
  ['games/one/bot-worker.ts', "import '@faubourg/server';", 'game-entries'],
  ['games/index.ts', "import '@faubourg/one';", 'catalogue-games-only'],
  ['games/one/test/e.test.ts', "import '../../../core/test/seed.test.ts';", 'tests-of-others'],
  ['search/a.ts', "import '@faubourg/one';", 'search-core-only'],
  ['search/b.ts', "export * from '@faubourg/server';", 'search-core-only'],
  ['server/a.ts', "const one = await import('@faubourg/one');", 'games-through-catalogue'],
  ['server/b.ts', "import '../web/src/main.ts';", 'server-no-page'],
  ['server/c.ts', "import '@faubourg/core/toy';", 'tests-by-tests'],
  ['cli/a.ts', "import '@faubourg/one';", 'games-through-catalogue'],
  ['cli/b.ts', "import '../web/src/main.ts';", 'cli-no-page'],
  ['web/src/a.ts', "import 'node:path';", 'page-in-browser'],
  ['web/src/b.ts', "import '@faubourg/nowhere';", 'resolvable'],
  ['web/src/e.ts', "import '../../games/open-catalogue.ts';", 'page-opens-no-catalogue'],
  // A cycle is reported once, at the file that was read first.
  ['web/src/c.ts', "import './d.ts';", 'no-cycles'],
  ['web/src/d.ts', "import './c.ts';"],
  ['web/src/A.svelte', "import { one } from '@faubourg/one';", 'games-through-catalogue'],
  ['web/src/B.svelte', "import type { one } from '@faubourg/one';", 'games-through-catalogue'],
  ['web/src/C.svelte', "import { type House } from '@faubourg/server';", 'page-core-and-games'],
  ['web/src/D.svelte', "import '@faubourg/search';", 'page-core-and-games'],
  ['web/src/E.svelte', "import { readFile } from 'node:fs/promises';", 'page-in-browser'],
  ['web/src/F.svelte', "import '../../core/test/toy/index.ts';", 'tests-by-tests'],
  [
    'games/one/table/A.svelte',
    "import { two } from '@faubourg/two';",
    'one-game-one-folder',
    'table-web-core-rules',
  ],
  ['games/one/table/B.svelte', "import '../bot/index.ts';", 'table-web-core-rules'],
  [
    'games/one/table/C.svelte',
    "import type { House } from '@faubourg/server';",
    'table-web-core-rules',
  ],
  ['games/one/table/D.svelte', "import { z } from 'zod';", 'table-web-core-rules'],
];

test('a clean project passes, and its imports are read', async () => {
  const { violations, stray, read } = await inProject(cleanProject(), check);
  expect(violations).toEqual([]);
  expect(stray).toEqual([]);
  expect(read.ts.modules).toBeGreaterThan(10);
  expect(read.ts.imports).toBeGreaterThan(10);
  expect(read.svelte.modules).toBe(2);
  expect(read.svelte.imports).toBeGreaterThanOrEqual(7);
});

test('every wrong import is reported under its rule, in .ts and in .svelte, and nothing else', async () => {
  const files = cleanProject();
  for (const [file, imports] of wrongs) {
    files[file] = file.endsWith('.svelte') ? script(imports) : imports;
  }
  const { violations } = await inProject(files, check);
  const reported = violations.map((line) => line.replace(/ → .*/, ''));
  const expected = wrongs.flatMap(([file, , ...rules]) => rules.map((rule) => `${rule}: ${file}`));
  expect(reported.sort()).toEqual(expected.sort());
});

test('a cycle of folders in the server is reported, also one of types, and through entry files', async () => {
  const { violations } = await inProject(
    {
      ...cleanProject(),
      'server/chat/index.ts': "import type { Notice } from '../notices/index.ts';",
      'server/notices/index.ts':
        "import { people } from '../people/index.ts';\nexport type Notice = typeof people;",
      'server/people/index.ts':
        "import type {} from '../chat/deep/index.ts';\nexport const people = 1;",
      'server/chat/deep/index.ts': 'export {};',
      'server/start.ts': "import './http/index.ts';",
      'server/http/index.ts': "import '../options.ts';",
      'server/options.ts': '',
    },
    check,
  );
  expect(violations).toEqual([
    'no-folder-cycles: server → server/http',
    'no-folder-cycles: server/chat → server/notices',
    'no-folder-cycles: server/http → server',
    'no-folder-cycles: server/notices → server/people',
    'no-folder-cycles: server/people → server/chat',
  ]);
});

test('folders and files in the wrong place are reported', async () => {
  const { stray } = await inProject(
    {
      ...cleanProject(),
      'utils/index.ts': '',
      'games/helper.ts': '',
      'games/one/helpers/index.ts': '',
      'games/one/notes.txt': '',
      'games/one/data/board.ts': '',
      'games/three/game.ts': '',
      'games/three/rules/index.ts': '',
    },
    check,
  );
  expect(stray.toSorted()).toEqual([
    'games/helper.ts belongs to no game',
    'games/one/data/ holds board.ts, which is not data',
    'games/one/helpers/ is not a folder of a game',
    'games/one/notes.txt is not a file of a game',
    'games/three is not a workspace: add it to the workspaces of package.json',
    'games/three is not listed: add its game.ts to games/catalogue.ts',
    'utils/ is not a folder of the project',
  ]);
});
