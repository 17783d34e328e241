import type { GameRecord } from '@faubourg/core';
import { readFile } from 'node:fs/promises';
import { catalogue } from '../../games/index.ts';
import { fixture, testFacts } from '../../games/test-facts.ts';
import { encodeRecord } from '../src/source/record-link.ts';
import { expect, test } from './app.ts';

/** One recorded game with a long log for each game that has one. */
async function longRecords(): Promise<GameRecord[]> {
  const found: GameRecord[] = [];
  for (const { id } of Object.values(catalogue)) {
    for (const name of testFacts(id).records ?? []) {
      const record = JSON.parse(await readFile(fixture(id, name), 'utf8')) as GameRecord;
      if (record.rows.length <= 50) continue;
      found.push(record);
      break;
    }
  }
  return found;
}

/** By how much the page is longer than the window, in CSS pixels. */
const beyond = () => document.documentElement.scrollHeight - innerHeight;

for (const [where, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a telephone', { width: 390, height: 844 }],
] as const) {
  test(`on ${where} a long log scrolls in its place and the page does not`, async ({ page }) => {
    const longGames = await longRecords();
    expect(longGames.length).toBeGreaterThan(0);
    await page.setViewportSize(viewport);
    for (const record of longGames) {
      await page.goto(`/#/record/${await encodeRecord(record)}/${record.rows.length}`);
      await page.getByRole('tab', { name: 'Log' }).click();
      await expect(page.getByRole('tabpanel').locator('li').nth(50)).toBeAttached();
      await expect.poll(() => page.evaluate(beyond)).toBe(0);
      await page.keyboard.press('End');
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
  });
}
