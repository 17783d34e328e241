import { serve } from '@faubourg/server';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as FaubourgClient from '../../client/index.ts';
import { buildRelease } from '../release/build.ts';
import { buildClient } from '../release/client.ts';
import { pack, type Packed } from '../release/pack.ts';

// Outside the project, so that none of its packages can be found from there.
const folder = mkdtempSync(join(tmpdir(), 'faubourg-release-'));
const home = join(folder, 'home');
const installed = join(folder, 'node_modules', 'faubourg');
let packed: Packed;

/** Root may write everywhere: then an ordinary user runs the program, if Node can run for one. */
const NOBODY = 65_534;
const user: { readonly uid: number; readonly gid: number } | null =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['--version'], { uid: NOBODY, gid: NOBODY }).status === 0
    ? { uid: NOBODY, gid: NOBODY }
    : null;

const environment = { PATH: process.env.PATH, HOME: home, XDG_DATA_HOME: join(home, 'data') };

function faubourg(...args: string[]) {
  const program = join(installed, 'bin', 'faubourg.js');
  const options = { cwd: home, env: environment, ...user };
  return spawn(process.execPath, [program, ...args], { ...options, stdio: 'pipe' });
}

/** Runs a command to its end. */
async function output(...args: string[]): Promise<string> {
  const child = faubourg(...args);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code, text).toBe(0);
  return text;
}

/** Nothing can be written or created under a folder any more. */
function makeReadOnly(path: string): void {
  for (const { name, parentPath, isSymbolicLink } of entriesIn(path))
    if (!isSymbolicLink) chmodSync(join(parentPath, name), 0o555);
  chmodSync(path, 0o555);
}

const entriesIn = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true }).map((entry) => ({
    name: entry.name,
    parentPath: entry.parentPath,
    isSymbolicLink: entry.isSymbolicLink(),
  }));

beforeAll(async () => {
  await buildRelease(join(folder, 'package'));
  packed = pack(join(folder, 'package'), folder);
  await buildClient(join(folder, 'client-package'));
  const client = pack(join(folder, 'client-package'), folder);
  for (const built of ['package', 'client-package'])
    rmSync(join(folder, built), { recursive: true });
  await mkdir(home);
  const quietly = ['--offline', '--no-audit', '--no-fund', '--silent'];
  const install = ['install', ...quietly, packed.file, client.file];
  execFileSync('npm', install, { cwd: folder, env: { ...environment, HOME: folder } });
  chmodSync(folder, 0o755);
  if (user) chownSync(home, user.uid, user.gid);
  makeReadOnly(join(folder, 'node_modules'));
});

afterAll(() => {
  // A folder that may not be written cannot be emptied either.
  for (const path of [join(folder, 'node_modules'), ...foldersIn(join(folder, 'node_modules'))])
    chmodSync(path, 0o755);
  rmSync(folder, { recursive: true, force: true });
});

const foldersIn = (path: string): string[] =>
  readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name, parentPath }) => join(parentPath, name));

test('the package is small, needs no other package and contains no build tools', () => {
  expect(packed.unpackedSize).toBeLessThan(15e6);
  expect(readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(
    ['faubourg', 'faubourg-client'],
  );
  // The example bots of the documents are for people to download.
  const files = entriesIn(installed).filter(({ parentPath }) => !parentPath.endsWith('examples'));
  expect(files.filter(({ name }) => /\.(?:ts|svelte|map)$/.test(name))).toEqual([]);
  const notices = readFileSync(join(installed, 'NOTICES.md'), 'utf8');
  for (const tool of ['vite', 'rolldown', 'typescript', 'vitest', 'playwright'])
    expect(notices).not.toMatch(new RegExp(`^## (?:@[\\w-]+/)?${tool} `, 'm'));
  expect(notices).toMatch(/^## fastify \d/m);
});

test('the commands run with threads, bots and every game, as an ordinary user', async () => {
  expect(await output('--version')).toBe(`${packed.version}\n`);
  const records = join(home, 'records.ndjson');
  const report = join(home, 'report.html');
  for (const game of ['downtown', 'chinatown', 'tower-up'])
    await output(
      ...`simulate --game ${game} --games 2 --jobs 2 --records ${records} --report ${report}`.split(
        ' ',
      ),
    );
  expect(readFileSync(report, 'utf8')).toContain('The figures of every site');
  expect(await output('verify', records, '--jobs', '2')).toContain('2 verified, 0 not');
  expect(await output(...'arena tower-up random one-step:5 --games 2 --jobs 2'.split(' '))).toMatch(
    /one-step:5 +\d/,
  );
});

/** Starts the installed server and waits for its address. */
async function opened(data: string) {
  const server = faubourg('open', '--port', '0', '--data', data);
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        said += part;
        const found = /open at (http:\S+)\nEverything is kept in /.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
    server.once('exit', () => reject(new Error(said)));
  });
  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.kill('SIGTERM');
    await closed;
  };
  return { address, close };
}

/** What these tests read of a frame. */
type Framed = {
  readonly n: number;
  readonly frame: {
    readonly table: {
      readonly phase: string;
      readonly seats: readonly { readonly person: string | null }[];
    };
  };
};

/** Calls the API of a server as a new guest. */
async function guestOf(address: string) {
  let token = '';
  const call = async (path: string, body?: object) => {
    const response = await fetch(`${address}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== '' && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    expect(response.ok, text).toBe(true);
    return JSON.parse(text) as object;
  };
  ({ token } = (await call('/guest', { name: 'A test' })) as { token: string });
  const open = async (seats: object[]): Promise<string> => {
    const opened = await call('/tables', { game: 'tower-up', options: {}, seats });
    return (opened as { table: string }).table;
  };
  const frame = async (table: string) => (await call(`/tables/${table}`)) as Framed;
  return { call, open, frame };
}

test('the client is a package of scripts and declarations that a program can import', async () => {
  const client = join(folder, 'node_modules', 'faubourg-client');
  const files = entriesIn(client).map(({ name }) => name);
  expect(files.filter((name) => /(?<!\.d)\.ts$/.test(name))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['index.js', 'index.d.ts', 'README.md', 'LICENSE']));
  const { createClient } = (await import(join(client, 'index.js'))) as typeof FaubourgClient;
  const { address, close } = await opened(join(home, 'client'));
  try {
    expect(await createClient(address).getMe()).toMatchObject({ ok: false, status: 401 });
    expect(await createClient(address).getHealth()).toMatchObject({ ok: true, status: 200 });
  } finally {
    await close();
  }
});

test('the page is served, and a whole game is played over HTTP', async () => {
  const { address, close } = await opened(join(home, 'played'));
  try {
    expect(await (await fetch(address)).text()).toContain('<title>Faubourg</title>');
    expect(await (await fetch(`${address}/docs`)).text()).toContain('Faubourg: documents');
    const guest = await guestOf(address);
    const table = await guest.open([{ for: 'anyone' }, { for: 'anyone' }]);
    const players = ['0', '1'].map((seat) =>
      output('join', address, '--table', table, '--seat', seat, '--json'),
    );
    const taken = async () => {
      const { frame } = await guest.frame(table);
      return frame.table.seats.filter(({ person }) => person !== null).length;
    };
    await expect.poll(taken, { timeout: 60_000 }).toBe(2);
    await guest.call(`/tables/${table}/start`, {});
    for (const line of await Promise.all(players)) expect(line).toContain('"outcome"');
  } finally {
    await close();
  }
});

test('tables of the sources go on in the package; a backup is restored', async () => {
  const data = join(home, 'updated');
  const bot = { for: 'bot', level: 'apprentice' };
  const before = await serve({ port: 0, data, log: 'silent' });
  const host = await guestOf(before.address);
  const running = await host.open([bot, bot]);
  await host.call(`/tables/${running}/start`, {});
  const phase = async () => (await host.frame(running)).frame.table.phase;
  await expect.poll(phase, { timeout: 60_000 }).toBe('running');
  const { n } = await host.frame(running);
  await before.close();
  if (user)
    for (const path of [
      data,
      ...entriesIn(data).map((entry) => join(entry.parentPath, entry.name)),
    ])
      chownSync(path, user.uid, user.gid);

  const backup = join(home, 'backup.sqlite');
  const updated = await opened(data);
  const guest = await guestOf(updated.address);
  const moves = async () => (await guest.frame(running)).n;
  await expect.poll(moves, { timeout: 60_000 }).toBeGreaterThan(n);
  await output('admin', 'backup', backup, '--data', data);
  const later = await guest.open([{ for: 'anyone' }, bot]);
  await updated.close();

  await output('admin', 'restore', backup, '--data', data);
  const restored = await opened(data);
  const status = async (table: string) =>
    (await fetch(`${restored.address}/api/tables/${table}`)).status;
  expect([await status(running), await status(later)]).toEqual([200, 404]);
  await restored.close();
});
