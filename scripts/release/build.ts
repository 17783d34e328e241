import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDocsToPage } from '../docs/add-docs-to-page.ts';
import { buildPage, page } from '../tools/build-page.ts';
import { root } from '../tools/root.ts';
import { compile } from './compile.ts';
import { manifestOf, readme } from './manifest.ts';
import { noticesOf } from './notices.ts';

/** Writes the folder of the package that is published. */
export async function buildRelease(out: string): Promise<void> {
  await buildPage();
  await rm(out, { recursive: true, force: true });
  const modules = await compile(join(out, 'lib'));
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  await mkdir(join(out, 'bin'));
  await cp(join(root, 'scripts', 'release', 'faubourg.js'), join(out, 'bin', 'faubourg.js'));
  await cp(page, join(out, 'page'), { recursive: true });
  await addDocsToPage(join(out, 'page'));
  await cp(join(root, 'LICENSE'), join(out, 'LICENSE'));
  await writeFile(join(out, 'package.json'), `${JSON.stringify(manifestOf(version), null, 2)}\n`);
  await writeFile(join(out, 'README.md'), readme);
  await writeFile(join(out, 'NOTICES.md'), noticesOf(root, modules));
}
