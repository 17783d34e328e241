import { type Browser, chromium } from '@playwright/test';
import { serve, type ServeOptions } from '@faubourg/server';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { buildPage, page } from './build-page.ts';

/** Builds the page, serves it from a server with empty data, and opens a browser. */
export async function served(
  use: (browser: Browser, address: string) => Promise<void>,
  limits: ServeOptions['limits'] = {},
): Promise<void> {
  await buildPage();
  const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
  const server = await serve({ port: 0, data, page, log: 'silent', limits });
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await use(browser, server.address);
  } finally {
    await browser.close();
    await server.close();
    await rm(data, { recursive: true, force: true });
  }
}
