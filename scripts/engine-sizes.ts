/*
 * How heavy each game's rules and data are in a browser, gzipped, with the part of the core they
 * use; one JSON line each. Fails where one is heavier than it may be.
 *
 *   npm run size
 */
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { remarksPlugin } from '../web/remarks-plugin.ts';
import { root } from './tools/root.ts';

/** At most so many kB (1 kB = 1,000 bytes). */
const LIMITS = { downtown: 10, chinatown: 14, 'tower-up': 12 } as const;

async function bundled(game: string): Promise<string> {
  const made = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [remarksPlugin()],
    build: {
      write: false,
      rolldownOptions: {
        // Found as a page finds it: by the name of the package, through its `browser` export.
        input: `@faubourg/${game}`,
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  return made.output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
}

process.env.NODE_ENV = 'production';
process.chdir(join(root, 'web'));
for (const [game, limit] of Object.entries(LIMITS)) {
  const kB = gzipSync(await bundled(game), { level: 9 }).length / 1000;
  console.log(JSON.stringify({ size: `rules of ${game}`, kB, limit }));
  if (kB > limit) process.exitCode = 1;
}
