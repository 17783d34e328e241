import { test as base } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'play', 'serve.ts');

/** The house itself: the real server and page, on a free port and with a folder of its own. */
export const test = base.extend<object, { server: string }>({
  server: [
    // Playwright reads the fixture's needs from this pattern; it has none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await use(await address(child));
      child.kill('SIGTERM');
      await ended;
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => {
    await use(server);
  },
});

export { expect } from '@playwright/test';

/** Where a house that was just started says it is open. */
export function address(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /open at (http:\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('exit', (code) => {
      reject(new Error(`The house closed at once (${code}), having said: ${said}`));
    });
  });
}
