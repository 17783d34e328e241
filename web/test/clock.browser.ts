import { expect, hurry, test } from './toy.ts';

const HOUR = 3_600_000;

test.describe('the time that is left is right', () => {
  for (const [device, ahead] of [
    ['ahead', HOUR],
    ['behind', -HOUR],
  ] as const) {
    test(`on a device whose clock is an hour ${device}`, async ({ page, toy }) => {
      await hurry(page);
      await page.addInitScript((shift) => {
        const { now } = Date;
        Date.now = () => now() + shift;
      }, ahead);
      // The page has the cookies of these requests.
      const send = async (path: string, data: object): Promise<{ table: string }> => {
        const response = await page.request.post(`${toy}/api/${path}`, { data });
        expect(response.ok()).toBe(true);
        return (await response.json()) as { table: string };
      };
      await send('guest', { name: 'Ana' });
      const { table } = await send('tables', {
        game: 'toy',
        seats: [{ for: 'anyone' }, { for: 'bot', level: 'apprentice' }],
        clock: { slow: { perDecision: 10 * HOUR } },
      });
      await send(`tables/${table}/sit`, {});
      await send(`tables/${table}/start`, {});
      await page.goto(`/#/at/${table}`);
      const ana = page.getByRole('article').filter({ hasText: 'Ana' });
      await expect(ana.getByRole('timer')).toHaveText(/(9:5\d|10:00):\d\d/);
    });
  }
});
