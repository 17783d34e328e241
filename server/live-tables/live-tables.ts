import type { GameVersions, Refused } from '@faubourg/core';
import { tableUnknown } from '../table/problems.ts';
import type { TableContext } from './context.ts';
import { type EvictionLimits, type LoadedTable, tablesToEvict } from './eviction.ts';
import type { LiveCopy } from './live-copy.ts';
import { LiveTable } from './live-table.ts';
import { RulesMissing, TableDeleted } from './replay-log.ts';
import { type CopyHolder, TableHandle } from './table-handle.ts';

/** The id of a table: 16 random bytes in base64url, which nobody can guess. */
export const TABLE_ID = /^[\w-]{22}$/;

/** The place of one table in memory. There is at most one for an id. */
type Place = {
  readonly loading: Promise<LiveTable | null>;
  /** Null while it is being loaded. */
  copy: LiveTable | null;
  /** The calls under way. While there are any, the table stays. */
  holds: number;
};

/**
 * The tables in the memory of this node. Each can be evicted and loaded again from its log. The
 * copies never leave this class except for the time of a callback: others have handles, which ask
 * here each time. So there is at most one copy of a table that anybody can act through.
 */
export class LiveTables implements CopyHolder {
  readonly #places = new Map<string, Place>();
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
    return this.#places.size;
  }

  /** A handle of the table, which is loaded if it is not in memory; or why that is not possible. */
  async get(id: string): Promise<TableHandle | Refused> {
    if (!TABLE_ID.test(id)) return tableUnknown();
    try {
      return await this.hold(id, () => new TableHandle(id, this));
    } catch (error) {
      if (error instanceof RulesMissing || error instanceof TableDeleted) return error.refused;
      throw error;
    }
  }

  async hold<T>(id: string, work: (live: LiveTable) => Promise<T> | T): Promise<T> {
    const place = this.#places.get(id) ?? this.#load(id);
    place.holds++;
    try {
      const copy = await place.loading;
      if (!copy) throw new TableDeleted();
      return await work(copy);
    } finally {
      place.holds--;
    }
  }

  copyOf(id: string): LiveTable | null {
    return this.#places.get(id)?.copy ?? null;
  }

  #load(id: string): Place {
    const place: Place = { loading: LiveTable.load(this.#context, id), copy: null, holds: 0 };
    const gone = (): void => {
      if (this.#places.get(id) === place) this.#places.delete(id);
    };
    const settle = async (): Promise<void> => {
      place.copy = await place.loading;
      if (!place.copy) gone();
    };
    // Before whoever waits for the table goes on. What failed is reported to them.
    settle().catch(gone);
    this.#places.set(id, place);
    return place;
  }

  /** The tables in memory. */
  *all(): Generator<TableHandle> {
    // Tables that are loaded meanwhile are not visited.
    const ids = [...this.#places.keys()];
    for (const id of ids) {
      if (this.#places.has(id)) yield new TableHandle(id, this);
    }
  }

  /** Calls back with the copy of every table that is in memory. */
  forEach(visit: (live: LiveCopy) => void): void {
    for (const { copy } of this.#places.values()) if (copy) visit(copy);
  }

  /** Another node wrote entry `seq` of a table, or (`Infinity`) deleted the table. */
  async onNotification(id: string, seq: number): Promise<void> {
    await this.ifLoaded(id)?.catchUp(seq).catch(ignoreDeleted);
  }

  /** Reads what was written to any table: notifications of other nodes may have been missed. */
  async catchUpAll(): Promise<void> {
    const failures: unknown[] = [];
    // A table that cannot be read must not hold up the others.
    for (const handle of this.all()) {
      await handle
        .catchUp(Infinity)
        .catch(ignoreDeleted)
        .catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
  }

  /** A handle of the table if it is in memory or being loaded. */
  ifLoaded(id: string): TableHandle | null {
    return this.#places.has(id) ? new TableHandle(id, this) : null;
  }

  /** Drops a table from memory. Its copy takes no more commands. */
  evict(id: string): void {
    this.copyOf(id)?.retire();
    this.#places.delete(id);
  }

  /** Evicts the tables that nobody has used for a while. */
  sweep(): void {
    const loaded: LoadedTable[] = [];
    for (const [id, { copy, holds }] of this.#places) {
      // A table that is being loaded is held by whoever asked for it.
      if (copy) loaded.push({ id, usedAt: copy.usedAt, inUse: holds > 0 || copy.watched });
    }
    for (const id of tablesToEvict(loaded, this.#eviction, this.#context.clocks.monotonic()))
      this.evict(id);
  }
}

function ignoreDeleted(error: unknown): void {
  if (!(error instanceof TableDeleted)) throw error;
}
