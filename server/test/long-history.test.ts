import { orThrow, QuickChance, writeRecord } from '@faubourg/core';
import { MOST_UPDATES } from '@faubourg/protocol';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importTable, openStore } from '../admin/index.ts';
import { longLog, type LongLog } from '../bench/make-long-log.ts';
import { loadGames } from '../catalogue.ts';
import type { TableContext } from '../live-tables/context.ts';
import { MOST_REPLAYED, recordSource, updatesFromLog } from '../live-tables/history.ts';
import { replayEntry } from '../live-tables/replay-log.ts';
import { SNAPSHOT_EVERY, Snapshots } from '../live-tables/snapshots.ts';
import { TimeSlices } from '../live-tables/time-slices.ts';
import type { Database } from '../store/database.ts';
import { readTable } from '../store/tables.ts';
import { openTable, type Table } from '../table/table.ts';
import {
  emptyUpdate,
  framesOf,
  updateMessage,
  updatesSince,
  viewerIndex,
} from '../table/updates.ts';
import { startServer } from './server.ts';
import { systemClocks } from '../time/clocks.ts';

const games = await loadGames();
const people = ['ada', 'bo', 'cy', 'di', 'ed'];
/** Longer than one page, with undos at every place. */
const long = longLog(games, 'chinatown', people, { entries: 400, attempts: 60 });

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faubourg-'));
  database = await openStore(undefined, join(folder, 'x.sqlite'));
  await bringIn(database);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function bringIn(into: Database): Promise<void> {
  const { id, secret, log } = long;
  const file = { format: 'faubourg/table', version: 1, id, secret, createdAt: 0, log, chat: [] };
  orThrow(await importTable(into, games, file));
}

/** The table, and all updates of a viewer, by replaying the whole log. */
function replayed({ id, secret, log }: LongLog, viewer: number | null) {
  const first = log[0]!.entry;
  if (first.kind !== 'open') throw new Error('the log begins with an opening');
  const table: Table = orThrow(openTable(id, secret, first.setup, games));
  const at = viewerIndex(table, viewer);
  const messages: string[] = [];
  let before = framesOf(table, [viewer]);
  for (const logged of log) {
    const events = replayEntry(table, logged);
    const { texts, frames } = updatesSince(
      table,
      [viewer],
      { entry: logged.entry, events },
      before,
    );
    before = frames;
    if (((logged.told >> at) & 1) === 0) continue;
    messages.push(updateMessage(id, messages.length + 1, texts[0] ?? emptyUpdate));
  }
  return { table, messages };
}

/** A context that counts the entries that are replayed, with snapshots of its own. */
function counting(version: string): {
  readonly context: TableContext;
  readonly replays: () => number;
} {
  let counted = 0;
  const context = {
    database,
    games,
    slices: new TimeSlices(systemClocks.monotonic),
    snapshots: new Snapshots(database, games, version),
    onReplayed: () => {
      counted++;
    },
  };
  // Histories need nothing else of it.
  return { context: context as unknown as TableContext, replays: () => counted };
}

/** The order of fields is no part of a message: it differs after a snapshot. */
const read = (messages: readonly string[]): unknown[] =>
  messages.map((text) => JSON.parse(text) as unknown);

/** Waits until the snapshots are written that were begun: transactions are committed in order. */
const settled = async (): Promise<void> => void (await database.write([]));

test('any page of a history is what the viewer was sent, in whatever order pages are read', async () => {
  expect(long.log.length).toBeGreaterThan(1500);
  const row = (await readTable(database, long.id))!;
  for (const viewer of [0, 3, null]) {
    const { table, messages } = replayed(long, viewer);
    const { context } = counting(`of ${viewer}`);
    const chance = new QuickChance(5);
    for (let i = 0; i < 4; i++) {
      const from = chance.int(messages.length + 10);
      const page = (await updatesFromLog(context, { row, table, viewer }, from))!;
      const to = from + page.messages.length;
      expect(read(page.messages)).toEqual(read(messages.slice(from, to)));
      expect(page.more).toBe(to < messages.length);
      // Whoever asks again gets on.
      expect(page.more && page.messages.length === 0).toBe(false);
      await settled();
    }
  }
});

test('once a history was read, no page of it costs more than a constant number of entries', async () => {
  const row = (await readTable(database, long.id))!;
  const { table, messages } = replayed(long, null);
  const { context, replays } = counting('costs');
  const reader = { row, table, viewer: null };
  const cost = async (from: number): Promise<{ replayed: number; next: number }> => {
    const before = replays();
    const page = (await updatesFromLog(context, reader, from))!;
    await settled();
    return { replayed: replays() - before, next: page.more ? from + page.messages.length : -1 };
  };
  // The first reader replays every entry about once.
  for (let from = 0; from >= 0; from = (await cost(from)).next);
  expect(replays()).toBeLessThanOrEqual(long.log.length + 3 * SNAPSHOT_EVERY);
  const chance = new QuickChance(6);
  for (let i = 0; i < 6; i++) {
    const { replayed } = await cost(i < 3 ? chance.int(messages.length) : 10 * i);
    // Those before the place that is wanted, and those of the page.
    expect(replayed).toBeLessThanOrEqual(SNAPSHOT_EVERY + MOST_REPLAYED + SNAPSHOT_EVERY);
  }
  const end = await cost(messages.length - 5);
  expect(end.replayed).toBeLessThanOrEqual(2 * SNAPSHOT_EVERY);
});

test('a long history is streamed whole and read in pages, and its record is the one of the game', async () => {
  const server = await startServer({ games: new URL('../catalogue.ts', import.meta.url) });
  const own = await openStore(undefined, `${server.data}/faubourg.sqlite`);
  await bringIn(own);
  await own.close();
  const { table, messages } = replayed(long, null);
  const address = `${server.address}/api/tables/${long.id}`;
  const paged: unknown[] = [];
  for (;;) {
    const response = await fetch(`${address}/events?from=${paged.length}`);
    const page = (await response.json()) as { messages: unknown[]; more?: true };
    expect(page.messages.length).toBeLessThanOrEqual(MOST_UPDATES);
    paged.push(...page.messages);
    if (!page.more) break;
  }
  expect(paged).toEqual(read(messages));

  const stream = await fetch(`${address}/events?from=0&stream=true`);
  const lines: string[] = [];
  let rest = '';
  for await (const part of stream.body!.pipeThrough(new TextDecoderStream())) {
    const parts = (rest + part).split('\n');
    rest = parts.pop()!;
    lines.push(...parts.filter((line) => line !== ''));
    if (lines.length >= messages.length) break;
  }
  expect(read(lines)).toEqual(read(messages));

  const { play, head } = orThrow(recordSource(table));
  const record: unknown = await (await fetch(`${address}/record`)).json();
  expect(record).toEqual(JSON.parse(JSON.stringify(writeRecord(play, head))));
  expect(await (await fetch(`${address}/record`)).json()).toEqual(record);
  await server.close();
});
