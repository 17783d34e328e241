import type { Page } from '@playwright/test';
import { readRecorded, recordedGames, recordedMoments } from '../gallery-moments.ts';
import { expect, test } from './app.ts';
import { accessible, fitsSideways, hurry } from './toy.ts';

/*
 * Files that cannot be loaded: the connection is gone, or a new version of the page has taken their
 * place on the server. A form that waits for words says so.
 */

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const start = (page: Page) => page.locator('form button.strong');
const again = (page: Page, name: string) =>
  page.getByRole('alert').getByRole('button', { name, exact: true });

/** Takes files off the server until the returned function is called. */
async function without(page: Page, files: RegExp, how: 'lost' | 'missing' = 'lost') {
  await page.route(files, (route) =>
    how === 'lost' ? route.abort() : route.fulfill({ status: 404, body: '' }),
  );
  return () => page.unroute(files);
}

for (const { what, file, how } of [
  { what: 'its words', file: /\/setup-en-[^/]*\.js$/, how: 'lost' },
  { what: 'the words of the levels', file: /\/levels-en-[^/]*\.js$/, how: 'missing' },
  { what: 'the words of its options', file: /\/options-en-[^/]*\.js$/, how: 'lost' },
] as const)
  test(`a new game's form without ${what} says so, and tries again`, async ({ page }) => {
    await hurry(page);
    const restore = await without(page, file, how);
    await page.goto('/#/new/tower-up');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(start(page)).toHaveCount(0);
    await accessible(page);
    // In vain: the page is loaded anew, because there is a server, and says so again.
    const reloaded = page.waitForEvent('load');
    await again(page, 'Try again').click();
    await reloaded;
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await restore();
    await again(page, 'Try again').click();
    await expect(start(page)).toBeVisible();
    await expect(page.locator('fieldset.options .option > p').first()).toHaveText(/\.$/);
  });

test('a new game’s form is in English where its German words are missing', async ({ page }) => {
  await hurry(page, { language: 'de' });
  await without(page, /\/(?:setup|levels|options|characters)-de-[^/]*\.js$/, 'missing');
  await page.goto('/#/new/tower-up');
  await expect(start(page)).toBeVisible();
  await expect(page.getByText('First time? It is all set')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the form of a position says in German that it could not be loaded, and tries again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await hurry(page, { language: 'de' });
  const restore = await without(page, /\/levels-(?:de|en)-[^/]*\.js$/);
  const [{ game, records }] = (await recordedGames()) as [{ game: string; records: string[] }];
  const [moment] = await recordedMoments(await readRecorded(game, records[0]!), [0]);
  await page.goto(`/#/position/${moment!.packed}`);
  await expect(page.getByRole('alert')).toContainText('konnte nicht geladen werden');
  await fitsSideways(page);
  await accessible(page);
  await restore();
  await again(page, 'Noch einmal versuchen').click();
  await expect(start(page)).toBeVisible();
});
