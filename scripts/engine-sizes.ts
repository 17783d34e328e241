/*
 * The size of each game's rules and data in a browser, gzipped, with the part of the core they
 * use; one JSON line each. Fails if one exceeds the limit in its `test/facts.json`
 * (1 kB = 1,000 bytes).
 *
 *   npm run size
 */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { catalogue } from '../games/index.ts';
import { testFacts } from '../games/test-facts.ts';
import { remarksPlugin } from '../web/remarks-plugin.ts';
import { root } from './tools/root.ts';

async function bundled(game: string): Promise<string> {
  const made = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [remarksPlugin()],
    build: {
      write: false,
      rolldownOptions: {
        // The file that the page loads: `page.game` of the game's `game.ts`.
        input: join(root, 'games', game, 'rules/game.ts'),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  return made.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
}

process.env.NODE_ENV = 'production';
process.chdir(join(root, 'web'));
for (const { id, page } of Object.values(catalogue)) {
  if (!page) continue;
  const { rulesLimit } = testFacts(id);
  const kB = gzipSync(await bundled(id), { level: 9 }).length / 1000;
  console.log(JSON.stringify({ size: `rules of ${id}`, kB, limit: rulesLimit ?? null }));
  if (kB > (rulesLimit ?? Infinity)) process.exitCode = 1;
}
