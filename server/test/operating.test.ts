import { contributionCommitment, strongSeed } from '@faubourg/core';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { backup } from '../admin/index.ts';
import { fromEnvironment } from '../environment.ts';
import { listenAddress, localUrl } from '../listen-address.ts';
import { Client } from './client.ts';
import { startServer } from './server.ts';
import { answerFirst, startTable, watch } from './tables.ts';

test('health and metrics; the latter for the operator alone', async () => {
  // A token as `openssl rand -base64` makes it.
  const metricsToken = 'q7/+Zw9kT3Xv0A==';
  const server = await startServer({ metricsToken });
  const { table, clients } = await startTable(server.address, 2);
  await answerFirst(clients[0]!, table);
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(server.address + path, { headers });
  expect(await (await get('/health')).json()).toEqual({ ok: true });
  expect((await get('/metrics')).status).toBe(401);
  const text = await (await get('/metrics', { authorization: `Bearer ${metricsToken}` })).text();
  expect(text).toContain('faubourg_log_rows_total{kind="answer"} 1');
  expect(text).toMatch(/faubourg_step_seconds_count [1-9]/);
  expect(text).toMatch(/faubourg_tables_in_memory 1\n/);
  expect(text).toContain('faubourg_bot_queue 0');
  expect(text).not.toContain(table);
  await server.close();
});

test('what the server keeps is for its owner alone', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-modes-'));
  const data = join(folder, 'data');
  const server = await startServer({ data });
  await Client.guest(server.address, 'Ada');
  const mode = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect(await mode(data)).toBe('700');
  const files = await readdir(data);
  expect(files).toContain('faubourg.sqlite-wal');
  await backup(join(data, 'faubourg.sqlite'), join(data, 'copy.sqlite'));
  for (const file of [...files, 'copy.sqlite']) expect(await mode(join(data, file))).toBe('600');
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

test('the key that browsers subscribe with stays the same over a restart', async () => {
  const data = await mkdtemp(join(tmpdir(), 'faubourg-keys-'));
  const keys = [];
  for (let i = 0; i < 2; i++) {
    const server = await startServer({ data });
    keys.push(await new Client(server.address).ok('GET', '/api/push-key'));
    await server.close();
  }
  expect(keys[0]).toEqual({ key: expect.stringMatching(/^[\w-]{87}$/) as string });
  expect(keys[1]).toEqual(keys[0]);
  await rm(data, { recursive: true, force: true });
});

test('without a token there are no metrics, for anybody', async () => {
  const server = await startServer({ metricsToken: undefined });
  const status = async (headers: Record<string, string>) =>
    (await fetch(`${server.address}/metrics`, { headers })).status;
  const tried = [{}, { accept: 'text/html' }, { authorization: 'Bearer undefined' }];
  expect(await Promise.all(tried.map(status))).toEqual([404, 404, 404]);
  await server.close();
});

test('a server is reached on the address it was given', async () => {
  const reached = async (url: string): Promise<boolean> =>
    fetch(`${url}/health`).then(
      () => true,
      () => false,
    );
  const own = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
  for (const [options, everywhere] of [
    [{}, true],
    [{ proxies: ['127.0.0.1'] }, false],
    [{ proxies: ['127.0.0.1'], host: '0.0.0.0' }, true],
    [{ host: '127.0.0.1' }, false],
  ] as const) {
    const server = await startServer(options);
    const { port, hostname } = new URL(server.address);
    expect(hostname).toBe('localhost');
    expect(await reached(server.address)).toBe(true);
    // Machines without a network have no other address to try.
    const elsewhere = own === undefined ? everywhere : await reached(`http://${own}:${port}`);
    expect(elsewhere).toBe(everywhere);
    await server.close();
  }
});

test('where a server listens, and what it says of settings that do not fit', () => {
  expect(listenAddress(undefined, [])).toBe('0.0.0.0');
  expect(listenAddress(undefined, ['127.0.0.1', '::1'])).toBe('127.0.0.1');
  expect(listenAddress(undefined, ['::1'])).toBe('::1');
  expect(listenAddress('0.0.0.0', ['10.0.0.0/8'])).toBe('0.0.0.0');
  expect(() => listenAddress(undefined, ['10.0.0.0/8'])).toThrow(/10\.0\.0\.0\/8.*FAUBOURG_HOST/);
  expect(() => listenAddress(undefined, ['127.0.0.0/4'])).toThrow('FAUBOURG_HOST');
  for (const host of ['localhost', '1.2.3', '127.0.0.1:80', '*']) {
    expect(() => listenAddress(host, [])).toThrow(/FAUBOURG_HOST.*127\.0\.0\.1/);
  }
  for (const proxy of ['', 'nginx', '1', '10.0.0.0/33', '10.0.0.0/', '::1/129', '10.0.0.0/8/8']) {
    expect(() => listenAddress('0.0.0.0', [proxy])).toThrow(`it has "${proxy}"`);
  }
  expect(localUrl('0.0.0.0', 80)).toBe('http://localhost:80');
  expect(localUrl('::', 80)).toBe('http://localhost:80');
  expect(localUrl('192.0.2.7', 80)).toBe('http://192.0.2.7:80');
  expect(localUrl('::1', 80)).toBe('http://[::1]:80');
});

test('the log tells what was asked, and nothing that opens anything; stopping is orderly', async () => {
  const data = await mkdtemp(join(tmpdir(), 'faubourg-log-'));
  const child = spawn(process.execPath, [new URL('./faults/node.ts', import.meta.url).pathname], {
    env: {
      ...process.env,
      NODE_NO_WARNINGS: '1',
      PORT: '0',
      LOG: 'info',
      FAUBOURG_DATA: data,
      DATABASE_URL: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  let ready = (_address: string): void => {};
  const opened = new Promise<string>((resolve) => {
    ready = resolve;
  });
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
    const address = /^ready (\S+)$/m.exec(output)?.[1];
    if (address !== undefined) ready(address);
  });
  const address = await opened;
  const { table, clients } = await startTable(address, 2);
  const { codes } = await clients[0]!.ok('POST', '/api/recovery-codes', {});
  await new Client(address).call('POST', '/api/recover', { code: (codes as string[])[0] });
  await clients[0]!.call('POST', `/api/tables/${table}/answer`, { bad: 'form' });
  const [contribution, unused] = [strongSeed(), strongSeed()];
  const seats = [{ for: 'anyone' }, { for: 'bot', level: 'apprentice' }];
  const sealed = (await clients[0]!.ok('POST', '/api/tables', { game: 'toy', seats }))['table'];
  const commitment = contributionCommitment(contribution);
  await clients[0]!.post(sealed as string, 'sit', { commitment });
  await clients[0]!.post(sealed as string, 'start');
  const reveal = `/api/tables/${sealed as string}/reveal`;
  await clients[0]!.call('POST', reveal, { contribution: unused });
  await clients[0]!.call('POST', reveal, { contribution, unused });
  await clients[0]!.ok('POST', reveal, { contribution });
  const secretText = 'meet me at the old bridge';
  await clients[0]!.post(table, 'chat', { text: secretText });
  // An id that a client sends is not taken: it would be written to the log.
  const wanted = await fetch(`${address}/api/tables/${table}`, {
    headers: { 'x-request-id': 'mine-0123456789' },
  });
  const lost = await fetch(`${address}/nowhere`);
  const ids = [wanted, lost].map(({ headers }) => headers.get('x-request-id')!);
  const live = await watch(clients[0]!, table);
  const closed = once(live.socket, 'close');
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const [code] = (await closed) as [number];
  expect(code).toBe(1012);
  expect(((await gone) as [number])[0]).toBe(0);
  expect(output).toContain('"route":"/api/tables/:table/answer","status":400');
  expect(output).toContain('"route":"/api/tables/:table/reveal","status":409');
  expect(output).toMatch(/"request":"[\w-]{12}","method":"GET","route":"\/api\/live","status":101/);
  for (const id of ids) expect(output.split(`"request":"${id}"`)).toHaveLength(2);
  const lines = output.split('\n').filter((line) => line.startsWith('{'));
  const seen = lines.flatMap((line) => (JSON.parse(line) as { request?: string }).request ?? []);
  expect(seen.filter((id) => !/^[\w-]{12}$/.test(id))).toEqual([]);
  expect(new Set(seen).size).toBe(seen.length);
  const payers = [secretText, 'mine-0123456789', contribution, unused, commitment];
  for (const secret of [table, clients[0]!.token, (codes as string[])[0]!, ...payers]) {
    expect(output).not.toContain(secret);
  }
  await rm(data, { recursive: true, force: true });
});

test('what the environment says', () => {
  expect(fromEnvironment({})).toEqual({});
  expect(
    fromEnvironment({
      DATABASE_URL: 'postgres://x',
      FAUBOURG_HOST: '0.0.0.0',
      FAUBOURG_PROXIES: '10.0.0.1, fd00::/8',
      FAUBOURG_LOG: 'info',
    }),
  ).toEqual({
    database: 'postgres://x',
    host: '0.0.0.0',
    proxies: ['10.0.0.1', 'fd00::/8'],
    log: 'info',
  });
  // The number of earlier versions did not say who the proxies are.
  expect(fromEnvironment({ FAUBOURG_PROXY: '0' })).toEqual({});
  expect(() => fromEnvironment({ FAUBOURG_PROXY: '1' })).toThrow(/FAUBOURG_PROXY="1".*PROXIES=/);
  const limits = (text: string) => fromEnvironment({ FAUBOURG_LIMITS: text }).limits;
  expect(limits('{"tablesAtOnce": 3}')).toEqual({ tablesAtOnce: 3 });
  expect(
    limits('{"socketsPerAddress": 3, "headerTime": 1, "requestTime": 2, "stallTime": 9}'),
  ).toEqual({
    socketsPerAddress: 3,
    headerTime: 1,
    requestTime: 2,
    stallTime: 9,
  });
  expect(() => limits('{"requestTime": 0}')).toThrow(/FAUBOURG_LIMITS.*requestTime/s);
  expect(() => limits('{"tables": 3}')).toThrow(/FAUBOURG_LIMITS.*tables/s);
  expect(() => limits('{"chairs": 3}')).toThrow(/FAUBOURG_LIMITS.*chairs/s);
  expect(() => limits('lots')).toThrow('FAUBOURG_LIMITS');
});

test('a server that closes does not wait for anybody’s time to run out', async () => {
  const data = await mkdtemp(join(tmpdir(), 'faubourg-clock-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, 'faults', 'node.ts')], {
    env: { ...process.env, FAUBOURG_DATA: data, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  const address = said.toString().trim().slice('ready '.length);
  const clock = { live: { bank: 900_000, increment: 0 } };
  const { table, clients } = await startTable(address, 4, { clock });
  // Answers at the same moment: duties of one are looked for while the next arrives.
  await Promise.all(clients.map((client) => answerFirst(client, table)));
  child.kill('SIGTERM');
  // Fifteen minutes would be too long for this test, too.
  const late = setTimeout(() => child.kill('SIGKILL'), 30_000);
  expect(await ended).toEqual([0, null]);
  clearTimeout(late);
  await rm(data, { recursive: true });
});
