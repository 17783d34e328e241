import { gameVersions, orThrow, QuickChance } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { BroadcastChannel } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { openStore } from '../admin/index.ts';
import { Snapshots } from '../live-tables/snapshots.ts';
import type { LiveCopy } from '../live-tables/live-copy.ts';
import { LiveTables } from '../live-tables/live-tables.ts';
import { prepareTable } from '../live-tables/open-table.ts';
import type { TableHandle } from '../live-tables/table-handle.ts';
import { TimeSlices } from '../live-tables/time-slices.ts';
import { readLog } from '../store/tables.ts';
import { sit } from '../table/seat-commands.ts';
import { systemClocks } from '../time/clocks.ts';
import type { Client } from './client.ts';
import { startServer } from './server.ts';
import { answerFirst, frameOf, playOut, startTable, watch } from './tables.ts';

/** Milliseconds. Tables that nobody uses are evicted at once. */
const AT_ONCE = 1;

const METRICS = 'metrics-token-for-tests';

/** The number of tables in the memory of a server. */
async function tablesInMemory(address: string): Promise<number> {
  const response = await fetch(`${address}/metrics`, {
    headers: { authorization: `Bearer ${METRICS}` },
  });
  return Number(/^\S*tables_in_memory (\d+)/m.exec(await response.text())![1]);
}

async function untilEvicted(address: string): Promise<void> {
  while ((await tablesInMemory(address)) > 0);
}

/** Resolves with the release of the next bot that is asked. */
function heldBot(): Promise<() => void> {
  const channel = new BroadcastChannel('held bots');
  return new Promise((resolve) => {
    channel.addEventListener('message', (event) => {
      const { asked } = (event as MessageEvent<{ asked?: string }>).data;
      if (asked === undefined) return;
      resolve(() => {
        channel.postMessage({ go: asked });
        channel.close();
      });
    });
  });
}

test('a bot that was asked before its table was evicted answers at the table that was loaded since', async () => {
  const server = await startServer({
    evictAfter: AT_ONCE,
    metricsToken: METRICS,
    bots: {
      script: new URL('./blocked-bot.ts', import.meta.url),
      grace: 60_000,
      threads: 1,
      sweep: 1_000_000,
    },
  });
  const database = await openStore(undefined, `${server.data}/faubourg.sqlite`);
  const held = heldBot();
  const { table, clients } = await startTable(server.address, 1, { standIn: null }, ['regular']);
  const release = await held;
  await untilEvicted(server.address);
  // The person comes back: the table is loaded while its bot still thinks.
  const live = await watch(clients[0]!, table);
  const before = frameOf(live, table).asks;
  expect(before.some((ask) => ask.seat === 1 && ask.owed)).toBe(true);
  const logged = async (): Promise<boolean> =>
    (await readLog(database, table)).some(({ entry }) => entry.kind === 'answer');
  release();
  while (!(await logged())) await nextTurn();
  const { frame } = await clients[0]!.ok('GET', `/api/tables/${table}`);
  const { asks } = frame as unknown as { asks: typeof before };
  expect(asks.some((ask) => ask.seat === 1 && ask.owed)).toBe(false);
  await live.until(() => !frameOf(live, table).asks.some((ask) => ask.seat === 1 && ask.owed));
  expect((await answerFirst(clients[0]!, table)).status).toBe(200);
  live.close();
  await database.close();
  await server.close();
});

/** FAUBOURG_STRESS=60 npx vitest run one-live-copy: tables played at once. */
const TABLES = Number(process.env['FAUBOURG_STRESS'] ?? 8);

/** Reads a stream of updates until its table is over; the numbers it got. */
async function streamedNumbers(address: string, table: string): Promise<number[]> {
  const response = await fetch(`${address}/api/tables/${table}/events?stream=true`);
  const numbers: number[] = [];
  let rest = '';
  for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split('\n');
    rest = lines.pop()!;
    for (const line of lines.filter((one) => one !== '')) {
      const { n, patch } = JSON.parse(line) as { n: number; patch: { table?: { phase?: string } } };
      numbers.push(n);
      if (patch.table?.phase === 'over') return numbers;
    }
  }
  return numbers;
}

test('no table sticks while tables are evicted all the time', { timeout: 120_000 }, async () => {
  const server = await startServer({
    evictAfter: AT_ONCE,
    presenceGrace: 0,
    limits: { liveTables: 2 },
    bots: { budget: 5, sweep: 1_000_000 },
  });
  const chance = new QuickChance(16);
  const plays = Array.from({ length: TABLES }, async (_, i) => {
    const bots = Array.from({ length: 1 + chance.int(3) }, () => 'apprentice');
    const connected = chance.int(2) === 0;
    const { table, clients } = await startTable(server.address, 1, { standIn: null }, bots);
    const stream = i % 2 === 0 ? streamedNumbers(server.address, table) : null;
    if (connected) for (const live of await playOut(table, clients)) live.close();
    else await playWithoutConnection(clients[0]!, table);
    const numbers = (await stream) ?? [];
    expect(numbers).toEqual(numbers.map((__, at) => at + 1));
  });
  await Promise.all(plays);
  await server.close();
});

/** Plays over HTTP alone, so that nothing but requests keeps the table in memory. */
async function playWithoutConnection(client: Client, table: string): Promise<void> {
  for (;;) {
    const { frame } = await client.ok('GET', `/api/tables/${table}`);
    const { asks, you, table: around } = frame as unknown as ReturnType<typeof frameOf>;
    if (around.phase === 'over') return;
    if (asks.some((ask) => ask.seat === you && ask.owed)) await answerFirst(client, table);
  }
}

const evicting = { idle: 0, maxTables: 10 };

/** The tables of a node, with one that has two empty seats. */
async function oneTable() {
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-'));
  const database = await openStore(undefined, join(folder, 'x.sqlite'));
  const games = gameVersions([toy]);
  const liveTables: LiveTables = new LiveTables(
    {
      database,
      games,
      node: 'here',
      lease: 1000,
      entriesPerPerson: 100,
      attemptsPerDecision: 100,
      presence: { grace: 0, changed: () => {} },
      clocks: { ...systemClocks, tableTime: systemClocks.wall },
      slices: new TimeSlices(systemClocks.monotonic),
      snapshots: new Snapshots(database, games, 'test'),
      onReplayed: () => {},
      onAcknowledged: () => {},
      evict: (id) => {
        liveTables.evict(id);
      },
      onEntry: () => {},
    },
    evicting,
  );
  const seats = [{ for: 'anyone' }, { for: 'anyone' }] as const;
  const plan = { game: 'toy', options: {}, seats, listed: false, spectators: true };
  const { id, transaction } = orThrow(
    prepareTable(database, games, 'ada', { ...plan, clock: null, standIn: null }, 0),
  );
  await database.write(transaction);
  const close = async (): Promise<void> => {
    await database.close();
    await rm(folder, { recursive: true });
  };
  return { liveTables, id, close };
}

test('a handle from before an eviction acts on the copy that was loaded since', async () => {
  const { liveTables, id, close } = await oneTable();
  const first = orThrow(await liveTables.get(id));
  liveTables.sweep();
  expect(liveTables.size).toBe(0);
  const second = orThrow(await liveTables.get(id));
  const heard: string[] = [];
  const watcher = {
    person: null,
    wantsPresence: false,
    send: ({ text }: { text: string }) => void heard.push(text),
    onDismissed: () => {},
  };
  await second.read((table, { watchers }) => watchers.join(table, watcher, null));
  expect(await first.run(sit({ id: 'ada', name: 'Ada' }, 0, {}, () => 0))).toHaveProperty('number');
  expect(heard.at(-1)).toContain('Ada');
  // Who watches keeps the table in memory; who has gone does not.
  liveTables.sweep();
  expect(liveTables.size).toBe(1);
  first.leave(watcher);
  liveTables.sweep();
  expect(liveTables.size).toBe(0);
  await close();
});

test('a table is not evicted while anybody works with it, and a copy kept longer is refused', async () => {
  const { liveTables, id, close } = await oneTable();
  const handle = orThrow(await liveTables.get(id));
  let kept!: LiveCopy;
  await handle.use(async (live) => {
    kept = live;
    await nextTurn();
    liveTables.sweep();
    expect(liveTables.size).toBe(1);
  });
  liveTables.sweep();
  expect(liveTables.size).toBe(0);
  // The type of a kept copy has no commands; a cast must not help either.
  const copy = kept as unknown as TableHandle;
  expect(() => copy.run(sit({ id: 'ada', name: 'Ada' }, 0, {}, () => 0))).toThrow(
    'after its eviction',
  );
  await close();
});

test('calls at the same time load a table once', async () => {
  const { liveTables, id, close } = await oneTable();
  const handles = await Promise.all(Array.from({ length: 5 }, () => liveTables.get(id)));
  const copies = await Promise.all(handles.map((handle) => orThrow(handle).use((live) => live)));
  expect(new Set(copies).size).toBe(1);
  await close();
});
