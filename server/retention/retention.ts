import type { Limits } from '../limits/limits.ts';
import type { LiveTables } from '../live-tables/live-tables.ts';
import type { Database } from '../store/database.ts';
import { deleteTable } from '../store/delete-table.ts';
import {
  dropExpiredChallenges,
  dropTokensUnusedSince,
  idleTables,
  type IdleTable,
} from '../store/retention.ts';
import { dropSharesUnusedSince } from '../store/shares.ts';
import { closeIdle } from '../table/seat-commands.ts';

/** Milliseconds. */
const DAY = 86_400_000;
/** Tables of each phase that one sweep deals with, so that it holds up nothing else for long. */
const MOST_TABLES = 200;

type RetentionLimits = Pick<
  Limits,
  'tokenDays' | 'shareDays' | 'lobbyDays' | 'runningDays' | 'closedDays' | 'finishedDays'
>;

/**
 * Gives up what nobody has used for long: tables that never began or that nobody plays any more
 * are closed, closed and (if wanted) finished ones deleted, expired tokens and links forgotten. Every node
 * may sweep; what one has done, another finds done.
 */
export class Retention {
  readonly #database: Database;
  readonly #liveTables: LiveTables;
  readonly #limits: RetentionLimits;
  readonly #now: () => number;

  constructor(
    database: Database,
    liveTables: LiveTables,
    limits: RetentionLimits,
    now: () => number,
  ) {
    this.#database = database;
    this.#liveTables = liveTables;
    this.#limits = limits;
    this.#now = now;
  }

  async sweep(): Promise<void> {
    const { tokenDays, shareDays, lobbyDays, runningDays, closedDays, finishedDays } = this.#limits;
    await this.#each('open', lobbyDays, (table) => this.#close(table));
    await this.#each('running', runningDays, (table) => this.#close(table));
    await this.#each('closed', closedDays, (table) => this.#delete(table));
    await this.#each('over', finishedDays, (table) => this.#delete(table));
    const now = this.#now();
    await this.#database.write([
      dropTokensUnusedSince(this.#database, now - tokenDays * DAY),
      dropExpiredChallenges(this.#database, now),
      dropSharesUnusedSince(this.#database, now - shareDays * DAY),
    ]);
  }

  /** Deals with every table of a phase that was idle for so many days; 0 days: with none. */
  async #each(
    phase: string,
    days: number,
    deal: (table: IdleTable) => Promise<void>,
  ): Promise<void> {
    if (days === 0) return;
    const before = this.#now() - days * DAY;
    for (const table of await idleTables(this.#database, phase, before, MOST_TABLES)) {
      await deal(table);
    }
  }

  async #close({ id, seq }: IdleTable): Promise<void> {
    const handle = await this.#liveTables.get(id);
    if ('problem' in handle) return;
    // Somebody may have played meanwhile: then there is an entry after `seq`.
    await handle.use((live) => handle.run(closeIdle(() => live.seq === seq)));
  }

  async #delete({ id }: IdleTable): Promise<void> {
    await deleteTable(this.#database, id);
    await this.#liveTables.onNotification(id, Infinity);
  }
}
