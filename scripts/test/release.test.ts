import type { FrameMessage } from '@faubourg/protocol';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildRelease } from '../release/build.ts';
import { pack, type Packed } from '../release/pack.ts';

// Outside the project, so that none of its packages can be found from there.
const folder = mkdtempSync(join(tmpdir(), 'faubourg-release-'));
const home = join(folder, 'home');
const installed = join(folder, 'node_modules', 'faubourg');
let packed: Packed;

/** Root may write everywhere: then an ordinary user runs the program, if Node can run for one. */
const NOBODY = 65_534;
const user =
  process.getuid?.() === 0 &&
  spawnSync(process.execPath, ['--version'], { uid: NOBODY, gid: NOBODY }).status === 0
    ? { uid: NOBODY, gid: NOBODY }
    : {};

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
  rmSync(join(folder, 'package'), { recursive: true });
  await mkdir(home);
  const install = ['install', '--offline', '--no-audit', '--no-fund', '--silent', packed.file];
  execFileSync('npm', install, { cwd: folder, env: { ...environment, HOME: folder } });
  chmodSync(folder, 0o755);
  if ('uid' in user) chownSync(home, user.uid, user.gid);
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
    ['faubourg'],
  );
  const files = entriesIn(installed).map(({ name }) => name);
  expect(files.filter((name) => /\.(?:ts|svelte|map)$/.test(name))).toEqual([]);
  const notices = readFileSync(join(installed, 'NOTICES.md'), 'utf8');
  for (const tool of ['vite', 'rolldown', 'typescript', 'vitest', 'playwright'])
    expect(notices).not.toMatch(new RegExp(`^## (?:@[\\w-]+/)?${tool} `, 'm'));
  expect(notices).toMatch(/^## fastify \d/m);
});

test('the commands run with threads, bots and every game, as an ordinary user', async () => {
  expect(await output('--version')).toBe(`${packed.version}\n`);
  const records = join(home, 'records.ndjson');
  for (const game of ['downtown', 'chinatown', 'tower-up'])
    await output(...`simulate --game ${game} --games 2 --jobs 2 --records ${records}`.split(' '));
  expect(await output('verify', records, '--jobs', '2')).toContain('2 verified, 0 not');
  expect(await output(...'arena tower-up random one-step:5 --games 2 --jobs 2'.split(' '))).toMatch(
    /one-step:5 +\d/,
  );
});

test('without a command it opens the tables: the page, and a whole game over HTTP', async () => {
  const server = faubourg('open', '--port', '0');
  let said = '';
  const address = await new Promise<string>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (part: string) => {
        said += part;
        const found = /open at (http:\S+)\n/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
    server.once('exit', () => reject(new Error(said)));
  });
  try {
    expect(await (await fetch(address)).text()).toContain('<title>Faubourg</title>');
    const call = async (path: string, token: string | null, body: object) => {
      const headers = {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `Bearer ${token}` }),
      };
      const response = await fetch(`${address}/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      expect(response.ok, await response.clone().text()).toBe(true);
      return (await response.json()) as Record<string, string>;
    };
    const { token } = await call('/guest', null, { name: 'A test' });
    const seats = [{ for: 'anyone' }, { for: 'anyone' }];
    const { table } = await call('/tables', token!, { game: 'tower-up', options: {}, seats });
    const players = ['0', '1'].map((seat) =>
      output('join', address, '--table', table!, '--seat', seat, '--json'),
    );
    const taken = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${address}/api/tables/${table}`, { headers });
      const { frame } = (await response.json()) as FrameMessage;
      return frame.table.seats.filter(({ person }) => person !== null).length;
    };
    await expect.poll(taken, { timeout: 60_000 }).toBe(2);
    await call(`/tables/${table}/start`, token!, {});
    for (const line of await Promise.all(players)) expect(line).toContain('"outcome"');
  } finally {
    const closed = once(server, 'close');
    server.kill('SIGTERM');
    await closed;
  }
  expect(said).toContain(`Everything is kept in ${join(home, 'data', 'faubourg')}`);
  expect(existsSync(join(home, 'data', 'faubourg', 'faubourg.sqlite'))).toBe(true);
});
