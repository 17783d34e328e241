import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readdir, readFile, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../root.ts';

/**
 * A copy of the house to break. Stryker's own sandbox links to the real node_modules, where the
 * packages of the house are links to the real sources: the mutants would sit in files that no
 * test ever loads. In this copy the links lead to the copy.
 */
export async function copyHouse(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'faubourg-mutation-'));
  for (const file of sources()) {
    const source = join(root, file);
    // Listed by git, but deleted since.
    if (!existsSync(source)) continue;
    await mkdir(dirname(join(copy, file)), { recursive: true });
    await copyFile(source, join(copy, file));
  }
  await linkPackages(copy);
  return copy;
}

function sources(): string[] {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  return files.split('\0').filter((file) => file !== '');
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
    // Packages that npm could not share between workspaces.
    const own = join(root, workspace, 'node_modules');
    if (existsSync(own)) await symlink(own, join(copy, workspace, 'node_modules'));
  }
}
