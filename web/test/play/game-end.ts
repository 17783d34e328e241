import { type GameRecord, isRefused, gameVersions, readRecord, replay } from '@faubourg/core';
import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { catalogue } from '../../../games/index.ts';
import { testFacts } from '../../../games/test-facts.ts';
import { over } from './browser-table.ts';
import type { Hand } from './choose.ts';

const number = (text: string): number =>
  Number(text.replaceAll('−', '-').replaceAll(/[^\d-]/g, ''));

/** The scores on the end screen, by the names shown there. */
async function scoresShown(page: Page): Promise<{ [name: string]: number }> {
  const places = await over(page).locator('ol > li').all();
  const shown = await Promise.all(
    places.map(async (place) => [
      (await place.locator('.name').innerText()).trim(),
      number(await place.locator('b').innerText()),
    ]),
  );
  return Object.fromEntries(shown) as { [name: string]: number };
}

/** The record that the end screen saves, after a replay with the rules. */
async function recordSaved(hand: Hand): Promise<GameRecord> {
  const { page } = hand;
  const saving = page.waitForEvent('download');
  await hand.press(over(page).getByRole('button', { name: /Save the record|Enregistrer/ }));
  const path = await (await saving).path();
  const read = readRecord(JSON.parse(await readFile(path, 'utf8')));
  if (isRefused(read)) throw new Error(`The record cannot be read: ${read.problem.code}`);
  const rules = await catalogue[read.record.game]!.rules();
  const played = replay(read.record, gameVersions([rules]));
  if (isRefused(played)) throw new Error(`The record is wrong: ${JSON.stringify(played.problem)}`);
  return read.record;
}

/** Expects that the end screen shows the scores of the record. Returns the record. */
export async function endsAsRecorded(hand: Hand): Promise<GameRecord> {
  const { page } = hand;
  await expect(over(page)).toContainText(/wins?\.|share|gagne|partagent/);
  const names = await page.locator('section.players article h2').allInnerTexts();
  const record = await recordSaved(hand);
  expect(record.result).not.toBeNull();
  const { scoreUnit = 1, endShows = [] } = testFacts(record.game);
  const written = record.result!.scores.map((score) => score * scoreUnit);
  const scores = written.map((score, seat) => [names[seat]!, score]);
  await expect.poll(() => scoresShown(page)).toEqual(Object.fromEntries(scores));
  if (endShows.includes('reckoning')) {
    // The totals are the scores.
    const totals = over(page).locator('td.total');
    await expect.poll(async () => (await totals.allInnerTexts()).map(number)).toEqual(written);
  }
  if (endShows.includes('chart')) {
    // The chart has a curve for every seat, also where scores were hidden during the game.
    const lines = over(page).locator('figure path.line:not(.edge)');
    await expect(lines).toHaveCount(scores.length);
    for (const line of await lines.all()) await expect(line).toHaveAttribute('d', /L/);
  }
  return record;
}
