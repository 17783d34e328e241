import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { addressBlock } from '../request/client-address.ts';
import { startServer } from './server.ts';

const guest = (address: string, forwarded: string) =>
  fetch(`${address}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded },
    body: '{"name": "Ada"}',
  });

const identities = { burst: 2, perMinute: 1 };

test('of what proxies tell, only what our own have added counts', async () => {
  const server = await startServer({ proxies: ['127.0.0.1'], limits: { identities } });
  const one = async (forwarded: string) => (await guest(server.address, forwarded)).status;
  expect(await one('1.1.1.1, 203.0.113.7')).toBe(201);
  expect(await one('2.2.2.2, 203.0.113.7')).toBe(201);
  expect(await one('3.3.3.3, 203.0.113.7')).toBe(429);
  expect(await one('203.0.113.7')).toBe(429);
  expect(await one('203.0.113.7, 203.0.113.8')).toBe(201);
  await server.close();
});

test('behind two proxies the first entry from the right that is none of them is the client', async () => {
  const server = await startServer({
    proxies: ['127.0.0.1', '10.0.0.0/30'],
    host: '0.0.0.0',
    limits: { identities },
  });
  const one = async (forwarded: string) => (await guest(server.address, forwarded)).status;
  expect(await one('1.1.1.1, 203.0.113.7, 10.0.0.1')).toBe(201);
  expect(await one('2.2.2.2, 203.0.113.7, 10.0.0.2')).toBe(201);
  expect(await one('3.3.3.3, 203.0.113.7:4711, 10.0.0.3')).toBe(429);
  // An entry that only looks like the second proxy is a client like any other.
  expect(await one('3.3.3.3, 203.0.113.7, 10.0.0.4')).toBe(201);
  expect(await one('10.0.0.2, 10.0.0.3')).toBe(201);
  await server.close();
});

test('who is not a named proxy is not believed', async () => {
  const server = await startServer({
    proxies: ['192.0.2.1'],
    host: '127.0.0.1',
    limits: { identities },
  });
  const statuses = [];
  for (const forwarded of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
    statuses.push((await guest(server.address, forwarded)).status);
  }
  expect(statuses).toEqual([201, 201, 429]);
  // Nor about the protocol and the host of the page.
  const forged = await fetch(`${server.address}/api/sign-out`, {
    method: 'POST',
    headers: { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' },
  });
  expect(forged.status).toBe(403);
  const upgrade = new WebSocket(`${server.address.replace('http', 'ws')}/api/live`, {
    headers: { 'x-forwarded-host': 'evil.example' },
    origin: 'http://evil.example',
  });
  upgrade.on('error', () => {});
  const [, response] = (await once(upgrade, 'unexpected-response')) as [unknown, IncomingMessage];
  expect(response.statusCode).toBe(403);
  upgrade.terminate();
  await server.close();
});

test('without a proxy nobody says who they are', async () => {
  const server = await startServer({ limits: { identities } });
  const statuses = [];
  for (const forwarded of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
    statuses.push((await guest(server.address, forwarded)).status);
  }
  expect(statuses).toEqual([201, 201, 429]);
  await server.close();
});

test('the WebSocket endpoint counts the same addresses', async () => {
  const server = await startServer({
    proxies: ['127.0.0.0/8', '::1'],
    limits: { connectionsPerAddress: 2 },
  });
  const knock = async (forwarded: string): Promise<WebSocket | number> => {
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}/api/live`, {
      headers: { 'x-forwarded-for': forwarded },
    });
    socket.on('error', () => {});
    const refused = once(socket, 'unexpected-response') as Promise<
      [unknown, { statusCode: number }]
    >;
    return Promise.race([
      once(socket, 'open').then(() => socket),
      refused.then(([, { statusCode }]) => statusCode),
    ]);
  };
  const inside = [await knock('1.1.1.1, 2001:db8::1'), await knock('2.2.2.2, 2001:db8::2')];
  expect(await knock('3.3.3.3, 2001:db8:0:0:ffff::3')).toBe(409);
  const other = await knock('2001:db8:0:1::1');
  for (const socket of [...inside, other]) (socket as WebSocket).terminate();
  await server.close();
});

test('an address as limits count it', () => {
  expect(addressBlock('203.0.113.7')).toBe('203.0.113.7');
  expect(addressBlock('203.0.113.7:4711')).toBe('203.0.113.7');
  expect(addressBlock('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(addressBlock('::FFFF:cb00:7107')).toBe('203.0.113.7');
  expect(addressBlock('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(addressBlock('[2001:DB8:1:2::9]:443')).toBe('2001:db8:1:2::/64');
  expect(addressBlock('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(addressBlock('::1')).toBe('0:0:0:0::/64');
  expect(addressBlock('unknown')).toBe('unknown');
});
