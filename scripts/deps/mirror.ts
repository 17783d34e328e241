import { copyFile, glob, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cache } from '../tools/root.ts';

const read =
  '{core,protocol,client,games,search,server,web,cli,scripts,tools}/**/*.{ts,js,svelte,json,css,svg,wasm}';
const unread = /(^|[/\\])(node_modules|dist|fixtures)([/\\]|$)/;

/**
 * Copies the sources for the checker, with each `import type` of a .svelte file changed to a plain
 * import. Svelte's compiler removes type imports before the checker reads them, and the rules apply
 * to types too.
 */
export async function mirror(root: string): Promise<string> {
  await mkdir(cache, { recursive: true });
  // Under node_modules, so that packages are found in the parent folders.
  const copy = await mkdtemp(join(cache, 'deps-'));
  const files = glob([read, '*.ts', 'package.json'], {
    cwd: root,
    exclude: (path) => unread.test(path),
  });
  for await (const file of files) {
    const target = join(copy, file);
    await mkdir(dirname(target), { recursive: true });
    const source = join(root, file);
    if (file.endsWith('.svelte')) {
      await writeFile(target, withoutTypeImports(await readFile(source, 'utf8')));
    } else await copyFile(source, target);
  }
  await linkWorkspaces(copy);
  return copy;
}

/** Links the workspaces to their folders in the copy. */
async function linkWorkspaces(copy: string): Promise<void> {
  const scope = join(copy, 'node_modules', '@faubourg');
  await mkdir(scope, { recursive: true });
  const { workspaces } = JSON.parse(await readFile(join(copy, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  for (const workspace of workspaces) {
    const folder = join(copy, workspace);
    const manifest = await readFile(join(folder, 'package.json'), 'utf8');
    const { name } = JSON.parse(manifest) as { name: string };
    await symlink(folder, join(copy, 'node_modules', name));
  }
}

function withoutTypeImports(svelte: string): string {
  return (
    svelte
      .replaceAll(/\bimport\s+type\s+(?=[\w${*])/g, 'import ')
      // Only exports from other files: a type of the component itself remains a type.
      .replaceAll(/\bexport\s+type\s+(?=[{*])/g, 'export ')
      .replaceAll(/\bimport\s*\{[^}]*\}/g, (named) => named.replaceAll(/([{,]\s*)type\s+/g, '$1'))
  );
}
