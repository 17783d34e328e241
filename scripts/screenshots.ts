/*
 * Pictures of every game for the README and the documents, from recorded games:
 *
 *   npm run screenshots
 *
 * Shows the first record that the game's `test/facts.json` names; games without one are skipped.
 * Writes docs/screenshots/<game>-desk.png (light, 1440 × 900) and -phone.png (dark, 390 × 844).
 */
import type { Browser } from '@playwright/test';
import { packJson } from '@faubourg/core';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureRow, readRecorded, recordedGames } from '../web/gallery-moments.ts';
import { openStill } from './tools/open-still.ts';
import { root } from './tools/root.ts';
import { served } from './tools/serve-page.ts';

const SCREENS = {
  desk: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  phone: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', deviceScaleFactor: 2 },
} as const;

const to = join(root, 'docs', 'screenshots');

async function shoot(browser: Browser, server: string, game: string, name: string): Promise<void> {
  const record = await readRecorded(game, name);
  const address = `${server}/#/record/${await packJson(record)}/${pictureRow(record)}`;
  for (const [screen, look] of Object.entries(SCREENS)) {
    const context = await browser.newContext({ ...look, reducedMotion: 'reduce', locale: 'en' });
    const page = await context.newPage();
    await openStill(page, address);
    await page.screenshot({ path: join(to, `${game}-${screen}.png`) });
    await context.close();
    console.log(`docs/screenshots/${game}-${screen}.png`);
  }
}

await mkdir(to, { recursive: true });
await served(async (browser, address) => {
  for (const { game, records } of await recordedGames())
    if (records[0] !== undefined) await shoot(browser, address, game, records[0]);
});
