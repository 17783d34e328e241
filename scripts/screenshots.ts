/*
 * Pictures of every game for the README and the documents, from recorded games:
 *
 *   npm run screenshots
 *
 * The game's own `test/facts.json` says which position is shown; games without it are skipped.
 * Writes docs/screenshots/<game>-desk.png (light, 1440 × 900) and -phone.png (dark, 390 × 844).
 */
/* oxlint-disable no-restricted-globals -- what waits for the pieces runs in the page */
import type { Browser, Page } from '@playwright/test';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '../games/index.ts';
import { fixture, type TestFacts, testFacts } from '../games/test-facts.ts';
import { root } from './tools/root.ts';
import { served } from './tools/serve-page.ts';

type Picture = NonNullable<TestFacts['picture']>;

const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', deviceScaleFactor: 2 },
} as const;

const to = join(root, 'docs', 'screenshots');

/** Opens the file of a record in the page and goes to one row of it. */
async function openAt(page: Page, address: string, file: string, part: number): Promise<void> {
  const { rows } = JSON.parse(await readFile(file, 'utf8')) as { rows: unknown[] };
  await page.goto(address);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/#\/record\//);
  const packed = /#\/record\/([^/]+)/.exec(page.url())![1];
  await page.goto(`${address}/#/record/${packed}/${Math.round(part * rows.length)}`);
  await page.getByRole('main', { name: 'The board' }).waitFor();
  await page.evaluate('document.fonts.ready');
  // Waits until all animations have ended.
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

async function shoot(
  browser: Browser,
  address: string,
  game: string,
  { record, part }: Picture,
): Promise<void> {
  const file = fileURLToPath(fixture(game, record));
  for (const [screen, look] of Object.entries(SCREENS)) {
    const context = await browser.newContext({ ...look, reducedMotion: 'reduce', locale: 'en' });
    const page = await context.newPage();
    await openAt(page, address, file, part);
    await page.screenshot({ path: join(to, `${game}-${screen}.png`) });
    await context.close();
    console.log(`docs/screenshots/${game}-${screen}.png`);
  }
}

await mkdir(to, { recursive: true });
await served(async (browser, address) => {
  for (const { id, page } of Object.values(catalogue)) {
    const { picture } = testFacts(id);
    if (page && picture) await shoot(browser, address, id, picture);
  }
});
