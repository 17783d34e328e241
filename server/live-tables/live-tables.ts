import type { GameVersions, Refused } from '@faubourg/core';
import { tableUnknown } from '../table/problems.ts';
import type { TableContext } from './context.ts';
import { type EvictionLimits, type LoadedTable, tablesToEvict } from './eviction.ts';
import { LiveTable } from './live-table.ts';
import { RulesMissing } from './replay-log.ts';

/** The id of a table: 16 random bytes in base64url, which nobody can guess. */
export const TABLE_ID = /^[\w-]{22}$/;

/** The tables in the memory of this node. Each can be evicted and loaded again from its log. */
export class LiveTables {
  readonly #tables = new Map<string, Promise<LiveTable | null>>();
  readonly #context: TableContext;
  readonly #eviction: EvictionLimits;

  constructor(context: TableContext, eviction: EvictionLimits) {
    this.#context = context;
    this.#eviction = eviction;
  }

  get games(): GameVersions {
    return this.#context.games;
  }

  get context(): TableContext {
    return this.#context;
  }

  get size(): number {
    return this.#tables.size;
  }

  async get(id: string): Promise<LiveTable | Refused> {
    if (!TABLE_ID.test(id)) return tableUnknown();
    let loading = this.#tables.get(id);
    if (!loading) {
      loading = this.#load(id);
      this.#tables.set(id, loading);
    }
    try {
      return (await loading) ?? tableUnknown();
    } catch (error) {
      if (error instanceof RulesMissing) return error.refused;
      throw error;
    }
  }

  async #load(id: string): Promise<LiveTable | null> {
    try {
      const liveTable = await LiveTable.load(this.#context, id);
      if (!liveTable) this.#tables.delete(id);
      return liveTable;
    } catch (error) {
      this.#tables.delete(id);
      throw error;
    }
  }

  /** The tables in memory. */
  async *all(): AsyncGenerator<LiveTable> {
    for (const loading of this.#tables.values()) {
      const liveTable = await loading.catch(() => null);
      if (liveTable) yield liveTable;
    }
  }

  /** Another node wrote entry `seq` of a table, or (`Infinity`) deleted the table. */
  async onNotification(id: string, seq: number): Promise<void> {
    await (await this.ifLoaded(id))?.catchUp(seq);
  }

  /** Reads what was written to any table: notifications of other nodes may have been missed. */
  async catchUpAll(): Promise<void> {
    const failures: unknown[] = [];
    // A table that cannot be read must not hold up the others.
    for await (const liveTable of this.all()) {
      await liveTable.catchUp(Infinity).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  /** The table if it is in memory. */
  async ifLoaded(id: string): Promise<LiveTable | null> {
    return (await this.#tables.get(id)?.catch(() => null)) ?? null;
  }

  evict(id: string): void {
    this.#tables.delete(id);
  }

  /** Evicts the tables that nobody has used for a while. */
  async sweep(): Promise<void> {
    const loaded: LoadedTable[] = [];
    for await (const { id, usedAt, watchers } of this.all()) {
      loaded.push({ id, usedAt, watched: watchers.size > 0 });
    }
    for (const id of tablesToEvict(loaded, this.#eviction, this.#context.clocks.monotonic()))
      this.evict(id);
  }
}
