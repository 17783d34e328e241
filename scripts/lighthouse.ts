/*
 * The scores of Lighthouse for the home page and for a table of each game, on a desktop and on a
 * telephone; one JSON line each. Fails if a score is below 95.
 *
 *   npm run lighthouse             everything
 *   npm run lighthouse -- home     one page
 */
import { chromium } from '@playwright/test';
import { serve } from '@faubourg/server';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogue } from '../games/index.ts';
import { openTool } from '../tools/open-tool.ts';
import { findChromium } from './tools/chromium.ts';
import { buildPage, page as builtPage } from './tools/build-page.ts';

type Audit = {
  readonly id: string;
  readonly score: number | null;
  readonly scoreDisplayMode: string;
  readonly numericValue?: number;
};
type Scores = {
  readonly categories: { readonly [id: string]: Pick<Audit, 'id' | 'score'> };
  readonly audits: { readonly [id: string]: Audit };
};
const { lighthouse, desktopConfig } = await openTool<{
  lighthouse(address: string, flags: object, config?: object): Promise<{ readonly lhr: Scores }>;
  desktopConfig: object;
}>('lighthouse');

const LEAST = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const SCREENS = { desk: desktopConfig, phone: undefined } as const;

/** Starts a browser that Lighthouse can control, and returns its port. */
async function browserIn(folder: string): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(
    await findChromium(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--remote-debugging-port=0',
      `--user-data-dir=${join(folder, 'profile')}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /listening on ws:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error(`Chromium closed at once: ${said}`)));
  });
  return { child, port };
}

/** Starts a game in that browser, which stores it, and returns its address. */
async function tableOf(port: number, serverAddress: string, title: string): Promise<string> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]!.newPage();
  await page.goto(serverAddress);
  await page.getByRole('button', { name: `Play now: ${title}` }).click();
  await page.getByRole('main', { name: 'The board' }).waitFor();
  const address = page.url();
  await page.close();
  await browser.close();
  return address;
}

async function evaluate(name: string, address: string, port: number): Promise<void> {
  for (const [screen, config] of Object.entries(SCREENS)) {
    const flags = {
      port,
      onlyCategories: CATEGORIES,
      disableStorageReset: true,
      logLevel: 'error',
    } as const;
    const lhr = (await lighthouse(address, flags, config)).lhr;
    const marks = Object.values(lhr.categories).map(({ id, score }) => [id, (score ?? 0) * 100]);
    const found = Object.values(lhr.audits)
      .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
      .map(({ id }) => id);
    const times = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map(
      (id) => [id, Math.round(lhr.audits[id]?.numericValue ?? 0)],
    );
    console.log(
      JSON.stringify({
        lighthouse: name,
        screen,
        ...Object.fromEntries(marks),
        ...Object.fromEntries(times),
        'layout-shift': lhr.audits['cumulative-layout-shift']?.numericValue ?? null,
        found,
      }),
    );
    if (marks.some(([, mark]) => Number(mark) < LEAST)) process.exitCode = 1;
  }
}

await buildPage();
const folder = await mkdtemp(join(tmpdir(), 'faubourg-'));
const serverAddress = await serve({
  port: 0,
  data: join(folder, 'data'),
  page: builtPage,
  log: 'silent',
});
const { child, port } = await browserIn(folder);
const only = process.argv.slice(2);
try {
  if (only.length === 0 || only.includes('home'))
    await evaluate('home', serverAddress.address, port);
  for (const { id, credits, page } of Object.values(catalogue)) {
    if (!page || (only.length > 0 && !only.includes(id))) continue;
    await evaluate(id, await tableOf(port, serverAddress.address, credits.title), port);
  }
} finally {
  child.kill();
  await serverAddress.close();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
