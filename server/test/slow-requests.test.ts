import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RawSocket } from './raw-socket.ts';
import { readMetrics, startServer, type TestServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ limits: { headerTime: 300, requestTime: 600 } });
});
afterAll(() => server.close());

const HEADERS =
  'POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n';

const statusOf = (response: string): string => response.split('\r\n')[0]!;
const bodyOf = (response: string): unknown => JSON.parse(response.split('\r\n\r\n')[1]!);

test.for([
  ['says nothing', ''],
  ['does not end its headers', 'POST /api/guest HTTP/1.1\r\nhost: x\r\n'],
  ['does not end its body', `${HEADERS}{`],
])('a connection that %s is cut with 408', async ([, text]) => {
  const raw = await RawSocket.open(server.address, text);
  const response = await raw.ended;
  expect(statusOf(response)).toBe('HTTP/1.1 408 Request Timeout');
  expect(bodyOf(response)).toMatchObject({ problem: { rule: 'FB-58', code: 'too-slow' } });
});

test('a body that comes byte by byte is cut, too', async () => {
  const raw = await RawSocket.open(server.address, HEADERS);
  const drip = setInterval(() => raw.socket.write(' '), 20);
  expect(statusOf(await raw.ended)).toBe('HTTP/1.1 408 Request Timeout');
  clearInterval(drip);
  expect(await readMetrics(server.address)).toMatch(
    /connections_cut_total\{why="slow request"\} [1-9]/,
  );
});

test('a client that does not take its response is disconnected', async () => {
  const page = await mkdtemp(join(tmpdir(), 'faubourg-page-'));
  await writeFile(join(page, 'index.html'), '');
  await writeFile(join(page, 'large.bin'), '');
  // Far more than the system buffers for a connection.
  await truncate(join(page, 'large.bin'), 200_000_000);
  const impatient = await startServer({
    page,
    proxies: ['127.0.0.1'],
    limits: { stallTime: 3000, socketsPerAddress: 1 },
  });
  const client = '203.0.113.9';
  const { port } = new URL(impatient.address);
  const socket = connect({ host: '127.0.0.1', port: Number(port) });
  socket.on('error', () => {});
  // Nothing reads from this connection.
  socket.write(`GET /large.bin HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${client}\r\n\r\n`);
  const ask = async () => {
    const headers = { 'x-forwarded-for': client };
    return (await fetch(`${impatient.address}/api/games`, { headers })).status;
  };
  // One request of this client may be under way: others are refused until the server gives it up.
  while ((await ask()) !== 409);
  while ((await ask()) === 409);
  socket.destroy();
  await impatient.close();
  await rm(page, { recursive: true });
});

test('a malformed request is still answered with 400', async () => {
  const raw = await RawSocket.open(server.address, 'nonsense\r\n\r\n');
  expect(statusOf(await raw.ended)).toBe('HTTP/1.1 400 Bad Request');
});
