import { once } from 'node:events';
import { expect, test } from 'vitest';
import { Client } from './client.ts';
import { RawSocket } from './raw-socket.ts';
import { startServer } from './server.ts';

test('one address has so many connections and no more, whatever it does on them', async () => {
  const server = await startServer({ limits: { socketsPerAddress: 3 } });
  const quiet = [await RawSocket.open(server.address), await RawSocket.open(server.address)];
  const live = await new Client(server.address).live();
  const more = await (await RawSocket.open(server.address)).ended;
  expect(more).toContain('HTTP/1.1 409 Conflict');
  expect(JSON.parse(more.split('\r\n\r\n')[1]!)).toMatchObject({
    problem: { rule: 'FB-56', code: 'quota', data: { what: 'connections', most: 3 } },
  });
  const gone = once(live.socket, 'close');
  live.close();
  await gone;
  for (const raw of quiet) raw.close();
  // The places are free as soon as the server has noticed.
  for (;;) {
    const next = await RawSocket.open(
      server.address,
      'GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n',
    );
    if ((await next.ended).includes('200 OK')) break;
  }
  await server.close();
});

const slowBody = (forwarded: string): string =>
  `POST /api/guest HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${forwarded}\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n`;

test('behind a proxy, its clients are told apart and the proxy itself is not limited', async () => {
  const server = await startServer({ proxies: ['127.0.0.1'], limits: { socketsPerAddress: 2 } });
  const { address } = server;
  const ask = async (forwarded: string) =>
    (await fetch(`${address}/api/games`, { headers: { 'x-forwarded-for': forwarded } })).status;
  const slow = [
    await RawSocket.open(address, slowBody('2001:db8::1')),
    await RawSocket.open(address, slowBody('2001:db8::2')),
    await RawSocket.open(address, slowBody('203.0.113.7')),
  ];
  // Until the server has read the headers of both requests.
  while ((await ask('2001:db8::3')) === 200);
  expect(await ask('2001:db8:0:0:9::')).toBe(409);
  expect(await ask('2001:db8:0:1::1')).toBe(200);
  expect(await ask('203.0.113.7')).toBe(200);
  for (const raw of slow) raw.close();
  while ((await ask('2001:db8::3')) !== 200);
  await server.close();
});
