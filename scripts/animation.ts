/*
 * The animation of a game in the README, from a recorded game:
 *
 *   npm run animation -- [game]
 *
 * Shows the first record that the game's `test/facts.json` names, at moments from its beginning to
 * its end, and writes docs/screenshots/<game>-game.webp.
 */
/* oxlint-disable no-restricted-globals -- what codes the pictures runs in the page */
import type { Page } from '@playwright/test';
import { packJson } from '@faubourg/core';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRecorded, recordedGames } from '../web/gallery-moments.ts';
import { animatedWebp, type Frame } from './tools/animated-webp.ts';
import { openStill } from './tools/open-still.ts';
import { root } from './tools/root.ts';
import { served } from './tools/serve-page.ts';

/** The window, and the picture of it. */
const WINDOW = { width: 1440, height: 900 };
const SIZE = { width: 1024, height: 640 };
const FRAMES = 30;
/** How long a moment is shown, and how long the last. */
const MOMENT = 550;
const LAST = 3500;
const QUALITY = 0.72;
/** Bytes: what a page of documents may load for it. */
const MOST = 2_000_000;

const wanted = process.argv[2] ?? 'tower-up';
const found = (await recordedGames()).find(({ game }) => game === wanted)?.records[0];
if (found === undefined) throw new Error(`${wanted} has no recorded game.`);
const record = await readRecorded(wanted, found);

/** The rows that are shown: none, then evenly spaced, then all. */
const rows = Array.from({ length: FRAMES }, (_, i) =>
  Math.round((i * record.rows.length) / (FRAMES - 1)),
);

/** A picture of the page, coded by the browser. */
async function coded(page: Page, png: Buffer): Promise<Buffer> {
  const address = await page.evaluate(
    async ([data, quality, size]) => {
      const picture = new Image();
      picture.src = `data:image/png;base64,${data}`;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = size.width;
      canvas.height = size.height;
      const context = canvas.getContext('2d', { alpha: false })!;
      context.imageSmoothingQuality = 'high';
      context.drawImage(picture, 0, 0, size.width, size.height);
      return canvas.toDataURL('image/webp', quality);
    },
    [png.toString('base64'), QUALITY, SIZE] as const,
  );
  return Buffer.from(address.split(',')[1]!, 'base64');
}

await served(async (browser, server) => {
  const context = await browser.newContext({
    viewport: WINDOW,
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'en',
  });
  const coder = await context.newPage();
  const packed = await packJson(record);
  const frames: Frame[] = [];
  for (const [i, row] of rows.entries()) {
    const page = await context.newPage();
    await openStill(page, `${server}/#/record/${packed}/${row}`);
    const webp = await coded(coder, await page.screenshot());
    frames.push({ webp, milliseconds: i === rows.length - 1 ? LAST : MOMENT });
    await page.close();
  }
  const animation = animatedWebp(SIZE.width, SIZE.height, frames);
  if (animation.length > MOST) throw new Error(`${animation.length} bytes are too many.`);
  const file = join('docs', 'screenshots', `${wanted}-game.webp`);
  await writeFile(join(root, file), animation);
  console.log(`${file}, ${animation.length} bytes`);
});
