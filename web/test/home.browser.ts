import { catalogue } from '../../games/index.ts';
import { expect, test } from './app.ts';
import { axe, fitsSideways } from './play/browser-table.ts';
import { weigh } from './page-weight.ts';
import { languageNames } from '../src/words/languages.ts';

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

for (const [locale] of languageNames)
  test.describe(`on a telephone, ${locale}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale });

    test('nothing moves when the texts of the games arrive', async ({ page }) => {
      let arrive: () => void = () => {};
      const late = new Promise<void>((done) => (arrive = done));
      await page.route(/\/home-[^/]*\.js$/, async (route) => {
        await late;
        await route.continue();
      });
      await page.goto('/');
      const games = page.locator('article');
      await expect(games).toHaveCount(Object.keys(catalogue).length);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const places = () =>
        games
          .locator('.keys')
          .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      const before = await places();
      const texts = games.locator(':is(.tagline, .goal)');
      await expect(texts.first()).toBeEmpty();
      arrive();
      for (const text of await texts.all()) await expect(text).not.toBeEmpty();
      expect(await places()).toEqual(before);
    });
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

test('the buttons of a card stay where they are when its line of text arrives', async ({
  page,
}) => {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/home-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const { id, credits } = Object.values(catalogue).at(-1)!;
  const button = page.locator(`a[href="#/new/${id}"]`);
  await expect(button).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const card = page.getByRole('article').filter({ hasText: credits.title });
  const line = card.locator('.tagline');
  await expect(line).toHaveText('');
  const before = await button.boundingBox();
  release();
  await expect(line).not.toHaveText('');
  await expect.poll(() => button.boundingBox()).toEqual(before);
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
