import { once } from 'node:events';
import { expect, test } from 'vitest';
import { roundRobin } from '../three-nodes/round-robin-proxy.ts';
import { Client } from './client.ts';
import { startServer } from './server.ts';

test('the proxy passes over nodes that are gone', async () => {
  const server = await startServer();
  const alive = Number(new URL(server.address).port);
  const proxy = roundRobin([1, alive, 2]).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as { port: number };
  for (let i = 0; i < 3; i++) {
    const guest = await Client.guest(`http://127.0.0.1:${port}`, 'Ada');
    const live = await guest.live();
    live.close();
  }
  proxy.close();
  await server.close();
  expect(alive).toBeGreaterThan(0);
});
