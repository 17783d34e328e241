import { frameShape, serverMessageShape } from '@faubourg/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadGames } from '../catalogue.ts';
import { Client, type LiveClient, newKey } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { openTable, playOut, startTable, watch } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const kindsIn = (live: LiveClient): Set<string> => {
  const kinds = ['patch', 'frame', 'here', 'chat', 'notice', 'ok', 'problem'];
  return new Set(live.received.flatMap((one) => kinds.filter((kind) => kind in one)));
};

test('everything that is sent on a WebSocket has a shape of the protocol', async () => {
  const { table, clients } = await startTable(server.address, 2, {
    clock: { live: { bank: 60_000, increment: 1000 }, kinds: { bid: 60_000 } },
  });
  const [ada, bo] = clients as [Client, Client];
  const idle = await bo.live();
  const closed = await openTable(server.address, 2, { spectators: false });
  const visitor = await watch(await Client.guest(server.address, 'Visitor'), closed.table);
  await closed.clients[0]!.post(closed.table, 'start');
  await visitor.until(() => visitor.received.some((one) => one.problem));
  const kept = await ada.ok('POST', '/api/tables', {
    game: 'toy',
    seats: [{ for: 'anyone' }, { for: 'person', person: bo.id }],
  });
  expect(kept['table']).toBeDefined();
  await idle.until(() => idle.received.some((one) => one.notice));
  const lives = await playOut(table, clients);
  const live = lives[0]!;
  await live.ask({ do: 'chat', table, text: 'well played' });
  await live.until(() => live.received.some((one) => one.chat));
  await live.ask({ do: 'undo', table, key: newKey(), turn: 0 });
  await live.ask({ do: 'unwatch', table });
  const all = [...lives, idle, visitor];
  for (const { received } of all) {
    expect(received.length).toBeGreaterThan(0);
    for (const message of received) expect(serverMessageShape.fault(message, '')).toBeNull();
  }
  const kinds = new Set(all.flatMap((one) => [...kindsIn(one)]));
  expect([...kinds].sort()).toEqual(['chat', 'frame', 'here', 'notice', 'ok', 'patch', 'problem']);
  for (const one of all) one.close();
});

test.each((await loadGames()).games.map(({ id, seats }) => [id, seats.min] as const))(
  'the frames of %s have their shape, for seats and for spectators',
  async (game, seats) => {
    const one = await startServer({ games: new URL('../catalogue.ts', import.meta.url) });
    const { table, clients } = await openTable(one.address, seats, { game });
    const visitor = await Client.guest(one.address, 'Visitor');
    for (const phase of ['open', 'running']) {
      for (const client of [...clients, visitor]) {
        const { frame } = await client.ok('GET', `/api/tables/${table}`);
        expect(frame).toMatchObject({ table: { phase } });
        expect(frameShape.fault(frame, '')).toBeNull();
      }
      if (phase === 'open') await clients[0]!.post(table, 'start');
    }
    await one.close();
  },
);
