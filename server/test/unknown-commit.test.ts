import { orThrow, gameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Unavailable } from '../store/database.ts';
import { openStore } from '../store/open.ts';
import type { TableContext } from '../live-tables/context.ts';
import { prepareTable } from '../live-tables/open-table.ts';
import { Snapshots } from '../live-tables/snapshots.ts';
import { LiveTables } from '../live-tables/live-tables.ts';
import { TimeSlices } from '../live-tables/time-slices.ts';
import { systemClocks } from '../time/clocks.ts';
import { sit } from '../table/seat-commands.ts';

test('a row written while the connection broke is seen to by the node that wrote it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-'));
  const database = await openStore(undefined, join(folder, 'x.sqlite'));
  let breaks = false;
  const noticed: [string, boolean][] = [];
  const context: TableContext = {
    database: {
      ...database,
      write: async (transaction) => {
        const results = await database.write(transaction);
        if (!breaks) return results;
        breaks = false;
        throw new Unavailable('broken after the commit');
      },
    },
    games: gameVersions([toy]),
    node: 'here',
    lease: 1000,
    entriesPerPerson: 100,
    attemptsPerDecision: 100,
    presence: { grace: 0, changed: () => {} },
    clocks: { ...systemClocks, tableTime: systemClocks.wall },
    slices: new TimeSlices(systemClocks.monotonic),
    snapshots: new Snapshots(database, gameVersions([toy]), 'test'),
    onReplayed: () => {},
    onAcknowledged: () => {},
    evict: () => {},
    onEntry: (_table, { entry }, own) => noticed.push([entry.kind, own]),
  };
  const seats = [{ for: 'anyone' }, { for: 'anyone' }] as const;
  const newTable = { game: 'toy', options: {}, seats, listed: false, spectators: true };
  const { id, transaction } = orThrow(
    prepareTable(database, context.games, 'ada', { ...newTable, clock: null, standIn: null }, 0),
  );
  await database.write(transaction);
  const liveTable = orThrow(await new LiveTables(context, { idle: 1000, maxTables: 10 }).get(id));
  breaks = true;
  await expect(liveTable.run(sit({ id: 'ada', name: 'Ada' }, 0, {}, () => 0))).rejects.toThrow(
    Unavailable,
  );
  expect(noticed).toEqual([]);
  expect(await liveTable.read((table) => table.seats[0]!.person)).toBe('ada');
  expect(noticed).toEqual([['sit', true]]);
  await database.close();
  await rm(folder, { recursive: true });
});
