import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { cache, root } from './root.ts';

/** FAUBOURG_GAMES names other games than our own; the page is then built apart from ours. */
const hasOtherGames = (process.env['FAUBOURG_GAMES'] ?? '') !== '';

export const page = hasOtherGames
  ? join(cache, 'page-with-other-games')
  : join(root, 'web', 'dist');
const stamp = join(cache, 'page.sha256');

/**
 * Builds the page unless its sources are those of the last build. Tells whether it built. The
 * sources of other games lie anywhere, so that the page is always built with them.
 */
export async function buildPage(): Promise<boolean> {
  await mkdir(cache, { recursive: true });
  const sources = await digest();
  const isBuilt = existsSync(join(page, 'index.html')) && (await lastBuilt()) === sources;
  if (isBuilt && !hasOtherGames) return false;
  // Built aside and moved in whole, so that a server never serves half a page.
  const fresh = join(cache, `page-${process.pid}`);
  await inProduction(() =>
    build({
      configFile: join(root, 'web', 'vite.config.ts'),
      logLevel: 'warn',
      // How long plugins take is nobody's concern who came to play.
      build: { outDir: fresh, rolldownOptions: { checks: { pluginTimings: false } } },
    }),
  );
  await rm(page, { recursive: true, force: true });
  try {
    await rename(fresh, page);
  } catch (error) {
    // Somebody else built the same page and was faster.
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(join(page, 'index.html'))) throw error;
  }
  if (!hasOtherGames) await writeFile(stamp, sources);
  return true;
}

/** Vite builds for development when a test runner has set NODE_ENV; people get the real page. */
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

/** A digest of everything the page could be made of. */
async function digest(): Promise<string> {
  const files: string[] = [];
  const sources = ['package-lock.json', '{core,games,search,web}/**/*.*'];
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
