/*
 * Pictures of every game, from recorded games:
 *
 *   npm run screenshots                     those of the README and the documents
 *   npm run screenshots -- set [game …]     every kind of decision at every size, light and dark
 *
 * The first shows the record that the game's `test/facts.json` names; games without one are skipped.
 * It writes docs/screenshots/<game>-desk.png (light, 1440 × 900) and -phone.png (dark, 390 × 844).
 * The second writes reports/screenshots/<game>/<moment>-<screen>-<theme>.png, for eyes that compare
 * before and after.
 */
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { packJson } from '@faubourg/core';
import { mkdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import {
  pictureRow,
  readRecorded,
  recordedGames,
  recordedMoments,
} from '../web/gallery-moments.ts';
import { openStill } from './tools/open-still.ts';
import { root } from './tools/root.ts';
import { SIZES } from './tools/screen-sizes.ts';
import { served } from './tools/serve-page.ts';

const SCREENS = {
  desk: { ...SIZES['1440x900'], colorScheme: 'light' },
  phone: { ...SIZES['390x844'], colorScheme: 'dark', deviceScaleFactor: 2 },
} as const;

async function shoot(
  browser: Browser,
  look: BrowserContextOptions,
  address: string,
  path: string,
): Promise<void> {
  const context = await browser.newContext({ ...look, reducedMotion: 'reduce', locale: 'en' });
  const page = await context.newPage();
  await openStill(page, address);
  await page.screenshot({ path });
  await context.close();
  console.log(relative(root, path));
}

async function forDocuments(browser: Browser, server: string): Promise<void> {
  const to = join(root, 'docs', 'screenshots');
  await mkdir(to, { recursive: true });
  for (const { game, records } of await recordedGames()) {
    if (records[0] === undefined) continue;
    const record = await readRecorded(game, records[0]);
    const address = `${server}/#/record/${await packJson(record)}/${pictureRow(record)}`;
    for (const [screen, look] of Object.entries(SCREENS))
      await shoot(browser, look, address, join(to, `${game}-${screen}.png`));
  }
}

async function wholeSet(
  browser: Browser,
  server: string,
  wanted: readonly string[],
): Promise<void> {
  for (const { game, records } of await recordedGames()) {
    if (records[0] === undefined || (wanted.length > 0 && !wanted.includes(game))) continue;
    const to = join(root, 'reports', 'screenshots', game);
    await mkdir(to, { recursive: true });
    for (const { names, packed, seat } of await recordedMoments(
      await readRecorded(game, records[0]),
    ))
      for (const [size, look] of Object.entries(SIZES))
        for (const colorScheme of ['light', 'dark'] as const) {
          const address = `${server}/#/position/${packed}/${seat}`;
          const path = join(to, `${names[0]}-${size}-${colorScheme}.png`);
          await shoot(browser, { ...look, colorScheme }, address, path);
        }
  }
}

const [which, ...wanted] = process.argv.slice(2);
if (which !== undefined && which !== 'set') {
  console.error('Usage: npm run screenshots [-- set [game …]]');
  process.exit(2);
}
await served((browser, server) =>
  which === 'set' ? wholeSet(browser, server, wanted) : forDocuments(browser, server),
);
