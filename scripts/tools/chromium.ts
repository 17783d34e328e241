import packed from '@sparticuz/chromium';
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { cache, root } from './root.ts';

/**
 * A Chromium to test with: the one named by CHROME_PATH, else Playwright's own, else the
 * system's, else the one that travels inside an npm package.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROME_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new Error(`CHROME_PATH names ${named}, and there is no such file.`);
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  return onPath() ?? unpacked();
}

function onPath(): string | null {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  for (const name of names) {
    const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
    if (found !== undefined) return found;
  }
  return null;
}

/**
 * The package unpacks itself into the temporary folder and afterwards trusts whatever lies there,
 * even half a file left by an interrupted run. So it gets a folder of its own, moved into place
 * when complete and named after its version.
 */
async function unpacked(): Promise<string> {
  const manifest = join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const home = join(cache, `chromium-${version}`);
  const program = join(home, 'chromium');
  if (existsSync(program)) return program;
  await mkdir(cache, { recursive: true });
  const temporary = process.env.TMPDIR;
  const aside = await mkdtemp(`${home}-`);
  try {
    process.env.TMPDIR = aside;
    await packed.executablePath();
    await rename(aside, home);
  } catch (error) {
    await rm(aside, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(program)) throw error;
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  return program;
}
