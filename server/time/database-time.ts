import { sql } from 'kysely';
import type { Database } from '../store/database.ts';
import type { ProcessClocks } from './clocks.ts';
import type { TableTime } from './table-time.ts';

/**
 * The table time of several nodes: the clock of the database, which is the same for all of them.
 * Between two readings a node counts on with its monotonic clock.
 */
export async function openDatabaseTime(
  { queries, read }: Pick<Database, 'queries' | 'read'>,
  { monotonic }: Pick<ProcessClocks, 'monotonic'>,
): Promise<TableTime> {
  const query = sql<{
    time: number;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as time`.compile(queries);
  /** The table time when the monotonic clock was at 0. */
  let origin: number | null = null;

  async function sync(): Promise<void> {
    const sent = monotonic();
    const [row] = await read(query);
    const received = monotonic();
    const earliest = row!.time - sent;
    // The database was read somewhere between `sent` and `received`. A count that agrees with that
    // is kept: moving it with every reading would make it uneven.
    const least = earliest - (received - sent);
    const now = origin ?? (least + earliest) / 2;
    origin = Math.min(Math.max(now, least), earliest);
  }

  await sync();
  return { now: () => Math.round(origin! + monotonic()), sync, close: async () => {} };
}
