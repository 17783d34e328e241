import { expect, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitForDecision, commit, give, panel } from '../../web/test/play/browser-table.ts';
import { mouse } from '../../web/test/play/choose.ts';
import { openForFriends } from '../../web/test/play/new-game.ts';
import { test as shared } from '../../web/test/shared-test.ts';
import { root } from '../tools/root.ts';

/** Starts `npm run dev` in its own process group, as a terminal does. */
function startDev(data: string) {
  const child = spawn('npm', ['run', '--silent', 'dev'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: '', PORT: '0', FAUBOURG_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      for (const look of waiting) look();
    });
  const closed = once(child, 'close');
  return {
    group: child.pid!,
    closed,
    /** Waits until the output matches for the `nth` time and returns that match. */
    prints: (pattern: RegExp, nth = 1): Promise<RegExpExecArray> =>
      new Promise((resolve, reject) => {
        const look = (): void => {
          const found = [...output.matchAll(pattern)][nth - 1];
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        void closed.then(() => reject(new Error(`It ended, having said: ${output}`)));
        look();
      }),
  };
}

function isRunning(group: number): boolean {
  try {
    process.kill(-group, 0);
    return true;
  } catch {
    return false;
  }
}

/** Takes a card and makes all its choices. */
async function answer(page: Page): Promise<void> {
  expect(await waitForDecision(page)).toBe(true);
  await page.locator('main .card[data-choice="open"]').first().click();
  const more = panel(page).locator(
    '.colours button[data-more="true"], .roofs button[aria-pressed="false"]',
  );
  for (let i = 0; i < 8; i++) {
    await expect(commit(page).or(more).first()).toBeVisible();
    if (await commit(page).isVisible()) break;
    await more.last().click();
  }
  await give(mouse(page));
}

type Dev = ReturnType<typeof startDev>;

/** Ends the processes after the test, also if it fails. */
const test = shared.extend<{ dev: Dev }>({
  // Playwright reads the fixture's needs from this pattern; it has none.
  // oxlint-disable-next-line no-empty-pattern
  dev: async ({}, use) => {
    const data = await mkdtemp(join(tmpdir(), 'faubourg-dev-'));
    const dev = startDev(data);
    await use(dev);
    if (isRunning(dev.group)) process.kill(-dev.group, 'SIGKILL');
    await dev.closed;
    await rm(data, { recursive: true, force: true });
  },
});

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1440, height: 900 } });

test('the development page plays on a server that restarts, and Ctrl-C ends everything', async ({
  page,
  dev,
}) => {
  const address = (await dev.prints(/^The page is at (http:\S+)$/gm))[1]!;
  const server = (await dev.prints(/^The server is at (http:\S+),/gm))[1]!;
  const answering = /^The server answers at /gm;
  await dev.prints(answering);

  const hotReload = page.waitForEvent('console', (message) =>
    message.text().includes('[vite] connected'),
  );
  await page.goto(address);
  await hotReload;
  // The documents, built when they are asked for; the home page knows that they are there.
  await page.getByRole('main').getByRole('link', { name: 'Documentation' }).click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Documents');
  await page
    .getByRole('navigation', { name: 'All pages', exact: true })
    .getByRole('link', { name: 'Architecture' })
    .click();
  await expect(title).toHaveText('Architecture');
  await expect(page.locator('body')).toHaveCSS('font-family', /Libre Franklin/);
  expect((await page.request.get(`${address}docs/no-such.html`)).status()).toBe(404);
  await page.goto(address);
  const link = await openForFriends(mouse(page), { game: 'tower-up', seats: 2 }, 'Ana');
  expect(link).toContain(address);
  await page.getByRole('button', { name: 'Start' }).click();
  await answer(page);

  // As if a file of the server had been saved.
  await utimes(join(root, 'server', 'index.ts'), new Date(), new Date());
  await dev.prints(answering, 2);
  await answer(page);

  process.kill(-dev.group, 'SIGINT');
  await dev.closed;
  expect(isRunning(dev.group)).toBe(false);
  for (const one of [address, server]) await expect(fetch(one)).rejects.toThrow('fetch failed');
});
