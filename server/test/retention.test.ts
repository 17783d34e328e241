import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Limits } from '../limits/limits.ts';
import { openContext } from '../open-context.ts';
import { Retention } from '../retention/retention.ts';
import { Client } from './client.ts';
import { noLimits, startServer } from './server.ts';
import { answerFirst, frameOf, openTable, playOut, startTable, watch } from './tables.ts';
import { loadGames } from './toy-catalogue.ts';

const DAY = 86_400_000;
const limits = { tokenDays: 60, lobbyDays: 10, runningDays: 20, closedDays: 5, finishedDays: 30 };

let data: string;
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'faubourg-'));
});
afterEach(() => rm(data, { recursive: true }));

/** Makes everything at a table look as if it had happened so many days earlier. */
function age(table: string, days: number): void {
  const db = new DatabaseSync(`${data}/faubourg.sqlite`);
  db.prepare('update log set at = at - ? where table_id = ?').run(days * DAY, table);
  db.prepare('update tables set created_at = created_at - ? where id = ?').run(days * DAY, table);
  db.close();
}

/** Gives up what is due, while no server runs. */
async function sweep(more: Partial<Limits> = {}): Promise<void> {
  const options = { port: 0, data, limits: { ...noLimits, ...limits, ...more } };
  const { context } = await openContext(options, await loadGames());
  await new Retention(
    context.database,
    context.liveTables,
    context.limits,
    context.clocks.tableTime,
  ).sweep();
  await context.database.close();
}

const phaseOf = async (client: Client, table: string): Promise<string> => {
  const { status, body } = await client.call('GET', `/api/tables/${table}`);
  if (status === 404) return 'gone';
  return (body['frame'] as { table: { phase: string } }).table.phase;
};

test('tables that nobody uses are closed, then deleted; the others stay', async () => {
  const first = await startServer({ data });
  const { address } = first;
  const options = { options: { rounds: 4, hand: 2 } };
  const [lobby, freshLobby, idle, played, over, oldOver] = await Promise.all([
    openTable(address, 2),
    openTable(address, 2),
    startTable(address, 2),
    startTable(address, 2),
    startTable(address, 2, options),
    startTable(address, 2, options),
  ]);
  for (const { table, clients } of [over, oldOver]) {
    for (const live of await playOut(table, clients)) live.close();
  }
  const slow = await startTable(address, 2, { clock: { slow: { perDecision: 100 * DAY } } });
  const closed = await openTable(address, 2);
  await closed.clients[0]!.post(closed.table, 'close');
  age(lobby.table, 11);
  age(freshLobby.table, 9);
  age(idle.table, 21);
  age(played.table, 21);
  expect((await answerFirst(played.clients[0]!, played.table)).status).toBe(200);
  age(slow.table, 21);
  age(over.table, 29);
  age(oldOver.table, 31);
  age(closed.table, 6);
  await first.close();

  await sweep();
  const second = await startServer({ data });
  const all = [lobby, freshLobby, idle, played, slow, over, oldOver, closed];
  const phases = async (of: string): Promise<string[]> =>
    Promise.all(
      all.map(({ table, clients }) => {
        clients[0]!.address = of;
        return phaseOf(clients[0]!, table);
      }),
    );
  expect(await phases(second.address)).toEqual([
    'closed',
    'open',
    'closed',
    'running',
    // It waits for a deadline, so it is not idle.
    'running',
    'over',
    'gone',
    'gone',
  ]);
  // A game that was closed has no result: neither outcome, nor secret, nor record.
  const [ada] = idle.clients;
  const { frame } = (await ada!.ok('GET', `/api/tables/${idle.table}`)) as {
    frame: { table: { outcome: unknown; shuffle: { secret: unknown } }; asks: unknown[] };
  };
  expect([frame.table.outcome, frame.table.shuffle.secret, frame.asks]).toEqual([null, null, []]);
  expect(await ada!.call('GET', `/api/tables/${idle.table}/record`)).toMatchObject({ status: 409 });
  const answer = { key: 'abcdefgh', turn: 0, answer: { card: 1 } };
  expect(await ada!.call('POST', `/api/tables/${idle.table}/answer`, answer)).toMatchObject({
    status: 409,
  });
  // It does not count among the tables that a person has at once.
  const { tables } = await ada!.ok('GET', '/api/my-tables');
  expect(tables).toMatchObject([{ id: idle.table, phase: 'closed', waiting: false }]);
  await second.close();

  for (const { table } of all.slice(0, 3)) age(table, 6);
  await sweep();
  const third = await startServer({ data });
  expect(await phases(third.address)).toEqual([
    'gone',
    'closed',
    'gone',
    'running',
    'running',
    'over',
    'gone',
    'gone',
  ]);
  await third.close();
});

test('with 0 days nothing is given up', async () => {
  const first = await startServer({ data });
  const { table, clients } = await openTable(first.address, 2);
  const running = await startTable(first.address, 2);
  age(table, 1000);
  age(running.table, 1000);
  await first.close();
  await sweep({ lobbyDays: 0, runningDays: 0, closedDays: 0, finishedDays: 0 });
  const second = await startServer({ data });
  clients[0]!.address = second.address;
  expect(await phaseOf(clients[0]!, table)).toBe('open');
  expect(await phaseOf(clients[0]!, running.table)).toBe('running');
  await second.close();
});

test('expired tokens and challenges are forgotten', async () => {
  const first = await startServer({ data });
  const [ada, bo] = await Promise.all(
    ['Ada', 'Bo'].map((name) => Client.guest(first.address, name)),
  );
  await first.close();
  const db = new DatabaseSync(`${data}/faubourg.sqlite`);
  const old = Date.now() - 61 * DAY;
  db.prepare('update tokens set used_at = ? where person = ?').run(old, ada!.id);
  const fact = db.prepare('insert into facts (name, value) values (?, ?)');
  fact.run('used long ago', `${Date.now() - 1000}`);
  fact.run('used just now', `${Date.now() + DAY}`);
  // A server refuses a file that somebody else is writing to.
  db.close();
  await sweep();
  const after = new DatabaseSync(`${data}/faubourg.sqlite`);
  expect(after.prepare('select person from tokens').all()).toEqual([{ person: bo!.id }]);
  const facts = after.prepare("select name from facts where name like 'used %'").all();
  expect(facts).toEqual([{ name: 'used just now' }]);
  after.close();
});

test('the server sweeps by itself, and whoever watches sees the table closed', async () => {
  const hourly: (() => void)[] = [];
  const server = await startServer({
    data,
    limits,
    setInterval: (milliseconds, work) => {
      if (milliseconds === 3_600_000) hourly.push(work);
      return () => {};
    },
  });
  const { table, clients } = await startTable(server.address, 2);
  const live = await watch(clients[0]!, table);
  age(table, 21);
  for (const work of hourly) work();
  await live.until(() => frameOf(live, table).table.phase === 'closed');
  expect(frameOf(live, table).asks).toEqual([]);
  live.close();
  await server.close();
});
