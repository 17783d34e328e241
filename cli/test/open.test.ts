import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { userDataFolder } from '../context/user-data-folder.ts';
import { browserCommand } from '../terminal/open-browser.ts';
import { start } from './run-command.ts';

test('the browser is opened on a desk only, by the program of the system', () => {
  const at = 'http://localhost:8080';
  expect(browserCommand('darwin', {}, at)).toEqual(['open', at]);
  expect(browserCommand('win32', {}, at)).toEqual(['cmd', '/c', 'start', '', at]);
  expect(browserCommand('linux', { DISPLAY: ':0' }, at)).toEqual(['xdg-open', at]);
  expect(browserCommand('linux', { WAYLAND_DISPLAY: 'wayland-0' }, at)).toEqual(['xdg-open', at]);
  expect(browserCommand('linux', {}, at)).toBeNull();
  expect(browserCommand('darwin', { SSH_CONNECTION: '10.0.0.1' }, at)).toBeNull();
  expect(browserCommand('linux', { DISPLAY: ':0', CI: 'true' }, at)).toBeNull();
});

test("the released package stores in the system's folder for programs", () => {
  expect(userDataFolder('linux', {}, '/home/ana')).toBe('/home/ana/.local/share/faubourg');
  expect(userDataFolder('linux', { XDG_DATA_HOME: '/x' }, '/home/ana')).toBe('/x/faubourg');
  expect(userDataFolder('darwin', {}, '/Users/ana')).toBe(
    '/Users/ana/Library/Application Support/faubourg',
  );
  expect(userDataFolder('win32', {}, 'C:\\Users\\ana')).toBe(
    'C:\\Users\\ana\\AppData\\Local\\faubourg',
  );
});

type Opened = { readonly address: string; end(): Promise<void> };

/** Starts the program and waits for the address that it prints. */
async function opened(args: readonly string[], env: Record<string, string> = {}): Promise<Opened> {
  const data = await mkdtemp(join(tmpdir(), 'faubourg-open-'));
  const child = start(args, { PORT: '', FAUBOURG_DATA: data, FAUBOURG_GAMES: '', ...env });
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /open at (http:\S+)\nEverything is kept in /.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => reject(new Error(said)));
  });
  expect(said).toContain(data);
  const end = async (): Promise<void> => {
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
  };
  return { address, end };
}

test('without a command the tables open on this machine, on another port if the usual is taken', async () => {
  // If another program has the port already, it is taken just as well.
  const taken = createServer().listen(8080, '127.0.0.1');
  await once(taken, 'listening').catch(() => {});
  const { address, end } = await opened([]);
  try {
    expect(new URL(address).port).not.toBe('8080');
    expect(await (await fetch(`${address}/health`)).json()).toEqual({ ok: true });
  } finally {
    await end();
    taken.close();
  }
});

test('options alone are those of opening, and PORT is read as everywhere', async () => {
  for (const [args, env] of [
    [['--no-browser', '--port', '0'], {}],
    [['--no-browser'], { PORT: '0' }],
  ] as const) {
    const { address, end } = await opened(args, env);
    await end();
    expect(new URL(address).port).not.toBe('8080');
  }
});
