import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cache, root } from './root.ts';

/** With FAUBOURG_GAMES the page is built into another folder than that of our own games. */
const hasOtherGames = (process.env['FAUBOURG_GAMES'] ?? '') !== '';

export const page = hasOtherGames
  ? join(cache, 'page-with-other-games')
  : join(root, 'web', 'dist');
const stamp = join(cache, 'page.sha256');

/**
 * Builds the page unless its sources have not changed since the last build. Returns whether it
 * built. Other games' sources can lie anywhere, so that a page with them is always built.
 */
export async function buildPage(): Promise<boolean> {
  await mkdir(cache, { recursive: true });
  const sources = await digest();
  const isBuilt = existsSync(join(page, 'index.html')) && (await lastBuilt()) === sources;
  if (isBuilt && !hasOtherGames) return false;
  // Imported only here: to start with a page that is built takes half the time without it.
  const { build } = await import('vite');
  // Built in another folder and moved, so that a server never serves an incomplete page.
  const fresh = join(cache, `page-${process.pid}`);
  await inProduction(() =>
    build({
      configFile: join(root, 'web', 'vite.config.ts'),
      logLevel: 'warn',
      // Hides the timings of plugins, which do not concern people who start the server.
      build: { outDir: fresh, rolldownOptions: { checks: { pluginTimings: false } } },
    }),
  );
  await rm(page, { recursive: true, force: true });
  try {
    await rename(fresh, page);
  } catch (error) {
    // Another process has built the same page meanwhile.
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(join(page, 'index.html'))) throw error;
  }
  if (!hasOtherGames) await writeFile(stamp, sources);
  return true;
}

/**
 * Vite builds for development if a test runner has set NODE_ENV. The page is always built for
 * production.
 */
async function inProduction(task: () => Promise<unknown>): Promise<void> {
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    await task();
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}

async function lastBuilt(): Promise<string | null> {
  return existsSync(stamp) ? readFile(stamp, 'utf8') : null;
}

/** A digest of all files that the page is built from. */
async function digest(): Promise<string> {
  const files: string[] = [];
  const sources = ['package-lock.json', '{core,games,protocol,search,web}/**/*.*'];
  const apart = /(^|[/\\])(test|bench|dist|node_modules)([/\\]|$)/;
  for await (const file of glob(sources, { cwd: root, exclude: (path) => apart.test(path) })) {
    files.push(file);
  }
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    hash.update(`${file}\0`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}
