import type { FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { ClusterPresence } from '../cluster/cluster-presence.ts';
import type { LiveTables } from '../live-tables/live-tables.ts';
import type { Database } from '../store/database.ts';

/** A database that finishes a write when told to, and notes the order in which writes begin. */
function heldDatabase(): { database: Database; begun: string[]; finish: (() => void)[] } {
  const begun: string[] = [];
  const finish: (() => void)[] = [];
  const database = {
    kind: 'postgres',
    notify: (text: string) => text,
    write: async (texts: readonly string[]) => {
      begun.push(...texts);
      await new Promise<void>((resolve) => finish.push(resolve));
      return [];
    },
  } as unknown as Database;
  return { database, begun, finish };
}

test('a node’s end is told after everything it has announced, whichever write is quicker', async () => {
  const { database, begun, finish } = heldDatabase();
  const liveTables = { context: { node: 'a' } } as unknown as LiveTables;
  const presence = new ClusterPresence(database, liveTables, {} as FastifyBaseLogger);
  presence.announce('t', 1, false);
  const closed = presence.close();
  presence.announce('t', 1, false);
  await expect.poll(() => begun).toHaveLength(1);
  expect(begun[0]).toMatch(/^here t a/);
  finish.shift()!();
  await expect.poll(() => begun).toHaveLength(2);
  expect(begun[1]).toBe('node a gone');
  finish.shift()!();
  await closed;
  expect(begun).toHaveLength(2);
});
