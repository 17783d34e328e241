import { test as base } from '@playwright/test';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** The house itself, started as people start it, on a free port and with a folder of its own. */
export const test = base.extend<object, { house: string }>({
  house: [
    // Playwright reads the fixture's needs from this pattern; it has none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
      const child = spawn(process.execPath, ['scripts/start.ts'], {
        cwd: root,
        env: { ...process.env, PORT: '0', FAUBOURG_DATA: data },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await use(await address(child));
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => {
    await use(house);
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
