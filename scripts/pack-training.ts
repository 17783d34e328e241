/*
 * Packs all that training by generations needs into one archive, for a machine with many cores and
 * a GPU that has Python with PyTorch and a shell, but neither Node nor a network:
 *
 *   npm run pack:training
 *
 * reports/training/training.tar then holds the trainer as plain JavaScript, Node itself, the Python
 * learner and train.sh, which runs it. docs/training.md says how.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { catalogue } from '../games/index.ts';
import { cache, root } from './tools/root.ts';

const folder = join(root, 'reports', 'training');
const packed = join(cache, 'training');
const archive = join(folder, 'training.tar');

/** The program: the trainer with the tasks of the games whose bots learn by generations. */
async function entryText(): Promise<string> {
  const ids: string[] = [];
  for (const [id, entry] of Object.entries(catalogue))
    if ((await entry.bots?.())?.training?.generations) ids.push(id);
  const path = (...parts: string[]): string => JSON.stringify(join(root, ...parts));
  return [
    `import { startGenerations } from ${path('scripts/training/start-generations.ts')};`,
    ...ids.map(
      (id, i) => `import { training as t${i} } from ${path('games', id, 'bot/index.ts')};`,
    ),
    `const tasks = { ${ids.map((id, i) => `${JSON.stringify(id)}: t${i}`).join(', ')} };`,
    'const taskOf = async (game, players) => tasks[game].generations(players);',
    'const here = (name) => new URL(name, import.meta.url);',
    "await startGenerations(taskOf, here('./train.mjs'), here('./learner.py'));",
    '',
  ].join('\n');
}

rmSync(packed, { recursive: true, force: true });
mkdirSync(packed, { recursive: true });
mkdirSync(folder, { recursive: true });
const entry = join(cache, 'train-entry.ts');
writeFileSync(entry, await entryText());
await build({
  configFile: false,
  root,
  logLevel: 'warn',
  ssr: { noExternal: true },
  build: {
    ssr: entry,
    outDir: packed,
    emptyOutDir: false,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      output: { entryFileNames: 'train.mjs', chunkFileNames: '[name]-[hash].mjs' },
      checks: { pluginTimings: false },
    },
  },
});
rmSync(entry);
for (const name of ['learner.py', 'train.sh'])
  copyFileSync(join(root, 'scripts/training', name), join(packed, name));
copyFileSync(process.execPath, join(packed, 'node'));
execFileSync('xz', ['--threads=0', '-3', join(packed, 'node')]);
execFileSync('tar', ['-cf', archive, '-C', packed, ...readdirSync(packed)]);
const size = statSync(archive).size / 2 ** 20;
console.log(`Packed ${archive}: ${size.toFixed(1)} MiB.`);
