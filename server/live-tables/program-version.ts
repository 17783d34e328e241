import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const games = join(root, 'games');

const SOURCE = /\.(?:ts|js|json)$/;
/** More than the rules of any games have. */
const MOST_FILES = 3000;
const SKIPPED = new Set(['node_modules', 'test', '.git']);

/**
 * A digest of all source files that decide what a log adds up to: the core, the table, and the rules
 * and data of the games. So a changed program uses no snapshot of the one before, and nobody need
 * remember to count a version. `modules`: from where other games are loaded. Where sources cannot
 * be read, every start is a version of its own.
 */
export async function programVersion(modules: readonly string[]): Promise<string> {
  try {
    const own = ['core', 'server/table', 'server/live-tables'].map((folder) => join(root, folder));
    const foreign = modules.flatMap((module) => foreignFolder(module) ?? []);
    const files = new Set<string>();
    for (const folder of [...own, ...(await rulesFolders()), ...foreign])
      await addSources(folder, files);
    const hash = createHash('sha256');
    for (const file of [...files].toSorted())
      hash.update(JSON.stringify([relative(root, file), await readFile(file, 'utf8')]));
    return hash.digest('hex').slice(0, 32);
  } catch {
    return randomUUID();
  }
}

/** The folders of our own games that decide. Bots and pictures do not. */
async function rulesFolders(): Promise<string[]> {
  const entries = await readdir(games, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  return folders.flatMap(({ name }) => ['rules', 'data'].map((part) => join(games, name, part)));
}

/** The folder of a module that is not among our own files, or null. */
function foreignFolder(module: string): string | null {
  const folder = dirname(fileURLToPath(module));
  const isOwn = [games, join(root, 'server')].some((own) =>
    `${folder}${sep}`.startsWith(own + sep),
  );
  return isOwn ? null : folder;
}

async function addSources(folder: string, files: Set<string>): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(missing)) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !SKIPPED.has(entry.name)) await addSources(path, files);
    else if (SOURCE.test(entry.name)) files.add(path);
    if (files.size > MOST_FILES) throw new Error(`too many files in ${folder}`);
  }
}

/** A game need not have a folder of data. */
function missing(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
