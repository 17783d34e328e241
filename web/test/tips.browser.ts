import { expect, test } from './app.ts';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

test('a tip in the panel lies beside it, never on the question', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Tower Up' }).click();
  const panel = page.getByRole('region', { name: 'Your decision' });
  await panel.getByRole('button', { name: 'Show as list' }).click();
  await panel.getByRole('group', { name: 'Site' }).getByRole('button').first().hover();
  const tip = page.locator('.tip');
  await expect(tip).toBeVisible();
  const [tipBox, panelBox] = [await tip.boundingBox(), await panel.boundingBox()];
  expect(tipBox!.x + tipBox!.width).toBeLessThanOrEqual(panelBox!.x);
  expect(tipBox!.y + tipBox!.height).toBeLessThanOrEqual(900);
});

test('a ballot says itself what it would do: there is no tip', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Downtown' }).click();
  const panel = page.getByRole('region', { name: 'Your decision' });
  const ballots = panel.getByRole('group', { name: 'Ballot' }).getByRole('button');
  const half = panel.getByRole('group', { name: 'Half of the city' }).getByRole('button').first();
  await expect(ballots.or(half).first()).toBeVisible();
  if (await half.isVisible()) {
    await half.click();
    await panel.locator('.last .strong').click();
  }
  await ballots.first().hover();
  // Wait for the handling of the hover before looking for a tip.
  await expect(ballots.first()).toBeVisible();
  await ballots.first().click();
  await expect(ballots.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.tip')).toHaveCount(0);
});

test('a pointer that rests while the table arrives gets no tip before it moves', async ({
  page,
}) => {
  const play = page.getByRole('button', { name: 'Play now: Tower Up' });
  const card = page.locator('main [data-choice="open"]').first();
  const tip = page.locator('.tip');
  await page.goto('/');
  await play.press('Enter');
  await card.hover();
  await expect(tip).toBeVisible();
  const { x, y, width, height } = (await card.boundingBox())!;
  const middle = [x + width / 2, y + height / 2] as const;

  await page.goto('/');
  await page.mouse.move(...middle);
  await play.press('Enter');
  await expect(card).toBeVisible();
  // The browser has told the page what lies under the pointer now.
  await expect
    .poll(() =>
      page.evaluate(
        ([left, top]) =>
          document.elementFromPoint(left, top)?.closest('[data-choice="open"]')?.matches(':hover'),
        middle,
      ),
    )
    .toBe(true);
  await expect(tip).toHaveCount(0);
  await page.mouse.move(middle[0] + 2, middle[1]);
  await expect(tip).toBeVisible();
});
