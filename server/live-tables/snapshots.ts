import { canonical, type GameVersions } from '@faubourg/core';
import { createHash } from 'node:crypto';
import type { Database } from '../store/database.ts';
import type { SnapshotRow, TableRow } from '../store/schema.ts';
import { readMarks, readSnapshot, type SnapshotsOf, writeSnapshot } from '../store/snapshots.ts';
import { readEntriesAfter } from '../store/tables.ts';
import type { LoggedEntry } from '../table/entry.ts';
import type { Table } from '../table/table.ts';
import { type SnapshotData, snapshotData, tableFromSnapshot } from '../table/table-snapshot.ts';
import { EntryIndex } from './entry-index.ts';

/** Entries between two snapshots, so the most that are replayed before the place that is wanted. */
export const SNAPSHOT_EVERY = 256;

/** More entries than any log has. */
const LAST = 2 ** 31 - 1;

/** A table after entry `seq` of its log. */
export type Place = {
  readonly table: Table;
  /** For each viewer, the number of the last update. */
  readonly numbers: readonly number[];
  readonly seq: number;
  readonly index: EntryIndex;
};

/** What is known of a snapshot without reading the table in it. */
export type Mark = {
  readonly seq: number;
  readonly numbers: readonly number[];
  /** For each seat, its turn. */
  readonly turns: readonly number[];
};

/** The table, and the entries of each person. */
type Contents = {
  readonly table: SnapshotData;
  readonly written: { readonly [person: string]: number };
};

/**
 * The stored snapshots of tables. The log is the only truth: a snapshot is used only if its digest
 * fits everything in it and the entry of the log it was made after, and if it was made by the same
 * version of the programs. They are written after their entries were acknowledged, and losing one
 * costs nothing but time.
 */
export class Snapshots {
  readonly #database: Database;
  readonly #games: GameVersions;
  readonly #version: string;

  /** `version`: of everything that decides what a log adds up to (`programVersion`). */
  constructor(database: Database, games: GameVersions, version: string) {
    this.#database = database;
    this.#games = games;
    this.#version = version;
  }

  #of({ id, incarnation }: TableRow): SnapshotsOf {
    return { id, incarnation, version: this.#version };
  }

  /** The marks of a table's snapshots, in their order. */
  async marks(row: TableRow): Promise<Mark[]> {
    const marks = await readMarks(this.#database, this.#of(row));
    return marks.flatMap(({ seq, numbers, turns }) => {
      try {
        const mark = { seq, numbers: JSON.parse(numbers), turns: JSON.parse(turns) } as Mark;
        return Array.isArray(mark.numbers) && Array.isArray(mark.turns) ? mark : [];
      } catch {
        return [];
      }
    });
  }

  /**
   * The table of the last snapshot at or before an entry that can be used, or null. Its index has
   * the keys of the entries since the snapshot before.
   */
  async last(row: TableRow, before = LAST): Promise<Place | null> {
    for (let seq = before; ;) {
      const stored = await readSnapshot(this.#database, this.#of(row), seq);
      if (!stored) return null;
      const recent = await this.#entriesUpTo(row, stored.seq, SNAPSHOT_EVERY);
      const place = this.#open(row, stored, recent);
      if (place) return place;
      seq = stored.seq - 1;
    }
  }

  /** The table of the snapshot after an entry; null if it cannot be used. */
  async at(row: TableRow, seq: number): Promise<Place | null> {
    const stored = await readSnapshot(this.#database, this.#of(row), seq);
    if (stored?.seq !== seq) return null;
    return this.#open(row, stored, await this.#entriesUpTo(row, seq, 1));
  }

  async #entriesUpTo(row: TableRow, seq: number, count: number): Promise<LoggedEntry[]> {
    return (await readEntriesAfter(this.#database, row, seq - count, count)) ?? [];
  }

  #open(row: TableRow, stored: SnapshotRow, recent: readonly LoggedEntry[]): Place | null {
    const last = recent.at(-1);
    if (last?.seq !== stored.seq || digestOf(stored, last) !== stored.digest) return null;
    const { table: data, written } = JSON.parse(stored.data) as Contents;
    const table = tableFromSnapshot(row, data, this.#games);
    // Without its rules the table cannot be loaded in any way.
    if ('problem' in table) return null;
    const numbers = JSON.parse(stored.numbers) as number[];
    return { table, numbers, seq: stored.seq, index: new EntryIndex(written, recent) };
  }

  /**
   * Writes a snapshot where one is due, without waiting for it. The entry must be in the log, and it
   * must be the last that was applied.
   */
  add(row: TableRow, logged: LoggedEntry, place: Omit<Place, 'seq'>): void {
    if (logged.seq % SNAPSHOT_EVERY !== 0) return;
    this.#write(row, logged, place).catch(() => {
      // The disk is full, or the table is gone. The next who replays these entries writes it.
    });
  }

  /** Everything is read before the first `await`, because the table goes on. */
  async #write(
    row: TableRow,
    logged: LoggedEntry,
    { table, numbers, index }: Omit<Place, 'seq'>,
  ): Promise<void> {
    const contents = { table: snapshotData(table), written: index.written(table) };
    const undigested = {
      table_id: row.id,
      seq: logged.seq,
      incarnation: row.incarnation,
      version: this.#version,
      numbers: JSON.stringify(numbers),
      turns: JSON.stringify(table.turns.map(({ turn }) => turn)),
      data: JSON.stringify(contents satisfies Contents),
    };
    const snapshot = { ...undigested, digest: digestOf(undigested, logged) };
    await this.#database.write([writeSnapshot(this.#database, snapshot)]);
  }
}

/** Ties a snapshot to everything in it and to its entry. */
export function digestOf(snapshot: Omit<SnapshotRow, 'digest'>, last: LoggedEntry): string {
  const { table_id, seq, incarnation, version, numbers, turns, data } = snapshot;
  const entry = canonical(last);
  return createHash('sha256')
    .update(JSON.stringify([table_id, seq, incarnation, version, numbers, turns, entry]))
    .update(data)
    .digest('hex');
}
