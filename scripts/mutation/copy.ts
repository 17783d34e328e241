import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../tools/root.ts';

/**
 * Copies the project into a folder, for mutants. Stryker's own sandbox links to the real
 * node_modules, in which the workspaces are links to the real sources, so that no test would load a
 * mutant. In this copy the links point to the copy.
 */
export async function copyProject(from: string, copy: string): Promise<void> {
  const made = ['data', 'data-dev', 'reports', 'test-results'].map((name) => join(from, name));
  await cp(from, copy, {
    recursive: true,
    filter: (path) =>
      !['node_modules', 'dist', '.git'].includes(basename(path)) && !made.includes(path),
  });
  await linkPackages(copy);
}

type Manifest = { readonly name: string; readonly workspaces?: readonly string[] };

const manifestIn = async (folder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;

async function linkPackages(copy: string): Promise<void> {
  const real = join(root, 'node_modules');
  const links = join(copy, 'node_modules');
  const { workspaces = [] } = await manifestIn(copy);
  const names = new Map<string, string>();
  for (const workspace of workspaces)
    names.set((await manifestIn(join(copy, workspace))).name, workspace);
  await mkdir(join(links, '@faubourg'), { recursive: true });
  for (const name of await readdir(real)) {
    if (name !== '@faubourg' && name !== '.cache' && !names.has(name))
      await symlink(join(real, name), join(links, name));
  }
  for (const [name, workspace] of names) {
    await symlink(join(copy, workspace), join(links, name));
    // Packages that npm installed in the workspace itself.
    const own = join(root, workspace, 'node_modules');
    if (existsSync(own)) await symlink(own, join(copy, workspace, 'node_modules'));
  }
}
