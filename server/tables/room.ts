import type { Refused } from '@faubourg/core';
import { Audience } from '../live/audience.ts';
import { lastLine } from '../store/chat.ts';
import { quota } from '../limits/gates.ts';
import { Gone, Taken } from '../store/engine.ts';
import type { ListedTable } from '../store/schema.ts';
import { appendRow, readNews } from '../store/tables.ts';
import type { Entry, LoggedEntry } from './entry.ts';
import type { Ack, Ground, Step } from './ground.ts';
import { memberChanges } from './members.ts';
import { tableUnknown } from './problems.ts';
import { BrokenLog, type Kept, opened, readWhole, replayRows, Vanished } from './rebuilding.ts';
import { Register } from './register.ts';
import { add, type Table } from './table.ts';
import { place, showing, tellings, type Told, toldMask, viewers } from './telling.ts';
import { writerOf } from './wear.ts';

/** How often a step is tried again after another node was faster. */
const TRIES = 20;

const noop = (): void => {};

/**
 * A table in memory. Steps are taken one after the other: worked out, appended to the log, and
 * only then acknowledged and told. Until then nobody sees anything of it.
 */
export class Room {
  readonly id: string;
  audience: Audience;
  table: Table;
  seq = 0;
  /** Acknowledgements by key, for resends, with the entry they belong to. */
  readonly acks = new Map<string, { entry: Entry; ack: Ack }>();
  usedAt = 0;
  /** How many rows of the log each person has written. */
  readonly #rows = new Map<string, number>();
  /** Whether another node was at work on what is due here when our last row was written. */
  elsewhere = false;
  /** The last line of chat that was passed on here. */
  heard = 0;
  #ground: Ground;
  #row: ListedTable;
  #turn: Promise<unknown> = Promise.resolve();
  readonly #register: Register;
  #unsure = false;
  /** The last row we wanted to append: also ours if we were never told that it was. */
  #wanted: LoggedEntry | null = null;
  #vanished = false;

  private constructor(ground: Ground, { row, rows }: Kept) {
    this.#ground = ground;
    this.#register = new Register(ground);
    this.#row = row;
    this.id = row.id;
    this.table = opened(ground, row, rows);
    this.audience = new Audience(row.id, this.table.seats.length, ground.absence);
    this.#settle(rows);
  }

  /** A room out of its log, if there is such a table. */
  static async load(ground: Ground, id: string): Promise<Room | null> {
    const kept = await readWhole(ground.engine, id);
    if (!kept) return null;
    const room = new Room(ground, kept);
    room.heard = await lastLine(ground.engine, id);
    return room;
  }

  /** Takes a step. `decide` looks at the table as it stands and may refuse. */
  act(decide: (table: Table) => Step | Refused | Ack): Promise<Ack | Refused> {
    const wished = performance.now();
    return this.#inTurn(async () => {
      for (let tries = 1; ; tries++) {
        const decided = decide(this.table);
        if (!('entry' in decided)) {
          // Another node may know better than we do: a refusal, the game's own below included,
          // holds only against the whole log.
          if ('problem' in decided && (await this.#behind())) continue;
          return decided;
        }
        try {
          const done = await this.#take(decided);
          if ('problem' in done) {
            if (await this.#behind()) continue;
            return done;
          }
          this.#ground.took((performance.now() - wished) / 1000);
          return done;
        } catch (error) {
          // What memory holds may not be what was written: the log decides.
          this.#unsure = true;
          const overtaken = error instanceof Taken || error instanceof Gone;
          if (!overtaken || tries >= TRIES) throw error;
          await this.#rebuild();
        }
      }
    }, tableUnknown);
  }

  /** Looks at the table between two steps, as far as the log goes. Rejects if it has vanished. */
  look<T>(at: (table: Table) => T): Promise<T> {
    return this.#inTurn(async () => {
      await this.#behind();
      return at(this.table);
    });
  }

  /** Reads what other nodes have appended. */
  catchUp(seq: number): Promise<void> {
    return this.#inTurn(async () => {
      if (seq > this.seq) await this.#follow();
    }, noop);
  }

  /** All that ever happened here. */
  async log(): Promise<readonly LoggedEntry[]> {
    for (;;) {
      if (this.#vanished) throw new Vanished();
      const rows = await readNews(this.#ground.engine, this.#row, 0);
      if (rows) return rows;
      await this.catchUp(Infinity);
    }
  }

  /** Whether other nodes had appended something; then it has been read. */
  async #behind(): Promise<boolean> {
    return this.#ground.engine.kind === 'sqlite' ? false : this.#follow();
  }

  /** `gone` is what comes of it if the table has vanished. */
  #inTurn<T>(work: () => Promise<T>, gone?: () => T): Promise<T> {
    this.usedAt = this.#ground.now();
    const done = this.#turn.then(async () => {
      try {
        if (this.#vanished) throw new Vanished();
        if (this.#unsure) await this.#rebuild();
        return await work();
      } catch (error) {
        if (gone && error instanceof Vanished) return gone();
        throw error;
      }
    });
    this.#turn = done.catch(() => {});
    return done;
  }

  async #take({ entry, key, viewer, also }: Step): Promise<Ack | Refused> {
    const { engine, node, now, noticed, rows } = this.#ground;
    const { table, audience } = this;
    const writer = writerOf(table, entry);
    if (writer !== null && (this.#rows.get(writer) ?? 0) >= rows) return quota('rows', rows);
    const at = now();
    const added = add(table, entry, at);
    if ('problem' in added) return added;
    const told = tellings(table, viewers(table), added.events, audience.showing);
    const mask = toldMask(told.news);
    const me = place(table, viewer);
    const number = audience.numbers[me]! + ((mask >> me) & 1);
    const row: LoggedEntry = { seq: this.seq + 1, key: key ?? null, entry, told: mask, number, at };
    this.#wanted = row;
    const note = engine.tell(`row ${this.id} ${row.seq}`);
    const duty = this.#register.duty(table);
    const [, held] = await engine.write([
      appendRow(engine, this.#row, row),
      ...duty,
      ...memberChanges(engine, this.id, entry),
      ...this.#register.listing(table, entry, at),
      ...(also ?? []),
      ...(note ? [note] : []),
    ]);
    const holder = duty.length > 0 && (held!.rows[0] as { node: string } | undefined)?.node;
    this.elsewhere = typeof holder === 'string' && holder !== node;
    this.#accept(row, told);
    noticed(this, row, true);
    return { number };
  }

  /** The row is in the log: now, and not before, it is so for everybody. */
  #accept(row: LoggedEntry, told: Told): void {
    this.seq = row.seq;
    this.#remember(row);
    this.audience.tell(this.table, told);
  }

  #remember({ key, entry, number }: LoggedEntry): void {
    const writer = writerOf(this.table, entry);
    if (writer !== null) this.#rows.set(writer, (this.#rows.get(writer) ?? 0) + 1);
    if (key !== null) this.acks.set(key, { entry, ack: { number } });
  }

  /** Follows the log from where we are, telling whoever watches here. Whether there was news. */
  async #follow(): Promise<boolean> {
    const { engine, noticed } = this.#ground;
    const rows = await readNews(engine, this.#row, this.seq);
    if (!rows) {
      await this.#replace();
      return true;
    }
    for (const row of rows) {
      const added = add(this.table, row.entry, row.at);
      if ('problem' in added)
        throw new BrokenLog(`${this.id} row ${row.seq}: ${added.problem.code}`);
      const { table, audience } = this;
      this.#accept(row, tellings(table, viewers(table), added.events, audience.showing));
      noticed(this, row, this.#isOurs(row));
    }
    if (rows.length > 0) this.#register.agrees(this.table);
    return rows.length > 0;
  }

  /** The connection may break after a row is in the log: then somebody has yet to see to it. */
  #isOurs({ seq, at, key, entry }: LoggedEntry): boolean {
    const wanted = this.#wanted;
    if (wanted?.seq !== seq || wanted.at !== at || wanted.key !== key) return false;
    return JSON.stringify(wanted.entry) === JSON.stringify(entry);
  }

  async #rebuild(): Promise<void> {
    const rows = await readNews(this.#ground.engine, this.#row, 0);
    if (rows) {
      this.table = opened(this.#ground, this.#row, rows);
      const known = rows.filter((row) => row.seq <= this.seq);
      replayRows(this.table, known);
      this.#register.agrees(this.table);
    }
    await this.#follow();
    this.#unsure = false;
  }

  /** The table was deleted behind our back: it has vanished, or another of its name is there. */
  async #replace(): Promise<void> {
    const { engine, forget } = this.#ground;
    const before = this.audience;
    const kept = await readWhole(engine, this.id);
    if (!kept) {
      this.#vanished = true;
      forget(this.id);
      before.end(tableUnknown());
      throw new Vanished();
    }
    this.table = opened(this.#ground, kept.row, kept.rows);
    this.#row = kept.row;
    this.audience = new Audience(this.id, this.table.seats.length, this.#ground.absence);
    this.acks.clear();
    this.#rows.clear();
    this.#settle(kept.rows);
    this.heard = await lastLine(engine, this.id);
    before.moveTo(this.audience, this.table);
  }

  #settle(rows: readonly LoggedEntry[]): void {
    replayRows(this.table, rows);
    for (const row of rows) {
      this.seq = row.seq;
      this.#remember(row);
      this.audience.count(row.told);
    }
    this.audience.showing = showing(this.table);
    this.#register.agrees(this.table);
  }
}
