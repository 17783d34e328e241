import type { Locator } from '@playwright/test';
import { accessible, expect, fitsSideways, hurry, test } from './toy.ts';

/** The contrast of an element's text to its own background (WCAG 2.2, 1.4.3). */
function contrast(thing: Locator): Promise<number> {
  return thing.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const light = (text: string): number => {
      const [r, g, b] = text.match(/[\d.]+/g)!.map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const [dark, bright] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
    return (bright! + 0.05) / (dark! + 0.05);
  });
}

test('a table for friends has free seats; host and guest are told all they need', async ({
  page,
  browser,
  toy,
}) => {
  await hurry(page);
  await page.goto('/#/new/toy');
  await page.getByRole('button', { name: 'With friends' }).click();
  await accessible(page);
  await page.getByLabel('Seat 1: Name').fill('Ana');
  await page.getByRole('button', { name: '3', exact: true }).click();
  await expect(page.getByLabel('Seat 2: Who plays')).toHaveValue('person');
  await page.locator('select[data-option="rounds"]').selectOption('4');
  await page.getByLabel('Time to think').selectOption('live');
  await page.getByRole('button', { name: 'Open for friends' }).click();

  const start = page.getByRole('button', { name: 'Start' });
  await expect(start).toBeDisabled();
  await expect(start).toHaveAccessibleDescription(/^2 seats are still free/);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => contrast(start)).toBeGreaterThanOrEqual(4.5);
    await accessible(page);
  }
  await page.getByLabel('Seat 3: Who plays').selectOption('apprentice');
  await expect(start).toHaveAccessibleDescription(/^One seat is still free/);

  const context = await browser.newContext({
    baseURL: toy,
    viewport: { width: 360, height: 740 },
    locale: 'en-GB',
  });
  const guest = await context.newPage();
  await guest.goto(await page.getByLabel('Link to this table').inputValue());
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Ana invites you to Lanterns');
  await expect(guest.getByText('Send this link')).toHaveCount(0);
  for (const one of [page, guest]) {
    const terms = one.locator('dl');
    await expect(terms).toContainText(/Rounds\s*4/);
    await expect(terms).toContainText('15 minutes each, 15 seconds more with every answer');
  }
  await fitsSideways(guest);
  await accessible(guest);
  await guest.getByLabel('Name').fill('Bea');
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await expect(start).toHaveAccessibleDescription('Every seat is taken. Start when you like.');
  await start.click();
  await expect(guest.getByRole('main', { name: 'The board' })).toBeVisible();
  await context.close();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a lost connection is seen whatever was scrolled, and a reload without one is no dead end', async ({
    page,
    context,
    complaints,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await hurry(page);
    await page.goto('/#/new/toy');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.getByRole('button', { name: 'With friends' }).click();
    await page.getByLabel('Seat 1: Name').fill('Ana');
    for (const seat of await page.getByLabel(/: Who plays$/).all())
      await seat.selectOption('apprentice');
    await page.getByRole('button', { name: 'Open for friends' }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    const board = page.getByRole('main', { name: 'The board' });
    await expect(board).toBeVisible();
    await context.setOffline(true);
    const gone = page.getByText('The connection is gone');
    await expect(gone).toBeInViewport();
    await page
      .locator('.decision')
      .first()
      .evaluate((sheet) => sheet.scrollTo(0, 10_000));
    await expect(gone).toBeInViewport();
    // No ancestor scrolls.
    const scrolls = await gone.evaluate((bar) => {
      const around: Element[] = [];
      for (let at = bar.parentElement; at; at = at.parentElement) around.push(at);
      return around.some((one) => /auto|scroll/.test(getComputedStyle(one).overflowY));
    });
    expect(scrolls).toBe(false);

    await page.reload();
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await accessible(page);
    // The page reconnects by itself when the network is back.
    await context.setOffline(false);
    await expect(board).toBeVisible();
    complaints.length = 0;
  });
});
