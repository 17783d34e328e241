import { type Explanation, serve } from '@faubourg/server';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCli, start, toyCatalogue } from './run-command.ts';

let server: Awaited<ReturnType<typeof serve>>;
let data: string;
let table: string;

beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'faubourg-admin-'));
  server = await serve({
    port: 0,
    data,
    games: new URL('./catalogue/toy-server.ts', import.meta.url),
    log: 'silent',
    bots: { pause: 0 },
  });
  const { out } = await runCli(
    `join ${server.address} --game toy --option rounds=4 --bots random --json`,
  );
  ({ table } = JSON.parse(out) as { table: string });
});
afterAll(() => server.close());

const admin = (line: string, input = '') => runCli(`admin ${line} --data ${data}`, input);

test('lists the tables of a running server', async () => {
  const { code, out } = await admin('list');
  expect(code).toBe(0);
  expect(out).toContain(table);
  expect((await admin('list --phase running')).out).toBe('There are no tables.\n');
  const line = (await admin('list --phase over --json')).out;
  expect(JSON.parse(line)).toMatchObject({ id: table, game: 'toy', phase: 'over' });
});

test('copies the database of a running server, and overwrites no file', async () => {
  const copy = join(data, 'copy.sqlite');
  expect(await admin(`backup ${copy}`)).toMatchObject({ code: 0, out: `Copied to ${copy}\n` });
  const db = new DatabaseSync(copy, { readOnly: true });
  expect(db.prepare('select count(*) as n from tables').get()).toEqual({ n: 1 });
  db.close();
  const again = await admin(`backup ${copy}`);
  expect(again.code).toBe(3);
  expect(again.err).toContain('exists');
});

test('puts a backup back when no server runs, and keeps the database before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-restore-'));
  const copy = join(folder, 'copy.sqlite');
  expect((await admin(`backup ${copy}`)).code).toBe(0);
  const running = await admin(`restore ${copy}`);
  expect(running.code).toBe(3);
  expect(running.err).toContain(`Another server has the folder ${data} open.`);
  const fresh = join(folder, 'data');
  const restore = (line: string) => runCli(`admin restore ${line} --data ${fresh}`);
  expect(await restore(copy)).toMatchObject({ code: 0, out: `Restored from ${copy}\n` });
  expect((await runCli(`admin list --data ${fresh}`)).out).toContain(table);
  const { out } = await restore(`${copy} --json`);
  const { restored, kept } = JSON.parse(out) as { restored: string; kept: string };
  expect(restored).toBe(copy);
  expect(kept).toMatch(/faubourg-[\dTZ-]+\.sqlite$/);
  expect((await stat(kept)).isFile()).toBe(true);
  expect((await restore(join(folder, 'nothing'))).err).toContain('There is no file');
  await rm(folder, { recursive: true });
});

test('a table is exported, deleted and brought back; its file is for its owner alone', async () => {
  const file = join(data, 'table.json');
  expect((await admin(`export ${table} ${file}`)).code).toBe(0);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await admin(`export ${table} ${file}`)).err).toContain('cannot be written');
  expect((await admin(`import ${file}`)).err).toMatch(/FB-32 table-exists/);
  expect((await admin(`delete ${table}`)).out).toBe(`Table ${table} is gone.\n`);
  expect((await admin('list')).out).toBe('There are no tables.\n');
  expect((await admin('import -', await readFile(file, 'utf8'))).out).toBe(
    `Table ${table} is here.\n`,
  );
  const exported = await admin(`export ${table} -`);
  expect(JSON.parse(exported.out)).toEqual(JSON.parse(await readFile(file, 'utf8')));
});

test('forgets guests who were not seen for long; those of today stay', async () => {
  expect((await admin('prune --days 1')).out).toBe('0 guests forgotten.\n');
});

test.each([
  ['list --phase later', 2, /expected open, running, over, closed; found "later"/],
  ['delete none', 1, /There is no table none/],
  ['export none -', 1, /There is no table none/],
  ['import -', 1, /- is not JSON/],
  ['prune --days 0', 2, /Expected a whole number from 1/],
])('admin %s is refused in a sentence', async (line, code, says) => {
  const ran = await admin(line, '{');
  expect(ran.code).toBe(code);
  expect(ran.err).toMatch(says);
});

test('a folder without a database is reported, and none is created', async () => {
  const ran = await runCli(`admin list --data ${join(data, 'nowhere')}`);
  expect(ran.code).toBe(3);
  expect(ran.err).toContain('There is no database at');
  await expect(stat(join(data, 'nowhere'))).rejects.toThrow('ENOENT');
});

test('a server started from the command line stores its data where FAUBOURG_DATA says', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-serve-'));
  const kept = join(folder, 'kept');
  const child = start(['serve', '--port', '0', '--json'], { FAUBOURG_DATA: kept });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  expect(JSON.parse(said.toString())).toHaveProperty('address');
  expect((await stat(join(kept, 'faubourg.sqlite'))).isFile()).toBe(true);
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  await gone;
  await rm(folder, { recursive: true });
});

test('a server that is given a bad variable says so in one line', async () => {
  const child = start(['serve', '--port', '0'], { FAUBOURG_DATA: data, FAUBOURG_PROXY: '1' });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, 'close')) as [number];
  expect(code).toBe(3);
  expect(said).toContain('faubourg: The server cannot start: FAUBOURG_PROXY="1"');
  expect(said).not.toContain('    at ');
});

test('a server explains what it would be started with, and starts nothing', async () => {
  const folder = join(data, 'explained');
  const { code, out } = await runCli(`serve --explain --port 81 --data ${folder}`);
  expect(code).toBe(0);
  expect(out).toContain('  PORT: 81 (--port)\n      0 takes any free port\n');
  expect(out).toContain(`  FAUBOURG_DATA: ${folder} (--data)\n`);
  expect(out).toContain('  DATABASE_URL: not set\n');
  expect(out).toContain('  FAUBOURG_GAMES: ' + toyCatalogue + ' (FAUBOURG_GAMES)\n');
  expect(out).toContain('  chat: 6 at once, 30 a minute (default)\n      chat lines of a person\n');
  await expect(stat(folder)).rejects.toThrow('ENOENT');
  const json = JSON.parse((await runCli('serve --explain --json')).out) as Explanation;
  expect(json.settings[0]).toMatchObject({ name: 'PORT', value: '8080', from: 'default' });
  expect(json.limits.map(({ name }) => name)).toContain('diskFree');
  const child = start(['serve', '--explain'], { FAUBOURG_LIMITS: '{"chairs": 3}', PORT: '82' });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  expect(((await once(child, 'close')) as [number])[0]).toBe(3);
  expect(said).toMatch(/The server cannot start: FAUBOURG_LIMITS.*chairs/s);
});

test('an operator finds, bans, renames, removes, exports and deletes people', async () => {
  const address = `${server.address}/api/guest`;
  const headers = { 'content-type': 'application/json' };
  const guest = async (name: string) => {
    const body = JSON.stringify({ name });
    const response = await fetch(address, { method: 'POST', headers, body });
    return ((await response.json()) as { person: { id: string } }).person.id;
  };
  const id = await guest('Loud guest');
  const found = (await admin('people find loud')).out;
  expect(found).toMatch(
    new RegExp(`^${id} +Loud guest +seen [\\d-]+ +guest +tables 0 +muted by 0, blocked by 0\\n$`),
  );
  expect(await admin(`people ban ${id} --why rude`)).toMatchObject({
    code: 0,
    out: `${id} is banned.\n`,
  });
  expect((await admin('people find --banned')).out).toContain('banned: rude');
  expect((await admin(`people unban ${id} --json`)).out).toBe(`{"unbanned":"${id}"}\n`);
  expect((await admin('people find --banned')).out).toBe('There is nobody.\n');
  expect((await admin('people reports')).out).toBe('There is nobody.\n');
  expect((await admin(`people rename ${id} Quiet`)).out).toBe(`${id} is called Quiet.\n`);
  expect(await admin(`people rename ${id} Bot`)).toMatchObject({ code: 1 });
  expect((await admin(`people remove ${id}`)).out).toBe('Taken from 0 tables.\n');
  const file = join(data, 'person.json');
  expect((await admin(`people export ${id} ${file}`)).out).toBe(`Written to ${file}\n`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ id, name: 'Quiet' });
  expect((await admin(`people export ${id} ${file}`)).code).toBe(3);
  expect((await admin(`people delete ${id}`)).out).toBe(`${id} is deleted.\n`);
  for (const line of ['ban x', 'unban x', 'rename x Ada', 'remove x', 'export x -', 'delete x']) {
    const { code, err } = await admin(`people ${line}`);
    expect([line, code, err]).toEqual([line, 1, 'faubourg: There is no person x.\n']);
  }
});
