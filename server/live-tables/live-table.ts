import type { Refused, Seat } from '@faubourg/core';
import type { CompiledQuery } from 'kysely';
import { quotaUsedUp } from '../limits/rate-limits.ts';
import { lastLine } from '../store/chat.ts';
import { Conflict, TableGone } from '../store/database.ts';
import { notificationText } from '../store/notification.ts';
import type { TableRow } from '../store/schema.ts';
import { appendEntry, findByKey } from '../store/tables.ts';
import type { Answered } from '../table/answer-commands.ts';
import { attemptsRefusal } from '../table/attempts-limit.ts';
import type { Ack, KeyedCommand, Proposal, Refusal } from '../table/command.ts';
import type { LoggedEntry } from '../table/entry.ts';
import { tableUnknown } from '../table/problems.ts';
import { noteBefore } from '../table/roll-back.ts';
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
import type { EntryIndex } from './entry-index.ts';
import {
  CorruptLog,
  logPages,
  readStoredTable,
  type StoredTable,
  TableDeleted,
} from './replay-log.ts';
import type { Mark } from './snapshots.ts';
import { Watchers } from './watchers.ts';

/** How often a command is tried again after another node wrote an entry first. */
const TRIES = 20;

const noop = (): void => {};

/** A proposal with the statements that belong to the same transaction. */
type Write = Proposal & { readonly also?: readonly CompiledQuery[] };

/** What a command may read beside the table: what was answered before, and who is connected. */
type Surroundings = Answered & {
  /** The seats that are connected to any node, as bits. */
  readonly connected: number;
};

/** A command: it reads the table as it is, and what surrounds it, and may refuse. */
export type Decide = (table: Table, surroundings: Surroundings) => Write | Refusal | Ack;

/**
 * A table in memory. Commands run one after the other: each is checked, written to the log, and
 * only then acknowledged and published. Until then nobody sees anything of it.
 *
 * Only `LiveTables` has such objects; others use a `TableHandle`.
 */
export class LiveTable implements Answered {
  readonly id: string;
  watchers: Watchers;
  table: Table;
  row: TableRow;
  /** The number of the last entry that was applied. */
  seq: number;
  /** By the monotonic clock. */
  usedAt = 0;
  /** Whether another node held the duty of this table when our last entry was written. */
  dutyHeldElsewhere = false;
  /** The number of the last line of chat that was published here. */
  lastChatLine = 0;
  #index: EntryIndex;
  #context: TableContext;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #derivedRows: DerivedRows;
  /** Takes back the entry that was applied and is not known to be written. */
  #rollBack: (() => void) | null = null;
  /** Whether the log must be read before the next command. */
  #mustCatchUp = false;
  /** The last entry we tried to write. It may be in the log although no reply came. */
  #lastSent: LoggedEntry | null = null;
  #deleted = false;
  #retired = false;
  /** The marks of the snapshots at the time of loading; null until they are needed. */
  #marks: Promise<readonly Mark[]> | null = null;

  private constructor(context: TableContext, stored: StoredTable) {
    this.#context = context;
    this.#derivedRows = new DerivedRows(context);
    this.usedAt = context.clocks.monotonic();
    const { row, table, seq, index } = stored;
    this.id = row.id;
    this.row = row;
    this.table = table;
    this.seq = seq;
    this.#index = index;
    this.watchers = this.#newWatchers(stored);
    this.#derivedRows.matches(table);
  }

  /** Builds a table from its log; null if there is no such table. */
  static async load(context: TableContext, id: string): Promise<LiveTable | null> {
    const stored = await readStoredTable(context, id);
    if (!stored) return null;
    const liveTable = new LiveTable(context, stored);
    liveTable.lastChatLine = await lastLine(context.database, id);
    return liveTable;
  }

  #newWatchers({ row, table, numbers }: StoredTable): Watchers {
    const watchers = new Watchers(row.id, table.seats.length, this.#context.presence, numbers);
    watchers.frames = framesOf(table);
    return watchers;
  }

  get acks(): EntryIndex['acks'] {
    return this.#index.acks;
  }

  /** Whether somebody watches this table, or has only just gone. */
  get watched(): boolean {
    return this.watchers.size > 0 || this.watchers.presence.own !== 0;
  }

  /** The table was dropped from memory: a use of this copy from now on is a mistake of ours. */
  retire(): void {
    this.#retired = true;
  }

  /** The number of a seat's last update. */
  numberOf(seat: Seat): number {
    return this.watchers.numbers[seat]!;
  }

  get connected(): number {
    return this.watchers.presence.all;
  }

  /** Runs a command. */
  run(decide: Decide): Promise<Ack | Refused> {
    const startedAt = this.#context.clocks.monotonic();
    return this.#serialised(async () => {
      for (let tries = 1; ; tries++) {
        const decided = decide(this.table, this);
        if (!('entry' in decided)) {
          // Another node may have written entries that we have not read. So a refusal, here and
          // by the game below, is final only against the whole log.
          if (!('problem' in decided)) return decided;
          if (await this.#catchUpIfShared()) continue;
          const { problem, unlessDone } = decided;
          if (unlessDone && (await this.#recall(unlessDone))) continue;
          return { problem };
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
          // Whether the entry was written only the log can say.
          this.#takeBack();
          this.#mustCatchUp = true;
          const overtaken = error instanceof Conflict || error instanceof TableGone;
          if (!overtaken || tries >= TRIES) throw error;
          await this.#catchUp();
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

  /** Applies what other nodes have written, where there are others; true if there was anything. */
  async #catchUpIfShared(): Promise<boolean> {
    return this.#context.database.kind === 'sqlite' ? false : this.#catchUp();
  }

  /** Runs one piece of work at a time. `ifDeleted` gives the result if the table was deleted. */
  #serialised<T>(work: () => Promise<T>, ifDeleted?: () => T): Promise<T> {
    if (this.#retired && !this.#deleted)
      throw new Error('a live table was used after its eviction');
    this.usedAt = this.#context.clocks.monotonic();
    const done = this.#queue.then(async () => {
      try {
        if (this.#deleted) throw new TableDeleted();
        if (this.#mustCatchUp) await this.#catchUp();
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
    const { database, node, clocks, onEntry, snapshots } = this.#context;
    const { entriesPerPerson, attemptsPerDecision } = this.#context;
    const { table, watchers } = this;
    const person = chargedPerson(table, entry);
    if (person !== null && this.#index.writtenBy(person) >= entriesPerPerson)
      return quotaUsedUp('rows', entriesPerPerson);
    const tooOften = attemptsRefusal(table, entry, attemptsPerDecision);
    if (tooOften) return tooOften;
    const at = clocks.tableTime();
    this.#rollBack = noteBefore(table);
    const applied = applyEntry(table, entry, at);
    if ('problem' in applied) {
      this.#rollBack = null;
      return applied;
    }
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
      appendEntry(database, this.row, logged),
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
    // Not waited for: the entry is written, and the sender is answered now.
    const { numbers } = this.watchers;
    snapshots.add(this.row, logged, { table, numbers, index: this.#index });
    return { number };
  }

  /** Looks in the log for the key of a command that the index does not have; true if it is there. */
  async #recall({ key, seat, turn }: KeyedCommand): Promise<boolean> {
    const { database, snapshots } = this.#context;
    const { keysFrom } = this.#index;
    if (keysFrom === 1 || this.acks.has(key)) return false;
    this.#marks ??= snapshots.marks(this.row);
    const marks = await this.#marks;
    // The turn was over with the command. So its entry lies between two snapshots.
    const after = marks.findLast(({ turns }) => turns[seat]! <= turn)?.seq ?? 0;
    const until = marks.find(({ seq }) => seq > after)?.seq ?? keysFrom;
    const found = await findByKey(database, this.row, key, { after, until });
    if (found) this.#index.remember(found);
    return found !== null;
  }

  /** Publishes an entry. Must be called only after the entry was written. */
  #publish(logged: LoggedEntry, updates: Updates): void {
    this.#rollBack = null;
    this.seq = logged.seq;
    this.#index.add(this.table, logged);
    this.watchers.publish(this.table, updates);
  }

  /** Takes back an entry that was applied and is not known to be written. */
  #takeBack(): void {
    this.#rollBack?.();
    this.#rollBack = null;
    this.#derivedRows.matches(this.table);
  }

  /** Applies and publishes the entries that other nodes have written; true if there were any. */
  async #catchUp(): Promise<boolean> {
    const { onEntry, slices } = this.#context;
    const before = this.seq;
    for await (const page of logPages(this.#context, this.row, this.seq)) {
      if (!page) {
        await this.#reload();
        return true;
      }
      for (const logged of page) {
        const applied = applyEntry(this.table, logged.entry, logged.at);
        if ('problem' in applied)
          throw new CorruptLog(`${this.id} row ${logged.seq}: ${applied.problem.code}`);
        const { table, watchers } = this;
        const happened = { entry: logged.entry, events: applied.events };
        this.#publish(logged, updatesSince(table, viewers(table), happened, watchers.frames));
        onEntry(this, logged, this.#sentHere(logged));
        if (slices.over) await slices.next();
      }
      this.#derivedRows.matches(this.table);
    }
    this.#mustCatchUp = false;
    return this.seq > before;
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

  /**
   * Called when the log of this incarnation is gone: the table was deleted, or deleted and
   * imported again.
   */
  async #reload(): Promise<void> {
    const { database, evict } = this.#context;
    const before = this.watchers;
    const stored = await readStoredTable(this.#context, this.id);
    if (!stored) {
      this.#deleted = true;
      evict(this.id);
      before.end(tableUnknown());
      throw new TableDeleted();
    }
    const chat = await lastLine(database, this.id);
    this.row = stored.row;
    this.table = stored.table;
    this.seq = stored.seq;
    this.#index = stored.index;
    this.#marks = null;
    this.lastChatLine = chat;
    this.watchers = this.#newWatchers(stored);
    this.#derivedRows.matches(this.table);
    this.#mustCatchUp = false;
    before.moveTo(this.watchers, this.table);
  }
}
