import type { GameRecord } from '@faubourg/core';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeRecord } from '../src/source/record-link.ts';
import { expect, test } from './app.ts';

/** What the page is longer than the window. */
const beyond = () => document.documentElement.scrollHeight - innerHeight;

for (const [where, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a telephone', { width: 390, height: 844 }],
] as const) {
  test(`on ${where} a long log scrolls in its place and the page does not`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const game of [
      'downtown/test/fixtures/4p-classic.json',
      'chinatown/test/fixtures/4p-1999.json',
    ]) {
      const file = join(import.meta.dirname, '../../games', game);
      const record = JSON.parse(await readFile(file, 'utf8')) as GameRecord;
      expect(record.rows.length).toBeGreaterThan(50);
      await page.goto(`/#/record/${await encodeRecord(record)}/${record.rows.length}`);
      await page.getByRole('tab', { name: 'Log' }).click();
      await expect(page.getByRole('tabpanel').locator('li').nth(50)).toBeAttached();
      await expect.poll(() => page.evaluate(beyond)).toBe(0);
      await page.keyboard.press('End');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
}
