import { catalogue } from '../../games/index.ts';
import { expect, test } from './app.ts';
import { axe, fitsSideways } from './play/browser-table.ts';
import { languageNames } from '../src/words/languages.ts';
import { weigh } from './page-weight.ts';

test('the home page names every game and its authors', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('Faubourg');
  const games = Object.values(catalogue).map(({ credits }) => credits);
  await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toHaveText(
    games.map(({ title }) => title),
  );
  for (const author of games.flatMap(({ authors }) => authors)) {
    await expect(page.getByRole('main')).toContainText(author);
  }
  await expect(page.getByRole('banner')).toContainText(`A table for ${games.length} games`);
});

for (const [colorScheme, paper] of [
  ['light', 'rgb(244, 237, 224)'],
  ['dark', 'rgb(20, 24, 31)'],
] as const)
  test.describe(`the home page, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('is painted in its own colours, and has no fault that axe can find', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('background-color', paper);
      const { violations, passes } = await axe(page);
      expect(violations).toEqual([]);
      expect(passes.map((rule) => rule.id)).toContain('color-contrast');
    });
  });

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('keeps to its content security policy', async ({ page }) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const answer = await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const policy = answer?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/'unsafe-(?:eval|inline|hashes)'/);
    expect(complaints).toEqual([]);
  });
});

for (const fonts of ['its own fonts', 'the fonts of the system'])
  test(`fits a small telephone without scrolling sideways, in ${fonts}`, async ({ page }) => {
    if (fonts === 'the fonts of the system')
      await page.route(/\.woff2/, (route) => route.abort('failed'));
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await expect(page.getByRole('button', { name: /^Play now/ }).first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await expect(() => fitsSideways(page)).toPass();
  });

test.describe('the first visit', () => {
  // Without a service worker every script is fetched over the network and can be measured.
  test.use({ serviceWorkers: 'block' });

  test('loads at most 45 kB of script', async ({ page }) => {
    const weight = weigh(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const kB = await weight();
    console.log(`scripts: home ${kB.toFixed(1)} kB`);
    expect(kB).toBeLessThanOrEqual(45);
  });
});

test('leads to the documents where a server shows them', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'Documentation' });
  await expect(link).toHaveAttribute('hreflang', 'en');
  await link.click();
  await expect(page).toHaveURL(/\/docs\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Documents');
});

for (const [where, pattern] of [
  ['the page is only files', '**/api/**'],
  ['the documents were not built', '/'],
] as const)
  test(`does not lead to the documents where ${where}`, async ({ page }) => {
    await page.route(pattern, async (route) => {
      if (pattern === '**/api/**') return route.fulfill({ status: 404, body: 'Not found' });
      const response = await route.fetch();
      const text = await response.text();
      expect(text).toContain('rel="help"');
      return route.fulfill({ response, body: text.replace(/<link rel="help"[^>]*>/, '') });
    });
    const tables = ['open', 'running'].map((phase) =>
      page.waitForResponse((response) => response.url().includes(`/api/tables?phase=${phase}`)),
    );
    await page.goto('/');
    await Promise.all(tables);
    await expect(page.getByRole('link', { name: 'Boards of your own' })).toBeVisible();
    if (pattern === '/')
      await expect(page.getByRole('heading', { name: 'Tables with free seats' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Documentation' })).toHaveCount(0);
  });

test('cards come with their words, so that no button moves under a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/home-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/home-[^/]*\.js$/);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await asked;
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByRole('heading', { name: 'Faubourg' })).toBeVisible();
  const { id } = Object.values(catalogue).at(-1)!;
  const button = page.locator(`a[href="#/new/${id}"]`);
  await expect(button).toHaveCount(0);
  release();
  await expect(button).toBeVisible();
  const first = await button.boundingBox();
  for (const line of await page.locator('article .tagline').all())
    await expect(line).not.toHaveText('');
  await expect(page.getByRole('heading', { name: 'Tables with free seats' })).toBeVisible();
  expect(await button.boundingBox()).toEqual(first);
});

test('the name and the buttons share one line on the smallest telephones', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 640 });
    for (const [language] of languageNames) {
      await page.goto('/');
      await page.evaluate((to) => {
        localStorage.setItem('faubourg.settings', JSON.stringify({ language: to }));
      }, language);
      await page.reload();
      await page.evaluate(() => document.fonts.ready);
      const name = page.getByRole('heading', { name: 'Faubourg' });
      await expect(name).toBeVisible();
      const line = name.locator('..');
      const boxes = await line.locator('> :visible').evaluateAll((all) =>
        all.map((one) => {
          const { top, height, right } = one.getBoundingClientRect();
          return { middle: top + height / 2, right };
        }),
      );
      expect(boxes).toHaveLength(3);
      for (const { middle, right } of boxes) {
        expect(Math.abs(middle - boxes[0]!.middle)).toBeLessThan(8);
        expect(right).toBeLessThanOrEqual(width);
      }
      // The whole name is there, not a part of it.
      expect(await name.evaluate((h1) => h1.scrollWidth <= h1.clientWidth)).toBe(true);
    }
  }
});

test('an invitation begins with the picture, and shows in a low window, too, who is at the table', async ({
  page,
  playwright,
  baseURL,
}) => {
  const host = await playwright.request.newContext({ baseURL: baseURL! });
  await host.post('/api/guest', { data: { name: 'Hortense' } });
  const seats = [{ for: 'anyone' }, { for: 'anyone' }];
  const opened = await host.post('/api/tables', { data: { game: 'tower-up', seats } });
  const { table } = (await opened.json()) as { table: string };
  await host.post(`/api/tables/${table}/sit`, { data: {} });
  for (const size of [
    { width: 1366, height: 768 },
    { width: 844, height: 390 },
  ]) {
    await page.setViewportSize(size);
    await page.goto(`/#/at/${table}`);
    await expect(page.locator('main svg').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: /Seats/ })).toBeInViewport({ ratio: 1 });
    await page.goto('about:blank');
  }
  await host.dispose();
});
