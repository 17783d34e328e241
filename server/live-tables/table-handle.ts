import type { Refused } from '@faubourg/core';
import type { Ack } from '../table/command.ts';
import { tableUnknown } from '../table/problems.ts';
import type { Table } from '../table/table.ts';
import type { LiveCopy } from './live-copy.ts';
import type { Decide, LiveTable } from './live-table.ts';
import { TableDeleted } from './replay-log.ts';
import type { Watcher } from './watchers.ts';

/** The one place that has the copies of tables in memory. */
export type CopyHolder = {
  /** Loads the table where it is not in memory. It is not evicted while `work` runs. */
  hold<T>(id: string, work: (live: LiveTable) => Promise<T> | T): Promise<T>;
  /** The copy that is in memory now, if there is one. */
  copyOf(id: string): LiveTable | null;
};

/**
 * A table by its id. A handle may be kept for any time: each call finds the one copy in memory, or
 * loads it. So nobody can act through a copy that was evicted.
 */
export class TableHandle {
  readonly id: string;
  readonly #holder: CopyHolder;

  constructor(id: string, holder: CopyHolder) {
    this.id = id;
    this.#holder = holder;
  }

  /** Runs a command. `decide` reads the table as it is then, and may refuse. */
  async run(decide: Decide): Promise<Ack | Refused> {
    try {
      return await this.#holder.hold(this.id, (live) => live.run(decide));
    } catch (error) {
      if (error instanceof TableDeleted) return tableUnknown();
      throw error;
    }
  }

  /** Reads the table between two commands, with the whole log applied. Rejects if it was deleted. */
  read<T>(at: (table: Table, live: LiveCopy) => T): Promise<T> {
    return this.#holder.hold(this.id, (live) => live.read((table) => at(table, live)));
  }

  /** Applies what other nodes have written, if entry `seq` is not yet known here. */
  catchUp(seq: number): Promise<void> {
    return this.#holder.hold(this.id, (live) => live.catchUp(seq));
  }

  /** Keeps the table in memory while `work` runs. Rejects if it was deleted. */
  use<T>(work: (live: LiveCopy) => Promise<T> | T): Promise<T> {
    return this.#holder.hold(this.id, work);
  }

  /** Ends the watching of a connection. Nobody watches a table that is not in memory. */
  leave(watcher: Watcher): void {
    this.#holder.copyOf(this.id)?.watchers.leave(watcher);
  }
}
