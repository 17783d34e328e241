/*
 * The pictures that messengers show of links, from the covers of the games:
 *
 *   npm run previews
 *
 * Writes web/public/previews/<game>.png (1200 × 630, light) for every game with a cover. To be run
 * again when a cover has changed.
 */
/* oxlint-disable no-restricted-globals -- what arranges the picture runs in the page */
import type { Page } from '@playwright/test';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { catalogue } from '../games/index.ts';
import { root } from './tools/root.ts';
import { served } from './tools/serve-page.ts';

const SIZE = { width: 1200, height: 630 };
const to = join(root, 'web', 'public', 'previews');

/** Shows nothing but the cover of a game, in the whole window, with its title on a sign. */
async function arrange(page: Page, title: string): Promise<void> {
  const card = page.getByRole('article').filter({ hasText: title });
  await card.locator('.cover svg').waitFor();
  await card.locator('.cover').evaluate((cover, name) => {
    const svg = cover.querySelector('svg')!;
    svg.setAttribute('preserveAspectRatio', 'xMidYMid slice');
    Object.assign(svg.style, { width: '100%', height: '100%' });
    const sign = document.createElement('div');
    sign.textContent = name;
    const brand = document.createElement('small');
    brand.textContent = 'Faubourg';
    Object.assign(brand.style, { display: 'block', font: '600 28px var(--text)', opacity: '0.85' });
    sign.append(brand);
    Object.assign(sign.style, {
      position: 'absolute',
      left: '48px',
      bottom: '48px',
      padding: '20px 36px 24px',
      borderRadius: '16px',
      background: 'var(--lamp)',
      color: 'var(--on-lamp)',
      font: '76px/1.1 var(--display)',
      boxShadow: '0 6px 30px rgb(0 0 0 / 35%)',
    });
    cover.append(sign);
    Object.assign((cover as HTMLElement).style, {
      position: 'fixed',
      inset: '0',
      aspectRatio: 'auto',
    });
    document.body.replaceChildren(cover);
  }, title);
  await page.evaluate('document.fonts.ready');
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

await mkdir(to, { recursive: true });
await served(async (browser, address) => {
  for (const { id, credits, page: brought } of Object.values(catalogue)) {
    if (!brought?.cover) continue;
    const look = { viewport: SIZE, colorScheme: 'light', reducedMotion: 'reduce' } as const;
    const context = await browser.newContext({ ...look, locale: 'en' });
    const page = await context.newPage();
    await page.goto(address);
    await arrange(page, credits.title);
    await page.screenshot({ path: join(to, `${id}.png`) });
    await context.close();
    console.log(`web/public/previews/${id}.png`);
  }
});
