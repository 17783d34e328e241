import type { Page } from '@playwright/test';
import type { GameRecord } from '@faubourg/core';
import { readFile } from 'node:fs/promises';
import { catalogue } from '../../games/index.ts';
import { fixture, testFacts } from '../../games/test-facts.ts';
import { encodeRecord } from '../src/source/record-link.ts';
import { expect, test } from './app.ts';
import { accessible, hurry } from './toy.ts';

/*
 * Positions from recorded games, shown and played on from, in both themes. Few by default:
 * FAUBOURG_STATES=20 npm run test:browser -- states checks twenty of each game.
 */
const STATES = Number(process.env.FAUBOURG_STATES ?? 3);

const board = (page: Page) => page.getByRole('main', { name: 'The board' });

async function addressOf(game: string, name: string): Promise<{ address: string; rows: number }> {
  const record = JSON.parse(await readFile(fixture(game, name), 'utf8')) as GameRecord;
  return { address: `/#/record/${await encodeRecord(record)}`, rows: record.rows.length };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const { id, credits, page: brought } of Object.values(catalogue)) {
  if (!brought) continue;
  const { title } = credits;
  const { records = [] } = testFacts(id);

  test(`${title} has no fault that axe can find, whatever lies on the table`, async ({ page }) => {
    test.skip(records.length === 0, 'the game names no recorded games');
    test.setTimeout(600_000 + STATES * 60_000);
    await hurry(page);
    for (let state = 0; state < STATES; state++) {
      const { address, rows } = await addressOf(id, records[state % records.length]!);
      const row = Math.round((rows * state) / Math.max(STATES - 1, 1));
      await page.emulateMedia({ colorScheme: state % 4 < 2 ? 'light' : 'dark' });
      const narrow = state % 3 === 2;
      await page.setViewportSize(
        narrow ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      );
      await page.goto(`${address}/${row}`);
      await expect(board(page)).toBeVisible();
      await expect(page.getByRole('slider')).toHaveValue(String(row));
      // What a replay adds to the table is the same at every position.
      if (state === 0) await accessible(page);
      // The same position with an open decision.
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await expect(page.getByRole('slider')).toHaveCount(0);
      await expect(board(page)).toBeVisible();
      await expect(page.getByRole('region', { name: 'Your decision' })).not.toBeEmpty();
      await accessible(page);
      const result = page.getByRole('button', { name: 'Show the result' });
      if (!(await result.isVisible())) continue;
      await result.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await accessible(page);
    }
  });

  test(`the page that sets up ${title} has no fault that axe can find`, async ({ page }) => {
    await page.goto(`/#/new/${id}`);
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    await accessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await accessible(page);
  });
}
