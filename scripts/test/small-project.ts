import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const workspaces = ['core', 'protocol', 'games/one', 'games/two', 'search', 'server', 'web', 'cli'];

const script = (text: string) => `<script lang="ts">\n${text}\n</script>\n<p>A table</p>\n`;

function manifest(workspace: string): string {
  const exports: Record<string, Record<string, string>> = {
    core: {
      '.': './index.ts',
      './conformance': './conformance/index.ts',
      './toy': './test/toy/index.ts',
    },
    web: { './*': './src/*' },
  };
  const game = { '.': './rules/index.ts', './game.ts': './game.ts' };
  return JSON.stringify({
    name: `@faubourg/${workspace.split('/').at(-1)}`,
    type: 'module',
    exports: exports[workspace] ?? (workspace.startsWith('games/') ? game : { '.': './index.ts' }),
  });
}

/** A project with every kind of folder, without forbidden imports. */
export function cleanProject(): Record<string, string> {
  return {
    'package.json': JSON.stringify({ workspaces }),
    ...Object.fromEntries(workspaces.map((path) => [`${path}/package.json`, manifest(path)])),
    'core/index.ts': `export { seed } from './seed.ts';\nexport type { Kind } from './kind.ts';`,
    'core/seed.ts': `import type { Kind } from './kind.ts';\nexport const seed: Kind = 1;`,
    // A cycle of types alone, which is allowed.
    'core/kind.ts': `import type { seed } from './seed.ts';\nexport type Kind = 1 | typeof seed;`,
    'core/conformance/index.ts': `export { seed } from '../index.ts';`,
    'core/test/toy/index.ts': `export { seed as toy } from '../../index.ts';`,
    'core/test/seed.test.ts': `import 'vitest';\nimport 'node:fs';\nimport './toy/index.ts';`,
    'core/bench/seed.bench.ts': `import { toy } from '@faubourg/core/toy';\nconsole.log(toy);`,
    'games/catalogue.ts': `export { game as one } from '@faubourg/one/game.ts';`,
    'games/listed-game.ts': `export type ListedGame = { id: string; rules(): unknown };`,
    'games/open-catalogue.ts': `import 'node:url';`,
    'games/one/game.ts': `import type { ListedGame } from '../listed-game.ts';
export const game: ListedGame = {
  id: 'one',
  rules: () => import('./rules/index.ts'),
  page: { table: () => import('./table/Board.svelte') },
};`,
    'games/one/data/board.json': '{}',
    'games/one/rules/index.ts': `import board from '../data/board.json' with { type: 'json' };
import { seed } from '@faubourg/core';
export const one = [seed, board];`,
    'games/one/bot/index.ts': `import '@faubourg/search';\nimport '../rules/index.ts';`,
    'games/one/words/en.ts': `import type { Kind } from '@faubourg/core';\nexport const k: Kind = 1;`,
    'games/one/table/Board.svelte': script(
      `import type { Kind } from '@faubourg/core';
import Frame from '@faubourg/web/Frame.svelte';
import { one } from '../rules/index.ts';
import { onMount } from 'svelte';
import { k } from '../words/en.ts';`,
    ),
    'games/one/test/one.test.ts': `import '@faubourg/core/toy';\nimport '@faubourg/core/conformance';`,
    'games/two/rules/index.ts': `export { seed as two } from '@faubourg/core';`,
    'protocol/index.ts': `export { seed as message } from '@faubourg/core';`,
    'search/index.ts': `export { seed as depth } from '@faubourg/core';`,
    'server/index.ts': `import 'node:fs';\nimport 'fastify';\nimport '../games/open-catalogue.ts';\nimport './store/index.ts';`,
    'server/table/index.ts': `export { message } from '@faubourg/protocol';`,
    'server/store/index.ts': `import type { message } from '../table/index.ts';\nexport type Stored = typeof message;`,
    'cli/index.ts': `import '@faubourg/server';\nimport '@faubourg/search';`,
    'web/src/main.ts': `import './Frame.svelte';\nimport './page.css';`,
    'web/src/page.css': '',
    'web/src/Frame.svelte': script(
      `import * as games from '../../games/catalogue.ts';\nimport { seed } from '@faubourg/core';`,
    ),
  };
}

/** Writes the files into a temporary folder, calls `use` and deletes the folder. */
export async function inProject<T>(
  files: Readonly<Record<string, string>>,
  use: (root: string) => Promise<T>,
): Promise<T> {
  const root = await mkdtemp(join(tmpdir(), 'faubourg-project-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    return await use(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

export { script };
