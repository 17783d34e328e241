import packed from '@sparticuz/chromium';
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { cache, root } from './root.ts';

/**
 * The path of a Chromium for scripts: that of CHROME_PATH, else Playwright's own, else the system's,
 * else the one of an npm package.
 */
export async function findChromium(): Promise<string> {
  return named() ?? onPath() ?? unpacked();
}

/**
 * The path of a Chromium for tests: that of CHROME_PATH, else Playwright's own, else the one of an npm
 * package, else the system's. The package's is built without windows, so that tests take three
 * quarters of the processor time.
 */
export async function findTestChromium(): Promise<string> {
  return named() ?? (await runningPackage()) ?? onPath() ?? unpacked();
}

/** The Chromium of the npm package, or null if it does not run here: it is for Linux on x64. */
async function runningPackage(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const program = await unpacked();
  return spawnSync(program, ['--version']).status === 0 ? program : null;
}

function named(): string | null {
  const path = process.env.CHROME_PATH;
  if (path !== undefined && path !== '') {
    if (existsSync(path)) return path;
    throw new Error(`CHROME_PATH names ${path}, and there is no such file.`);
  }
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
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
