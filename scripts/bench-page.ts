/*
 * How long after the click a move is on screen, for every game: played in the page itself, and at
 * a table of a server on the same machine. And how long after any press the next frame is on the
 * screen of a telephone six times as slow. One JSON line for each figure.
 *
 *   npm run bench:page
 *   npm run bench:page -- tower-up 40     one game, forty moves each
 */
import type { Browser } from '@playwright/test';
import { catalogue } from '../games/index.ts';
import { interactions } from './benches/page-interactions.ts';
import {
  delaysIn,
  move,
  settle,
  sitDown,
  waitForDecision,
  watchMoves,
} from './benches/page-play.ts';
import { served } from './tools/serve-page.ts';

const [wanted = '', given = '15'] = process.argv.slice(2);
const MOVES = Number(given);

const print = (name: string, value: number, unit: string): void =>
  console.log(JSON.stringify({ name: `page/${name}`, value, unit }));

/** The value below which this share of the sorted values lies, with one decimal. */
const quantile = (sorted: readonly number[], share: number): number =>
  Math.round(10 * (sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN)) / 10;

async function measureMoves(
  browser: Browser,
  address: string,
  id: string,
  remote: boolean,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await settle(page);
  await page.addInitScript(watchMoves);
  await sitDown(page, address, id, remote);
  for (let i = 0; i < MOVES && (await waitForDecision(page)); i++)
    await move(page, (thing) => thing.click({ timeout: 2000, force: true }));
  const delays = await delaysIn(page);
  await context.close();
  delays.sort((a, b) => a - b);
  const figure = `${id}/move-${remote ? 'server' : 'page'}`;
  print(`${figure}/p50`, quantile(delays, 0.5), 'ms');
  print(`${figure}/p90`, quantile(delays, 0.9), 'ms');
  print(`${figure}/most`, quantile(delays, 1), 'ms');
  print(`${figure}/moves`, delays.length, 'moves');
}

async function measureInteractions(browser: Browser, address: string, id: string): Promise<void> {
  const found = await interactions(browser, address, id, MOVES);
  const delays = found.map(({ delay }) => delay).toReversed();
  print(`${id}/phone/p50`, quantile(delays, 0.5), 'ms');
  print(`${id}/phone/p98`, quantile(delays, 0.98), 'ms');
  for (const { on, delay } of found.slice(0, 5)) print(`${id}/phone/longest: ${on}`, delay, 'ms');
  print(`${id}/phone/presses`, found.length, 'presses');
}

const plenty = { burst: 100_000, perMinute: 100_000 };
await served(
  async (browser, address) => {
    for (const { id, page } of Object.values(catalogue)) {
      if (!id.startsWith(wanted) || !page) continue;
      await measureMoves(browser, address, id, false);
      await measureMoves(browser, address, id, true);
      await measureInteractions(browser, address, id);
    }
  },
  { requests: plenty, identities: plenty, tables: plenty, histories: plenty },
);
