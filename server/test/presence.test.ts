import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { ClusterPresence } from '../cluster/cluster-presence.ts';
import { Presence } from '../live-tables/presence.ts';
import { Client, type LiveClient } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { openTable, startTable, watch } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ presenceGrace: 20 });
});
afterAll(() => server.close());

/** The last presence message of this client. */
const told = ({ received }: LiveClient): boolean[] | undefined =>
  received.findLast(({ here }) => here)?.here;

const isTold = (live: LiveClient, here: readonly boolean[]): Promise<void> =>
  live.until(() => JSON.stringify(told(live)) === JSON.stringify(here));

test('everybody at a table is told who is connected, and nobody of spectators', async () => {
  const { table, clients } = await startTable(server.address, 2, {}, ['apprentice']);
  const ada = await watch(clients[0]!, table);
  expect(told(ada)).toEqual([true, false, false]);
  const visitor = await Client.guest(server.address, 'Visitor');
  const onlooker = await watch(visitor, table);
  expect(told(onlooker)).toEqual([true, false, false]);
  const ben = await watch(clients[1]!, table);
  for (const live of [ada, onlooker, ben]) await isTold(live, [true, true, false]);
  const heard = ada.received.filter(({ here }) => here).length;
  onlooker.close();
  ben.close();
  await isTold(ada, [true, false, false]);
  // Joining and leaving of a spectator sent nothing.
  expect(ada.received.filter(({ here }) => here)).toHaveLength(heard + 1);
  expect(ada.received.filter(({ here }) => here).every((one) => !('n' in one))).toBe(true);
  ada.close();
});

test('who sits down while watching is there at once; who unwatches goes', async () => {
  const { table, clients } = await openTable(server.address, 1, {
    seats: [{ for: 'anyone' }, { for: 'anyone' }],
  });
  const ada = await watch(clients[0]!, table);
  const ben = await Client.guest(server.address, 'Ben');
  const live = await watch(ben, table);
  expect(told(live)).toEqual([true, false]);
  await ben.post(table, 'sit', { seat: 1 });
  await isTold(ada, [true, true]);
  await live.ask({ do: 'unwatch', table });
  await isTold(ada, [true, false]);
  for (const one of [ada, live]) one.close();
});

/** The presence of one table, with timers that the test moves. */
function alone(pause: number): { presence: Presence; all: number[] } {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const all: number[] = [];
  return { all, presence: new Presence(pause, { own: () => {}, all: (seats) => all.push(seats) }) };
}

test('two windows of one person are one presence', () => {
  const { presence, all } = alone(1000);
  presence.count(1, 1);
  presence.count(1, 2);
  presence.count(1, 1);
  vi.advanceTimersByTime(5000);
  expect(all).toEqual([0b10]);
  presence.count(1, 0);
  vi.advanceTimersByTime(5000);
  expect(all).toEqual([0b10, 0]);
});

test('a page that loads again has not been away', () => {
  const { presence, all } = alone(1000);
  presence.count(1, 1);
  presence.count(1, 0);
  vi.advanceTimersByTime(900);
  presence.count(1, 1);
  vi.advanceTimersByTime(5000);
  expect(all).toEqual([0b10]);
});

test('a seat is gone only when every node says so', () => {
  const { presence, all } = alone(0);
  presence.setRemote('one', 0b01);
  presence.setRemote('two', 0b11);
  presence.setRemote('one', 0);
  presence.clearRemote('two');
  expect(all).toEqual([0b01, 0b11, 0]);
});

test('notifications of a node are handled before its closing, however long each takes', async () => {
  const presence = new Presence(0, { own: () => {}, all: () => {} });
  const liveTable = { watchers: { presence } };
  let found!: () => void;
  const search = new Promise<void>((resolve) => {
    found = resolve;
  });
  const liveTables = {
    context: { node: 'this' },
    ifLoaded: () => ({
      use: async (work: (live: unknown) => void) => {
        await search;
        work(liveTable);
      },
    }),
    forEach: (visit: (live: unknown) => void) => {
      visit(liveTable);
    },
  };
  type Needs = ConstructorParameters<typeof ClusterPresence>;
  const cluster = new ClusterPresence(
    { kind: 'sqlite' } as Needs[0],
    liveTables as unknown as Needs[1],
    {} as Needs[2],
  );
  const handled = [
    cluster.onNotification({ kind: 'here', table: 'table', node: 'other', seats: 2, ask: false }),
    cluster.onNotification({ kind: 'node', node: 'other', closes: true }),
  ];
  found();
  await Promise.all(handled);
  expect(presence.all).toBe(0);
});
