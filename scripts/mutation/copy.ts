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

async function linkPackages(copy: string): Promise<void> {
  const real = join(root, 'node_modules');
  const links = join(copy, 'node_modules');
  await mkdir(join(links, '@faubourg'), { recursive: true });
  for (const name of await readdir(real)) {
    if (name !== '@faubourg' && name !== '.cache')
      await symlink(join(real, name), join(links, name));
  }
  const { workspaces } = JSON.parse(await readFile(join(copy, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  for (const workspace of workspaces) {
    const manifest = await readFile(join(copy, workspace, 'package.json'), 'utf8');
    const { name } = JSON.parse(manifest) as { name: string };
    await symlink(join(copy, workspace), join(links, name));
    // Packages that npm installed in the workspace itself.
    const own = join(root, workspace, 'node_modules');
    if (existsSync(own)) await symlink(own, join(copy, workspace, 'node_modules'));
  }
}
