import { type Browser, chromium } from '@playwright/test';
import { serve, type ServeOptions } from '@faubourg/server';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { buildPage, page } from './build-page.ts';

/** The page as it is now, served by a house of its own, and a browser to look at it. */
export async function served(
  look: (browser: Browser, house: string) => Promise<void>,
  limits: ServeOptions['limits'] = {},
): Promise<void> {
  await buildPage();
  const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
  const house = await serve({ port: 0, data, page, log: 'silent', limits });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await look(browser, house.address);
  } finally {
    await browser.close();
    await house.close();
    await rm(data, { recursive: true, force: true });
  }
}
