import packed from '@sparticuz/chromium';
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { cache, root } from './root.ts';

/**
 * The path of a Chromium for tests: that of CHROME_PATH, else Playwright's own, else the system's,
 * else the one of an npm package.
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
 * The package unpacks Chromium into the temporary folder and later uses whatever file is there,
 * even an incomplete one of an interrupted run. Therefore it gets its own folder, which is renamed
 * after its version when complete.
 */
async function unpacked(): Promise<string> {
  const manifest = join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const home = join(cache, `chromium-${version}`);
  const program = join(home, 'chromium');
  if (existsSync(program)) return program;
  await mkdir(cache, { recursive: true });
  const temporary = process.env.TMPDIR;
  const unpacking = await mkdtemp(`${home}-`);
  try {
    process.env.TMPDIR = unpacking;
    await packed.executablePath();
    await rename(unpacking, home);
  } catch (error) {
    await rm(unpacking, { recursive: true, force: true });
    // Another process may have unpacked it meanwhile.
    if (!existsSync(program)) throw error;
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  return program;
}
