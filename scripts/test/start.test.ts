import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root } from '../tools/root.ts';

let folder: string;
const groups: number[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faubourg-start-'));
});
afterEach(async () => {
  for (const group of groups.splice(0)) end(group, 'SIGKILL');
  await rm(folder, { recursive: true });
});

/** Signals a program and all processes that it started. */
function end(group: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-group, signal);
  } catch {
    // The processes have exited already.
  }
}

const NPM_START = ['npm', 'start', '--silent'] as const;
/** What `npm start` runs, which starts without npm in less time. */
const SCRIPT = [process.execPath, '--import', './scripts/node-24.js', 'scripts/start.ts'] as const;

/** Starts the server and waits until it is open or the process exits. */
async function start(
  environment: Record<string, string>,
  [program, ...args]: typeof NPM_START | typeof SCRIPT = SCRIPT,
) {
  const child = spawn(program, args, {
    cwd: root,
    env: { ...process.env, FAUBOURG_DATA: join(folder, 'data'), ...environment },
    // In its own process group, so that it and its child processes can be ended together.
    detached: true,
  });
  const group = child.pid ?? 0;
  groups.push(group);
  const said = { out: '', error: '' };
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.error += text));
  const address = new Promise<string | null>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.out += text;
      const found = /^Faubourg is open at (http:\S+)$/m.exec(said.out)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.once('close', () => {
      resolve(null);
    });
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  return { group, said, address: await address, closed };
}

test('opens on a free port, makes its data folder, serves the page, ends when asked', async () => {
  const { group, address, closed, said } = await start({ PORT: '0' }, NPM_START);
  expect(said.error).toBe('');
  expect(address).not.toBeNull();
  expect(existsSync(join(folder, 'data'))).toBe(true);

  const health = await fetch(`${address}/health`);
  expect(await health.json()).toEqual({ ok: true });
  const page = await fetch(`${address}/`);
  expect(page.headers.get('content-type')).toContain('text/html');
  const html = await page.text();
  expect(html).toContain('<title>Faubourg</title>');
  // The page's policy forbids inline scripts and styles.
  expect(html).not.toMatch(/<style|style=|<script(?![^>]*\bsrc=)|\son\w+=/);
  expect((await fetch(`${address}/nowhere`)).status).toBe(404);

  end(group, 'SIGTERM');
  await closed;
  await expect(fetch(`${address}/health`)).rejects.toThrow('fetch failed');
});

test.each(['abc', '65536', '80.5'])('refuses PORT=%s in plain words', async (PORT) => {
  const { address, said, closed } = await start({ PORT });
  expect(address).toBeNull();
  expect((await closed)[0]).toBe(1);
  expect(said.error.trim()).toBe(
    `PORT must be a whole number from 0 to 65535, but it is "${PORT}".`,
  );
});

test.each([
  [{ FAUBOURG_HOST: 'localhost' }, 'FAUBOURG_HOST must be an address of this machine'],
  [{ FAUBOURG_HOST: '192.0.2.77' }, 'FAUBOURG_HOST must be an address of this machine'],
  [{ FAUBOURG_PROXIES: 'nginx' }, 'FAUBOURG_PROXIES must name the addresses'],
  [{ FAUBOURG_PROXIES: '192.0.2.77' }, 'set FAUBOURG_HOST'],
  [{ FAUBOURG_PROXY: '1' }, 'FAUBOURG_PROXIES=127.0.0.1'],
])('refuses %j in plain words', async (environment, sentence) => {
  const { address, said, closed } = await start({ PORT: '0', ...environment });
  expect(address).toBeNull();
  expect((await closed)[0]).toBe(1);
  expect(said.error).toContain(sentence);
  expect(said.error.trim()).not.toContain('\n');
});

test('says so when the port is taken', async () => {
  const holder = createServer().listen(0, '0.0.0.0');
  await once(holder, 'listening');
  const { port } = holder.address() as { port: number };
  const { address, said, closed } = await start({ PORT: String(port) });
  holder.close();
  expect(address).toBeNull();
  expect((await closed)[0]).toBe(1);
  expect(said.error).toContain(`Port ${port} is taken.`);
});

test('says so when the data folder cannot be made', async () => {
  await writeFile(join(folder, 'file'), '');
  const data = join(folder, 'file', 'data');
  const { address, said, closed } = await start({ PORT: '0', FAUBOURG_DATA: data });
  expect(address).toBeNull();
  expect((await closed)[0]).toBe(1);
  expect(said.error).toContain(`The data folder ${data} (FAUBOURG_DATA) cannot be used`);
});

test('says so when another server has the data folder open', async () => {
  const first = await start({ PORT: '0' });
  expect(first.address).not.toBeNull();
  const { address, said, closed } = await start({ PORT: '0' });
  expect(address).toBeNull();
  expect((await closed)[0]).toBe(1);
  const data = join(folder, 'data');
  expect(said.error.trim()).toMatch(
    new RegExp(`^Another server has the folder ${data} open\\..*$`),
  );
});

test('serves the games that FAUBOURG_GAMES names, and builds the page with them', async () => {
  const toy = join(root, 'web/test/toy-table/game.ts');
  const { address, said } = await start({ PORT: '0', FAUBOURG_GAMES: toy });
  expect(said.error).toBe('');
  const { games } = (await (await fetch(`${address}/api/games`)).json()) as {
    games: { id: string }[];
  };
  expect(games.map(({ id }) => id)).toEqual(['toy']);
  const worker = await (await fetch(`${address}/sw.js`)).text();
  expect(worker).toContain('{"toy":"Lanterns"}');
});

test('says in one sentence that the games of FAUBOURG_GAMES cannot be loaded', async () => {
  const { address, said } = await start({ FAUBOURG_GAMES: join(folder, 'nothing.ts') });
  expect(address).toBeNull();
  expect(said.error.trim()).toMatch(
    /^FAUBOURG_GAMES: The games of file:.*nothing\.ts cannot be loaded: .*$/,
  );
});
