import { expect, test } from './app.ts';
import { accessible, fitsSideways } from './play/browser-table.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the pages of the API are accessible and fit a telephone, ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    // What a search finds is short enough to be checked whole, and has every kind of part.
    await page.goto('/api/docs?q=events');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faubourg API');
    const paper = colorScheme === 'light' ? 'rgb(244, 237, 224)' : 'rgb(20, 24, 31)';
    await expect(page.locator('body')).toHaveCSS('background-color', paper);
    await expect(page.getByRole('table', { name: '' }).first()).toBeVisible();
    await page.getByText(/^\d+ problems$/).click();
    await expect(page.getByText('no-spectators', { exact: true })).toBeVisible();
    await fitsSideways(page);
    await accessible(page);
  });
}

test('the pages of the API show every operation, and a search narrows them', async ({
  page,
  request,
}) => {
  const { paths } = (await (await request.get('/api/openapi.json')).json()) as {
    paths: { [path: string]: { [method: string]: { operationId: string } } };
  };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  await page.goto('/api/docs');
  for (const { operationId } of operations) {
    await expect(page.locator(`article[id="${operationId}"]`)).toHaveCount(1);
  }
  await page.getByRole('searchbox').fill('trade <b> nothing');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('status')).toContainText('0 found for “trade <b> nothing”');
  await page.getByRole('searchbox').fill('POST sit');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.locator('article[id="sit"]')).toBeVisible();
  await expect(page.locator('article[id="getTable"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.locator('article[id="getTable"]')).toHaveCount(1);
});
