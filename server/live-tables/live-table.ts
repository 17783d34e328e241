import type { Refused, Seat } from '@faubourg/core';
import type { CompiledQuery } from 'kysely';
import { quotaUsedUp } from '../limits/rate-limits.ts';
import { lastLine } from '../store/chat.ts';
import { Conflict, TableGone } from '../store/database.ts';
import { notificationText } from '../store/notification.ts';
import type { TableRow } from '../store/schema.ts';
import { appendEntry, readEntriesAfter } from '../store/tables.ts';
import type { Ack, Proposal } from '../table/command.ts';
import type { Entry, LoggedEntry } from '../table/entry.ts';
import { tableUnknown } from '../table/problems.ts';
import { applyEntry, type Table } from '../table/table.ts';
import {
  framesOf,
  toldMask,
  type Updates,
  updatesSince,
  viewerIndex,
  viewers,
} from '../table/updates.ts';
import type { TableContext } from './context.ts';
import { DerivedRows, memberChanges } from './derived-rows.ts';
import { chargedPerson } from './entry-quota.ts';
import {
  CorruptLog,
  readStoredTable,
  replayEntries,
  type StoredTable,
  TableDeleted,
  tableFromFirstEntry,
} from './replay-log.ts';
import { Watchers } from './watchers.ts';

/** How often a command is tried again after another node wrote an entry first. */
const TRIES = 20;

const noop = (): void => {};

/** A proposal with the statements that belong to the same transaction. */
type Write = Proposal & { readonly also?: readonly CompiledQuery[] };

/**
 * A table in memory. Commands run one after the other: each is checked, written to the log, and
 * only then acknowledged and published. Until then nobody sees anything of it.
 */
export class LiveTable {
  readonly id: string;
  watchers: Watchers;
  table: Table;
  /** The number of the last entry that was applied. */
  seq = 0;
  /** Acknowledgements by key, for commands that are sent again, with their entries. */
  readonly acks = new Map<string, { entry: Entry; ack: Ack }>();
  /** By the monotonic clock. */
  usedAt = 0;
  /** The number of entries that each person has written to this log. */
  readonly #entriesBy = new Map<string, number>();
  /** Whether another node held the duty of this table when our last entry was written. */
  dutyHeldElsewhere = false;
  /** The number of the last line of chat that was published here. */
  lastChatLine = 0;
  #context: TableContext;
  #row: TableRow;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #derivedRows: DerivedRows;
  #mustRebuild = false;
  /** The last entry we tried to write. It may be in the log although no reply came. */
  #lastSent: LoggedEntry | null = null;
  #deleted = false;

  private constructor(context: TableContext, { row, entries }: StoredTable) {
    this.#context = context;
    this.#derivedRows = new DerivedRows(context);
    this.#row = row;
    this.id = row.id;
    this.table = tableFromFirstEntry(context, row, entries);
    this.watchers = new Watchers(row.id, this.table.seats.length, context.presence);
    this.#restore(entries);
  }

  /** Builds a table from its log; null if there is no such table. */
  static async load(context: TableContext, id: string): Promise<LiveTable | null> {
    const stored = await readStoredTable(context.database, id);
    if (!stored) return null;
    const liveTable = new LiveTable(context, stored);
    liveTable.lastChatLine = await lastLine(context.database, id);
    return liveTable;
  }

  /** The number of a seat's last update. */
  numberOf(seat: Seat): number {
    return this.watchers.numbers[seat]!;
  }

  /** Runs a command. `decide` reads the table as it is then, and may refuse. */
  run(decide: (table: Table) => Write | Refused | Ack): Promise<Ack | Refused> {
    const startedAt = this.#context.clocks.monotonic();
    return this.#serialised(async () => {
      for (let tries = 1; ; tries++) {
        const decided = decide(this.table);
        if (!('entry' in decided)) {
          // Another node may have written entries that we have not read. So a refusal, here and
          // by the game below, is final only against the whole log.
          if ('problem' in decided && (await this.#catchUpIfShared())) continue;
          return decided;
        }
        try {
          const done = await this.#write(decided);
          if ('problem' in done) {
            if (await this.#catchUpIfShared()) continue;
            return done;
          }
          this.#context.onAcknowledged((this.#context.clocks.monotonic() - startedAt) / 1000);
          return done;
        } catch (error) {
          // The entry was applied in memory; whether it was written only the log can say.
          this.#mustRebuild = true;
          const overtaken = error instanceof Conflict || error instanceof TableGone;
          if (!overtaken || tries >= TRIES) throw error;
          await this.#rebuild();
        }
      }
    }, tableUnknown);
  }

  /** Reads the table between two commands, with the whole log applied. Rejects if it was deleted. */
  read<T>(at: (table: Table) => T): Promise<T> {
    return this.#serialised(async () => {
      await this.#catchUpIfShared();
      return at(this.table);
    });
  }

  /** Applies what other nodes have written, if entry `seq` is not yet known here. */
  catchUp(seq: number): Promise<void> {
    return this.#serialised(async () => {
      if (seq > this.seq) await this.#catchUp();
    }, noop);
  }

  /** The whole log. */
  async log(): Promise<readonly LoggedEntry[]> {
    for (;;) {
      if (this.#deleted) throw new TableDeleted();
      const entries = await readEntriesAfter(this.#context.database, this.#row, 0);
      if (entries) return entries;
      await this.catchUp(Infinity);
    }
  }

  /** Applies what other nodes have written, where there are others; true if there was anything. */
  async #catchUpIfShared(): Promise<boolean> {
    return this.#context.database.kind === 'sqlite' ? false : this.#catchUp();
  }

  /** Runs one piece of work at a time. `ifDeleted` gives the result if the table was deleted. */
  #serialised<T>(work: () => Promise<T>, ifDeleted?: () => T): Promise<T> {
    this.usedAt = this.#context.clocks.monotonic();
    const done = this.#queue.then(async () => {
      try {
        if (this.#deleted) throw new TableDeleted();
        if (this.#mustRebuild) await this.#rebuild();
        return await work();
      } catch (error) {
        if (ifDeleted && error instanceof TableDeleted) return ifDeleted();
        throw error;
      }
    });
    this.#queue = done.catch(() => {});
    return done;
  }

  async #write({ entry, key, viewer, also }: Write): Promise<Ack | Refused> {
    const { database, node, clocks, onEntry, entriesPerPerson } = this.#context;
    const { table, watchers } = this;
    const person = chargedPerson(table, entry);
    if (person !== null && (this.#entriesBy.get(person) ?? 0) >= entriesPerPerson)
      return quotaUsedUp('rows', entriesPerPerson);
    const at = clocks.tableTime();
    const applied = applyEntry(table, entry, at);
    if ('problem' in applied) return applied;
    const { events } = applied;
    const updates = updatesSince(table, viewers(table), { entry, events }, watchers.frames);
    const told = toldMask(updates.texts);
    const sender = viewerIndex(table, viewer);
    const number = watchers.numbers[sender]! + ((told >> sender) & 1);
    const logged: LoggedEntry = { seq: this.seq + 1, key: key ?? null, entry, told, number, at };
    this.#lastSent = logged;
    const notification = database.notify(
      notificationText({ kind: 'row', table: this.id, seq: logged.seq }),
    );
    const duty = this.#derivedRows.dutyChanges(table);
    const [, held] = await database.write([
      appendEntry(database, this.#row, logged),
      ...duty,
      ...memberChanges(database, this.id, entry),
      ...this.#derivedRows.listingChanges(table, entry, clocks.wall()),
      ...(also ?? []),
      ...(notification ? [notification] : []),
    ]);
    const holder = duty.length > 0 && (held!.rows[0] as { node: string } | undefined)?.node;
    this.dutyHeldElsewhere = typeof holder === 'string' && holder !== node;
    this.#publish(logged, updates);
    onEntry(this, logged, true);
    return { number };
  }

  /** Publishes an entry. Must be called only after the entry was written. */
  #publish(logged: LoggedEntry, updates: Updates): void {
    this.seq = logged.seq;
    this.#remember(logged);
    this.watchers.publish(this.table, updates);
  }

  #remember({ key, entry, number }: LoggedEntry): void {
    const person = chargedPerson(this.table, entry);
    if (person !== null) this.#entriesBy.set(person, (this.#entriesBy.get(person) ?? 0) + 1);
    if (key !== null) this.acks.set(key, { entry, ack: { number } });
  }

  /** Applies and publishes the entries that other nodes have written; true if there were any. */
  async #catchUp(): Promise<boolean> {
    const { database, onEntry } = this.#context;
    const entries = await readEntriesAfter(database, this.#row, this.seq);
    if (!entries) {
      await this.#reload();
      return true;
    }
    for (const logged of entries) {
      const applied = applyEntry(this.table, logged.entry, logged.at);
      if ('problem' in applied)
        throw new CorruptLog(`${this.id} row ${logged.seq}: ${applied.problem.code}`);
      const { table, watchers } = this;
      const happened = { entry: logged.entry, events: applied.events };
      this.#publish(logged, updatesSince(table, viewers(table), happened, watchers.frames));
      onEntry(this, logged, this.#sentHere(logged));
    }
    if (entries.length > 0) this.#derivedRows.matches(this.table);
    return entries.length > 0;
  }

  /**
   * True if this node sent the entry itself. The database may have committed it although the
   * connection broke before the reply; its notices and duties are then still to be done here.
   */
  #sentHere({ seq, at, key, entry }: LoggedEntry): boolean {
    const sent = this.#lastSent;
    if (sent?.seq !== seq || sent.at !== at || sent.key !== key) return false;
    return JSON.stringify(sent.entry) === JSON.stringify(entry);
  }

  /** Builds the table anew from the log, after an entry was applied that may not be written. */
  async #rebuild(): Promise<void> {
    const entries = await readEntriesAfter(this.#context.database, this.#row, 0);
    if (entries) {
      this.table = tableFromFirstEntry(this.#context, this.#row, entries);
      const known = entries.filter((logged) => logged.seq <= this.seq);
      replayEntries(this.table, known);
      this.#derivedRows.matches(this.table);
    }
    await this.#catchUp();
    this.#mustRebuild = false;
  }

  /**
   * Called when the log of this incarnation is gone: the table was deleted, or deleted and
   * imported again.
   */
  async #reload(): Promise<void> {
    const { database, evict } = this.#context;
    const before = this.watchers;
    const stored = await readStoredTable(database, this.id);
    if (!stored) {
      this.#deleted = true;
      evict(this.id);
      before.end(tableUnknown());
      throw new TableDeleted();
    }
    this.table = tableFromFirstEntry(this.#context, stored.row, stored.entries);
    this.#row = stored.row;
    this.watchers = new Watchers(this.id, this.table.seats.length, this.#context.presence);
    this.acks.clear();
    this.#entriesBy.clear();
    this.#restore(stored.entries);
    this.lastChatLine = await lastLine(database, this.id);
    before.moveTo(this.watchers, this.table);
  }

  #restore(entries: readonly LoggedEntry[]): void {
    replayEntries(this.table, entries);
    for (const logged of entries) {
      this.seq = logged.seq;
      this.#remember(logged);
      this.watchers.count(logged.told);
    }
    this.watchers.frames = framesOf(this.table);
    this.#derivedRows.matches(this.table);
  }
}
