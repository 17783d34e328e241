import { BroadcastChannel } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { testDatabase, type TestDatabase } from '../../scripts/tools/postgres.ts';
import { type Database, openStore } from '../admin/index.ts';
import { readLog } from '../store/tables.ts';
import { start } from '../table/seat-commands.ts';
import type { Client } from './client.ts';
import { nodeWithoutNotifications } from './node-without-notifications.ts';
import { startServer, type TestServer } from './server.ts';
import { frameOf, openTable, watch } from './tables.ts';

const LEASE = 6000;

let postgres: TestDatabase;
let database: Database;
let servers: TestServer[];
beforeAll(async () => {
  postgres = await testDatabase();
  const script = new URL('./blocked-bot.ts', import.meta.url);
  const bots = { script, threads: 1, budget: 600_000, sweep: 50 };
  servers = await Promise.all(
    ['a', 'b', 'c'].map((node) => {
      const games = new URL(`./toy-catalogue.ts?${node}`, import.meta.url);
      return startServer({ database: postgres.url, lease: LEASE, games, bots });
    }),
  );
  database = await openStore(postgres.url, '');
});
afterAll(async () => {
  channel.close();
  await database.close();
  await Promise.all(servers.map((server) => server.close()));
  await postgres.stop();
});

/** Every request to a bot, by node; blocked until released. */
const channel = new BroadcastChannel('held bots');
let thoughts: string[] = [];
let held: string[] | null = [];
let changed = (): void => {};
channel.addEventListener('message', (event) => {
  const { asked, node } = (event as MessageEvent<{ asked?: string; node: string }>).data;
  if (asked === undefined) return;
  thoughts.push(node);
  if (held) held.push(asked);
  else channel.postMessage({ go: asked });
  changed();
});
beforeEach(() => {
  thoughts = [];
  held = [];
});

async function thoughtOf(count: number): Promise<void> {
  while (thoughts.length < count) {
    await new Promise<void>((resolve) => {
      changed = resolve;
    });
  }
}

function letThink(): void {
  for (const go of held ?? []) channel.postMessage({ go });
  held = null;
}

const bot = { for: 'bot', level: 'regular' };
const newTable = {
  seats: [{ for: 'anyone' }, bot, bot, bot],
  standIn: 'regular',
  options: { rounds: 4, hand: 2 },
};

/** The number of answers bots gave until the game was over. */
async function playedOut(client: Client, table: string): Promise<number> {
  const live = await watch(client, table);
  await live.until(() => frameOf(live, table).table.phase === 'over');
  live.close();
  const rows = await readLog(database, table);
  return rows.filter(({ entry }) => entry.kind === 'answer' && entry.by === 'bot').length;
}

test('one node thinks for the bots of a table, whoever else adds rows meanwhile', async () => {
  const { table, clients } = await openTable(servers[0]!.address, 1, newTable);
  await clients[0]!.post(table, 'start');
  await thoughtOf(1);
  // The first node's bots think while the other two write entries.
  clients[0]!.address = servers[1]!.address;
  await clients[0]!.post(table, 'leave');
  clients[0]!.address = servers[2]!.address;
  await clients[0]!.post(table, 'return');
  await clients[0]!.post(table, 'leave');
  letThink();
  const answers = await playedOut(clients[0]!, table);
  expect(thoughts).toEqual(Array.from({ length: answers }, () => '?a'));
});

test('a node whose bots wait in line keeps their turn', async () => {
  const { table, clients } = await openTable(servers[1]!.address, 1, newTable);
  await clients[0]!.post(table, 'start');
  await clients[0]!.post(table, 'leave');
  await thoughtOf(1);
  const duty = async () => {
    const query = database.queries.selectFrom('duties').selectAll().where('table_id', '=', table);
    return (await database.read(query.compile()))[0]!;
  };
  const first = await duty();
  let now = await duty();
  while (now.lease_until === first.lease_until) now = await duty();
  // Renewed before it ran out: no other node could have claimed it in between.
  expect(now.node).toBe(first.node);
  expect(now.lease_until).toBeLessThan(first.lease_until + LEASE);
  letThink();
  const answers = await playedOut(clients[0]!, table);
  expect(thoughts).toEqual(Array.from({ length: answers }, () => '?b'));
});

test('the clocks and bots of a node that died are taken over, and time is up once', async () => {
  letThink();
  const { table, clients } = await openTable(servers[0]!.address, 2, {
    clock: { live: { bank: 1000, increment: 0 } },
    standIn: 'regular',
    options: { rounds: 4, hand: 2 },
  });
  const dying = await nodeWithoutNotifications(postgres.url, gameVersions([toy]));
  const liveTable = await dying.liveTable(table);
  expect(await liveTable.run(start({ id: clients[0]!.id, name: '' }, () => 0))).toHaveProperty(
    'number',
  );
  await dying.close();
  const answers = await playedOut(clients[1]!, table);
  const replaced = (await readLog(database, table)).flatMap(({ entry }) =>
    entry.kind === 'replace' ? [entry.seat] : [],
  );
  expect(replaced.sort((a, b) => a - b)).toEqual([0, 1]);
  expect(thoughts).toHaveLength(answers);
});
