import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { messageOf, outside, usage } from '../terminal/failure.ts';
import { withExport, withWorkspace } from './lists.ts';
import { type GameNames, nameProblem, renamed, TEMPLATE } from './names.ts';

/** The files of the template, by their paths in the folder of a game. */
async function templateFiles(root: string): Promise<Map<string, string>> {
  const folder = join(root, 'games', TEMPLATE.id);
  const files = new Map<string, string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length + 1);
    if (entry.isFile() && !path.startsWith('node_modules'))
      files.set(path, await readFile(join(folder, path), 'utf8'));
  }
  return files;
}

/**
 * Writes a game into the project and lists it. Gives the paths of its files. Where anything fails
 * the project is left as it was.
 */
export async function writeGame(root: string, names: GameNames): Promise<string[]> {
  const wrong = nameProblem(names);
  if (wrong !== null) throw usage(wrong);
  const folder = join(root, 'games', names.id);
  const [catalogue, manifest] = [join(root, 'games/catalogue.ts'), join(root, 'package.json')];
  const before = { catalogue: await read(catalogue), manifest: await read(manifest) };
  if (existsSync(folder)) throw usage(`There is a folder games/${names.id} already.`);
  if (before.catalogue.includes(`@faubourg/${names.id}/`))
    throw usage(`games/catalogue.ts lists a game "${names.id}" already.`);
  const files = await templateFiles(root);
  const after = {
    catalogue: withExport(before.catalogue, names),
    manifest: withWorkspace(before.manifest, names),
  };
  await mkdir(folder).catch(cannotWrite);
  try {
    for (const [path, text] of files) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), renamed(text, names));
    }
    await writeFile(catalogue, after.catalogue);
    await writeFile(manifest, after.manifest);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    // A list that cannot be written has not changed either.
    await writeFile(catalogue, before.catalogue).catch(() => null);
    cannotWrite(error);
  }
  return [...files.keys()].sort();
}

function cannotWrite(error: unknown): never {
  throw outside(`The game cannot be written: ${messageOf(error)}`);
}

async function read(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw outside(`new-game works in a copy of the project: ${messageOf(error)}`);
  });
}
