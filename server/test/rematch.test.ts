import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { frameOf, playOut, startTable, watch } from './tables.ts';

/** Milliseconds by which the clocks of the server are ahead of this process. */
let ahead = 0;
let server: TestServer;
beforeAll(async () => {
  const clocks = { monotonic: () => performance.now() + ahead, wall: () => Date.now() + ahead };
  server = await startServer({ clocks });
});
afterAll(() => server.close());

type Seat = { name: string; keptName?: string; person: string | null; bot: string | null };
type TableFrame = { phase: string; seats: Seat[]; keptUntil: number; rematch: string | null };

const short = { options: { rounds: 4, hand: 2 } };

async function tableOf(client: Client, table: string): Promise<TableFrame> {
  const { frame } = await client.ok('GET', `/api/tables/${table}`);
  return (frame as { table: TableFrame }).table;
}

test('seats are kept by name, nobody is called a bot, and the game begins when all agree', async () => {
  const { table, clients } = await startTable(server.address, 2, short, ['apprentice']);
  const [ada, bo] = clients;
  for (const live of await playOut(table, clients)) live.close();
  const { seats } = await bo!.ok('GET', `/api/tables/${table}/record`);
  expect(seats).toEqual([{ name: 'Person 0' }, { name: 'Person 1' }, { name: 'Odile' }]);
  const live = await watch(bo!, table);
  const { table: next } = (await ada!.post(table, 'rematch')) as { table: string };
  // Who is still at the finished table learns of it there.
  await live.until(() => frameOf(live, table).table.rematch === next);
  live.close();

  const open = await tableOf(ada!, next);
  expect(open.phase).toBe('open');
  const kept = open.seats.map(({ name, keptName }) => [name, keptName]);
  expect(kept.toSorted((a, b) => a.join().localeCompare(b.join()))).toEqual([
    ['', 'Person 0'],
    ['', 'Person 1'],
    ['Odile', undefined],
  ]);
  expect(open.seats[0]!.keptName).not.toBe('Person 0');

  await bo!.post(next, 'sit');
  expect((await tableOf(ada!, next)).phase).toBe('open');
  await ada!.post(next, 'sit');
  const begun = await tableOf(ada!, next);
  expect(begun.phase).toBe('running');
  expect(begun.seats.find(({ bot }) => bot !== null)!.name).toBe('Odile');
});

test('a seat that its person does not take in time is free for others, or the host’s to give', async () => {
  const { table, clients } = await startTable(server.address, 3, short);
  for (const live of await playOut(table, clients)) live.close();
  const [ada] = clients;
  const { table: next } = (await ada!.post(table, 'rematch')) as { table: string };
  await ada!.post(next, 'sit');
  const guest = await Client.guest(server.address, 'Guest');
  const early = await guest.call('POST', `/api/tables/${next}/sit`, {});
  expect(early.body).toMatchObject({ problem: { rule: 'FB-32', code: 'no-seat-left' } });
  const { keptUntil } = await tableOf(ada!, next);
  ahead += keptUntil - Date.now() + 1000;
  await guest.post(next, 'sit');
  const waiting = await tableOf(ada!, next);
  expect(waiting.phase).toBe('open');
  const empty = waiting.seats.findIndex(({ person }) => person === null);
  await ada!.post(next, 'bot', { seat: empty, level: 'apprentice' });
  expect((await tableOf(ada!, next)).phase).toBe('running');
});

test('people who are elsewhere get a notice of the rematch, once', async () => {
  const { table, clients } = await startTable(server.address, 3, short);
  const [ada, bo, cleo] = clients;
  for (const live of await playOut(table, clients)) live.close();
  const there = await watch(bo!, table);
  const elsewhere = await cleo!.live();
  const [{ table: next }] = (await Promise.all([
    ada!.post(table, 'rematch'),
    ada!.post(table, 'rematch'),
  ])) as [{ table: string }, unknown];
  await elsewhere.until(() => elsewhere.received.some(({ notice }) => notice));
  // A later message of the same connection: whatever was sent before it has arrived.
  await elsewhere.ask({ do: 'watch', table: next });
  const notices = elsewhere.received.flatMap(({ notice }) => notice ?? []);
  expect(notices).toEqual([{ kind: 'seat', table: next, game: 'toy' }]);
  await there.until(() => frameOf(there, table).table.rematch === next);
  expect(there.received.flatMap(({ notice }) => notice ?? [])).toEqual([]);
  there.close();
  elsewhere.close();
});
