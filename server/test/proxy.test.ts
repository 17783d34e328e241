import { once } from 'node:events';
import { expect, test } from 'vitest';
import { roundRobin } from '../trial/proxy.ts';
import { Client } from './client.ts';
import { openHouse } from './house.ts';

test('the proxy passes over nodes that are gone', async () => {
  const house = await openHouse();
  const alive = Number(new URL(house.address).port);
  const proxy = roundRobin([1, alive, 2]).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port } = proxy.address() as { port: number };
  for (let i = 0; i < 3; i++) {
    const guest = await Client.guest(`http://127.0.0.1:${port}`, 'Ada');
    const live = await guest.live();
    live.close();
  }
  proxy.close();
  await house.close();
  expect(alive).toBeGreaterThan(0);
});
