import { expect, test } from './app.ts';
import { accessible, hurry } from './toy.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a newcomer meets a low level, and one slider sets the level of all bots', async ({
  page,
}) => {
  await hurry(page, { name: 'Ana' });
  await page.goto('/#/new/tower-up');
  const level = page.getByRole('slider', { name: 'How well the bots play' });
  const seat = (number: number) => page.getByLabel(`Seat ${number}: Who plays`);
  const lines = page.locator('.levels li');
  await expect(level).toHaveAttribute('aria-valuetext', 'Bot, apprentice, 2 of 8');
  await expect(seat(2)).toHaveValue('apprentice');
  await expect(seat(3)).toHaveValue('apprentice');

  await level.press('End');
  await expect(seat(2)).toHaveValue('expert');
  await expect(seat(3)).toHaveValue('expert');
  await level.press('ArrowLeft');
  await expect(seat(3)).toHaveValue('veteran');
  await expect(lines).toHaveText([/^Bot, veteran\s*7 of 8/]);

  // Each seat can still have a level of its own.
  await seat(3).selectOption('starter');
  await expect(lines).toHaveText([/^Bot, starter\s*1 of 8/, /^Bot, veteran\s*7 of 8/]);
  await expect(seat(2)).toHaveValue('veteran');
  await accessible(page);

  await page.locator('form button.strong').click();
  await expect(page).toHaveURL(/#\/table\//);
  await expect(page.locator('main.board')).toBeVisible();
});
