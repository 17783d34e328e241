import { expect, test } from './app.ts';
import { accessible, axe } from './play/browser-table.ts';

test('what is wrong is found, and described', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await accessible(page);
  await page.evaluate(() => {
    const pale = document.createElement('b');
    pale.textContent = 'pale';
    Object.assign(pale.style, { color: '#eee', background: '#fff' });
    const picture = document.createElement('img');
    picture.src = '/icon.svg';
    document.querySelector('main')!.append(pale, picture);
  });
  const { violations } = await axe(page);
  expect(violations.map(({ id }) => id).sort()).toEqual(['color-contrast', 'image-alt']);
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html)).join()).toContain('pale');
});
