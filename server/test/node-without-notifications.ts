import { orThrow, type GameVersions } from '@faubourg/core';
import { openStore } from '../store/open.ts';
import { Snapshots } from '../live-tables/snapshots.ts';
import { LiveTables } from '../live-tables/live-tables.ts';
import type { TableHandle } from '../live-tables/table-handle.ts';
import { TimeSlices } from '../live-tables/time-slices.ts';
import { systemClocks } from '../time/clocks.ts';
import { openTableTime } from '../time/table-time.ts';

export type SilentNode = { liveTable(table: string): Promise<TableHandle>; close(): Promise<void> };

/**
 * A node that gets no notifications: it is behind for as long as the test wants. It leaves the
 * duties after its entries undone, like a node that has died.
 */
export async function nodeWithoutNotifications(
  url: string,
  games: GameVersions,
): Promise<SilentNode> {
  const database = await openStore(url, '');
  const tableTime = await openTableTime(database, systemClocks);
  const liveTables: LiveTables = new LiveTables(
    {
      database,
      games,
      node: 'silent',
      lease: 500,
      entriesPerPerson: Infinity,
      attemptsPerDecision: 100,
      presence: { grace: 0, changed: () => {} },
      clocks: { ...systemClocks, tableTime: () => tableTime.now() },
      slices: new TimeSlices(systemClocks.monotonic),
      snapshots: new Snapshots(database, games, 'test'),
      onReplayed: () => {},
      onAcknowledged: () => {},
      evict: (id) => {
        liveTables.evict(id);
      },
      onEntry: () => {},
    },
    { idle: 600_000, maxTables: 10 },
  );
  return {
    liveTable: async (table) => orThrow(await liveTables.get(table)),
    close: () => database.close(),
  };
}
