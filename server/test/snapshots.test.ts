import { gameVersions, type Json, orThrow, QuickChance, undoRefusal } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../scripts/tools/postgres.ts';
import { deleteTable, exportTable, importTable, openStore } from '../admin/index.ts';
import { longLog, type LongLog } from '../bench/make-long-log.ts';
import { loadGames } from '../catalogue.ts';
import { digestOf, SNAPSHOT_EVERY } from '../live-tables/snapshots.ts';
import { replayEntry } from '../live-tables/replay-log.ts';
import type { Database } from '../store/database.ts';
import type { SnapshotRow } from '../store/schema.ts';
import { readLog } from '../store/tables.ts';
import type { LoggedEntry } from '../table/entry.ts';
import { openTable, type Table } from '../table/table.ts';
import { Client, newKey } from './client.ts';
import { startNode } from './node-process.ts';
import { readMetrics, startServer, type TestServer } from './server.ts';

/*
 * The log is the truth, and a snapshot saves replaying it. FAUBOURG_LONG_LOG=1 takes the longest log
 * that the limits allow instead of a shorter one.
 */

const games = await loadGames();
const isLong = process.env['FAUBOURG_LONG_LOG'] === '1';
const limits = isLong ? { entries: 3000, attempts: 300 } : { entries: 400, attempts: 60 };
const names = isLong ? ['Ada', 'Bo', 'Cy', 'Di', 'Ed'] : ['Ada', 'Bo', 'Cy'];
const SEED = '3d'.repeat(32);

let postgres: TestDatabase;
beforeAll(async () => {
  postgres = await testDatabase();
});
afterAll(() => postgres.stop());

/** The entries that a server has replayed since its start. */
async function replayed({ address }: TestServer): Promise<number> {
  const text = await readMetrics(address);
  return Number(/^faubourg_log_rows_replayed_total (\d+)$/m.exec(text)![1]);
}

/** The log with keys, as commands of people have them, and the turn that each entry was made for. */
function withKeys({ id, secret, log }: LongLog) {
  const first = log[0]!.entry;
  if (first.kind !== 'open') throw new Error('the log begins with an opening');
  const table: Table = orThrow(openTable(id, secret, first.setup, games));
  const turns: number[] = [];
  let undoable = { length: 0, seat: 0 };
  const keyed = log.map((logged): LoggedEntry => {
    const { entry, seq } = logged;
    const isMove = entry.kind === 'answer' || entry.kind === 'undo';
    turns.push(isMove ? table.turns[entry.seat]!.turn : 0);
    replayEntry(table, logged);
    const seat = table.seats.findIndex((_, one) => mayUndo(table, one));
    if (seat >= 0) undoable = { length: seq, seat };
    return isMove ? { ...logged, key: `${entry.seat}:key-of-${seq}`, number: seq } : logged;
  });
  // Not to its end, so that an answer can be taken back.
  const turnOf = (seq: number): number => turns[seq - 1]!;
  return { id, secret, log: keyed.slice(0, undoable.length), undoable, turnOf };
}

const mayUndo = ({ play, phase }: Table, seat: number): boolean =>
  phase === 'running' && undoRefusal(play!, seat) === null;

describe.each(['SQLite', 'PostgreSQL'])('with %s', { timeout: 120_000 }, (kind) => {
  let data: string;
  let url: string | undefined;
  let people: Client[];
  let long: LongLog & { readonly turnOf: (seq: number) => number };
  const servers: TestServer[] = [];
  const start = async (): Promise<TestServer> => {
    const catalogue = new URL('../catalogue.ts', import.meta.url);
    const server = await startServer({ data, database: url, games: catalogue });
    servers.push(server);
    return server;
  };
  const stopAll = async (): Promise<void> => {
    for (const server of servers.splice(0)) await server.close();
  };
  const withDatabase = async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openStore(url, `${data}/faubourg.sqlite`);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const snapshotsOf = (database: Database): Promise<SnapshotRow[]> =>
    database.read(
      database.queries
        .selectFrom('snapshots')
        .selectAll()
        .where('table_id', '=', long.id)
        .orderBy('seq')
        .compile(),
    );
  const getAll = (server: TestServer): Promise<Record<string, Json>[]> =>
    Promise.all(
      people.map((client) => {
        client.address = server.address;
        return client.ok('GET', `/api/tables/${long.id}`);
      }),
    );

  beforeAll(async () => {
    data = await mkdtemp(join(tmpdir(), 'faubourg-'));
    url = kind === 'PostgreSQL' ? postgres.url : undefined;
    const server = await start();
    people = await Promise.all(names.map((name) => Client.guest(server.address, name)));
    const ids = people.map((client) => client.id);
    long = withKeys(longLog(games, 'chinatown', ids, limits, SEED));
    const { id, secret, log } = long;
    const file = { format: 'faubourg/table', version: 1, id, secret, createdAt: 0, log, chat: [] };
    await withDatabase(async (database) => orThrow(await importTable(database, games, file)));
    await stopAll();
  }, 120_000);
  afterEach(stopAll);
  afterAll(() => rm(data, { recursive: true, force: true }));

  test('a table is loaded by a constant number of entries, and is the same for everybody', async () => {
    const rows = long.log.length;
    expect(rows).toBeGreaterThan(2 * SNAPSHOT_EVERY);
    const first = await start();
    const seen = await getAll(first);
    // Nobody has loaded it before: this database had no snapshots.
    expect(await replayed(first)).toBe(rows);
    await stopAll();
    const cold = await start();
    expect(await getAll(cold)).toEqual(seen);
    expect(await replayed(cold)).toBe(rows % SNAPSHOT_EVERY);
    // Histories, too: from the next snapshot, and what the page itself has.
    const client = people[0]!;
    const { n } = seen[0] as { n: number };
    const before = await replayed(cold);
    const last = await client.ok('GET', `/api/tables/${long.id}/events?from=${n - 60}`);
    expect((last['messages'] as unknown[]).length).toBe(60);
    expect((await replayed(cold)) - before).toBeLessThan(3 * SNAPSHOT_EVERY);
    // A second node of the same database, or one after it.
    if (kind === 'SQLite') await stopAll();
    const other = await start();
    expect(await getAll(other)).toEqual(seen);
    const seated = people[long.undoable.seat]!;
    const { turn } = seen[long.undoable.seat]!['frame'] as { turn: number };
    await seated.post(long.id, 'undo', { key: newKey(), turn });
    const after = await getAll(other);
    expect(after).not.toEqual(seen);
    await stopAll();
    expect(await getAll(await start())).toEqual(after);
  });

  test('a command that is sent again is recognised, however old it is', async () => {
    const server = await start();
    await getAll(server);
    const chance = new QuickChance(3);
    const moves = long.log.filter(({ key }) => key !== null);
    for (let i = 0; i < 12; i++) {
      const { entry, seq } = moves[i === 0 ? 0 : chance.int(moves.length)]!;
      if (entry.kind !== 'answer' && entry.kind !== 'undo') continue;
      const header = { key: `key-of-${seq}`, turn: long.turnOf(seq) };
      const body = entry.kind === 'answer' ? { ...header, answer: entry.answer } : header;
      const client = people[entry.seat]!;
      expect(await client.ok('POST', `/api/tables/${long.id}/${entry.kind}`, body)).toEqual({
        n: seq,
      });
      // The same turn with a key that nobody has used is too late.
      const unused = { ...body, key: newKey() };
      const refused = await client.call('POST', `/api/tables/${long.id}/${entry.kind}`, unused);
      expect(refused).toMatchObject({ status: 409, body: { problem: { code: 'stale' } } });
    }
    expect(await replayed(server)).toBeLessThan(SNAPSHOT_EVERY);
  });

  test('nothing of a snapshot is in any response or in a file of the table', async () => {
    const { seeds, digests } = await withDatabase(async (database) => {
      const rows = await snapshotsOf(database);
      expect(JSON.stringify(await exportTable(database, long.id))).not.toContain(rows[0]!.digest);
      const contents = rows.map(({ data: text }) => JSON.parse(text) as { table: { play: never } });
      const plays = contents.map(({ table }) => table.play as { seed: string } | null);
      return {
        seeds: plays.flatMap((play) => play?.seed ?? []),
        digests: rows.map(({ digest }) => digest),
      };
    });
    expect(seeds.length).toBeGreaterThan(0);
    const server = await start();
    await getAll(server);
    const anybody = new Client(server.address);
    const paths = ['', '/events', '/events?from=3', '/answers', '/chat', '/record'];
    for (const client of [people[1]!, anybody]) {
      for (const path of [...paths.map((what) => `/api/tables/${long.id}${what}`), '/api/tables']) {
        const text = JSON.stringify((await client.call('GET', path)).body);
        for (const hidden of [...seeds, ...digests, long.secret])
          expect(text).not.toContain(hidden);
      }
    }
  });

  const last = (rows: readonly SnapshotRow[]): SnapshotRow => rows.at(-1)!;
  /** What could be wrong with all snapshots of a table. The database does not matter for most. */
  const lies: [string, (row: SnapshotRow, logged: LoggedEntry, rows: SnapshotRow[]) => object][] = [
    [
      'has other contents',
      ({ data: text }) => ({ data: text.replace(/"phase":"\w+"/, '"phase":"over"') }),
    ],
    ['has other numbers', () => ({ numbers: '[9,9,9,9,9,9]' })],
    ['was made by another version', () => ({ version: 'another' })],
    ['was made for another incarnation', ({ incarnation }) => ({ incarnation: incarnation + 1 })],
    ['is no JSON', () => ({ data: '{', numbers: '[', turns: '' })],
    [
      'is that of another entry',
      (row, _logged, rows) => {
        const { data: text, digest } = rows.find(({ seq }) => seq !== row.seq)!;
        return { data: text, digest };
      },
    ],
    [
      'has a digest that fits, and the log contradicts it',
      (row, logged, rows) => {
        const lie = { ...row, data: rows[0]!.seq === row.seq ? last(rows).data : rows[0]!.data };
        return { data: lie.data, digest: digestOf(lie, logged) };
      },
    ],
  ];
  test('a snapshot that lies is ignored, and written again', async () => {
    const seen = await getAll(await start());
    await stopAll();
    for (const [what, change] of kind === 'SQLite' ? lies : lies.slice(-1)) {
      const rows = await withDatabase(async (database) => {
        const log = await readLog(database, long.id);
        const rows = await snapshotsOf(database);
        const update = database.queries.updateTable('snapshots').where('table_id', '=', long.id);
        for (const row of rows) {
          const changed = change(row, log[row.seq - 1]!, rows);
          await database.write([update.set(changed).where('seq', '=', row.seq).compile()]);
        }
        return rows;
      });
      const cold = await start();
      expect([what, await getAll(cold)]).toEqual([what, seen]);
      expect(await replayed(cold)).toBeGreaterThan(long.log.length - SNAPSHOT_EVERY);
      await stopAll();
      // Whoever had to replay the log has written them again.
      expect([what, await withDatabase(snapshotsOf)]).toEqual([what, rows]);
    }
  });

  test('a deleted table leaves no snapshot', async () => {
    await withDatabase(async (database) => {
      expect(await snapshotsOf(database)).not.toEqual([]);
      await deleteTable(database, long.id);
      expect(await snapshotsOf(database)).toEqual([]);
    });
  });
});

describe('a server that is killed between an entry and its snapshot', () => {
  let data: string;
  beforeEach(async () => {
    data = await mkdtemp(join(tmpdir(), 'faubourg-'));
  });
  afterEach(() => rm(data, { recursive: true, force: true }));

  test('has the entry, and the next one makes the snapshot', async () => {
    const before = await startServer({ data });
    const ada = await Client.guest(before.address, 'Ada');
    const seats = [{ for: 'anyone' }, { for: 'anyone' }];
    const opened = await ada.ok('POST', '/api/tables', { game: 'toy', seats });
    const table = opened['table'] as string;
    await ada.post(table, 'sit', { seat: 0 });
    await before.close();
    // The same table, as if she had sat down and stood up many times.
    const database = await openStore(undefined, `${data}/faubourg.sqlite`);
    const file = (await exportTable(database, table))!;
    const [open, sit] = file.log;
    const stand = { ...sit!, entry: { kind: 'stand', seat: 0 } } as const;
    const log = Array.from({ length: SNAPSHOT_EVERY - 1 }, (_, i) => {
      if (i === 0) return open!;
      // The last of them is that she stood up.
      return { ...(i % 2 === 1 ? sit! : stand), key: null, seq: i + 1 };
    });
    await deleteTable(database, table);
    orThrow(await importTable(database, gameVersions([toy]), { ...file, log }));
    await database.close();
    const script = new URL('./killed-before-snapshot.ts', import.meta.url);
    const node = await startNode(data, [], script);
    ada.address = node.address;
    await expect(ada.post(table, 'sit', { seat: 0 })).rejects.toThrow('fetch failed');
    await node.gone;

    const stored = async () => {
      const database = await openStore(undefined, `${data}/faubourg.sqlite`);
      const { queries } = database;
      const rows = await database.read(queries.selectFrom('snapshots').select('seq').compile());
      const log = await readLog(database, table);
      await database.close();
      return { snapshots: rows.map(({ seq }) => seq), entries: log.length };
    };
    expect(await stored()).toEqual({ snapshots: [], entries: SNAPSHOT_EVERY });
    const frames: unknown[] = [];
    for (const replays of [SNAPSHOT_EVERY, 0]) {
      const server = await startServer({ data });
      ada.address = server.address;
      frames.push(await ada.ok('GET', `/api/tables/${table}`));
      expect(await replayed(server)).toBe(replays);
      await server.close();
    }
    expect(frames[1]).toEqual(frames[0]);
    expect(frames[0]).toMatchObject({ frame: { you: 0 } });
    expect(await stored()).toEqual({ snapshots: [SNAPSHOT_EVERY], entries: SNAPSHOT_EVERY });
  });
});
