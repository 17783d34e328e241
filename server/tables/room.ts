import type { Refused } from '@faubourg/core';
import type { CompiledQuery } from 'kysely';
import { Audience } from '../live/audience.ts';
import { lastLine } from '../store/chat.ts';
import { quota } from '../limits/gates.ts';
import { setDuty } from '../store/duties.ts';
import { Gone, Taken } from '../store/engine.ts';
import { appendRow, readLog, updateTable } from '../store/tables.ts';
import { dueAt } from './due.ts';
import type { Entry, LoggedEntry } from './entry.ts';
import type { Ack, Ground, Step } from './ground.ts';
import { memberChanges } from './members.ts';
import { tableUnknown } from './problems.ts';
import { BrokenLog, opened, replayRows } from './rebuilding.ts';
import { summary } from './summary.ts';
import { add, type Table } from './table.ts';
import { place, showing, tellings, type Told, toldMask, viewers } from './telling.ts';
import { writerOf } from './wear.ts';

/** How often a step is tried again after another node was faster. */
const TRIES = 20;

/**
 * A table in memory. Steps are taken one after the other: worked out, appended to the log, and
 * only then acknowledged and told. Until then nobody sees anything of it.
 */
export class Room {
  readonly id: string;
  readonly audience: Audience;
  table: Table;
  seq = 0;
  /** Acknowledgements by key, for resends, with the entry they belong to. */
  readonly acks = new Map<string, { entry: Entry; ack: Ack }>();
  usedAt = 0;
  /** How many rows of the log each person has written. */
  readonly #rows = new Map<string, number>();
  /** The last line of chat that was passed on here. */
  heard = 0;
  #ground: Ground;
  #secret: string;
  #turn: Promise<unknown> = Promise.resolve();
  #listed = '';
  #due: number | null = null;
  #unsure = false;
  /** The last row we wanted to append: also ours if we were never told that it was. */
  #wanted: LoggedEntry | null = null;

  private constructor(ground: Ground, id: string, secret: string, table: Table) {
    this.#ground = ground;
    this.#secret = secret;
    this.id = id;
    this.table = table;
    this.audience = new Audience(id, table.seats.length);
  }

  /** A room out of its log. */
  static async load(ground: Ground, id: string, secret: string): Promise<Room> {
    const rows = await readLog(ground.engine, id);
    const room = new Room(ground, id, secret, opened(ground, id, secret, rows));
    room.#settle(rows);
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
          if (error instanceof Gone) return this.#vanish();
          if (!(error instanceof Taken) || tries >= TRIES) throw error;
          await this.#rebuild();
        }
      }
    });
  }

  /** Looks at the table between two steps, as far as the log goes. */
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
    });
  }

  /** Whether other nodes had appended something; then it has been read. */
  async #behind(): Promise<boolean> {
    if (this.#ground.engine.kind === 'sqlite') return false;
    const before = this.seq;
    await this.#follow();
    return this.seq > before;
  }

  /** The table was deleted behind our back. */
  #vanish(): Refused {
    this.#ground.forget(this.id);
    return tableUnknown();
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.usedAt = this.#ground.now();
    const done = this.#turn.then(async () => {
      if (this.#unsure) await this.#rebuild();
      return work();
    });
    this.#turn = done.catch(() => {});
    return done;
  }

  async #take({ entry, key, viewer, also }: Step): Promise<Ack | Refused> {
    const { engine, now, noticed, rows } = this.#ground;
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
    await engine.write([
      appendRow(engine, this.id, row),
      ...memberChanges(engine, this.id, entry),
      ...this.#listing(entry, at),
      ...this.#duty(),
      ...(also ?? []),
      ...(note ? [note] : []),
    ]);
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

  #listing({ kind }: Entry, at: number): CompiledQuery[] {
    const { engine } = this.#ground;
    const { phase } = this.table;
    // Moves of the game are no news for the list, except the last.
    if ((kind === 'answer' || kind === 'undo') && phase === 'running') return [];
    const text = JSON.stringify(summary(this.table));
    if (phase + text === this.#listed) return [];
    this.#listed = phase + text;
    return [updateTable(engine, this.id, { phase, summary: text, changed_at: at })];
  }

  #duty(): CompiledQuery[] {
    const { engine, node, lease, now } = this.#ground;
    const due = dueAt(this.table);
    if (due === null && this.#due === null) return [];
    this.#due = due;
    const from = due === 0 ? now() : due;
    return [
      setDuty(engine, this.id, from === null ? null : { due: from, node, lease: from + lease }),
    ];
  }

  /** Follows the log from where we are, telling whoever watches here. */
  async #follow(): Promise<void> {
    const { engine, noticed } = this.#ground;
    for (const row of await readLog(engine, this.id, this.seq)) {
      const added = add(this.table, row.entry, row.at);
      if ('problem' in added)
        throw new BrokenLog(`${this.id} row ${row.seq}: ${added.problem.code}`);
      const { table, audience } = this;
      this.#accept(row, tellings(table, viewers(table), added.events, audience.showing));
      noticed(this, row, this.#isOurs(row));
    }
    this.#note();
  }

  /** The connection may break after a row is in the log: then somebody has yet to see to it. */
  #isOurs({ seq, at, key, entry }: LoggedEntry): boolean {
    const wanted = this.#wanted;
    if (wanted?.seq !== seq || wanted.at !== at || wanted.key !== key) return false;
    return JSON.stringify(wanted.entry) === JSON.stringify(entry);
  }

  async #rebuild(): Promise<void> {
    const rows = await readLog(this.#ground.engine, this.id);
    this.table = opened(this.#ground, this.id, this.#secret, rows);
    const known = rows.filter((row) => row.seq <= this.seq);
    replayRows(this.table, known);
    await this.#follow();
    this.#unsure = false;
  }

  #settle(rows: readonly LoggedEntry[]): void {
    replayRows(this.table, rows);
    for (const row of rows) {
      this.seq = row.seq;
      this.#remember(row);
      this.audience.count(row.told);
    }
    this.audience.showing = showing(this.table);
    this.#note();
  }

  /** What the list and the duties say is what this table says. */
  #note(): void {
    this.#listed = this.table.phase + JSON.stringify(summary(this.table));
    this.#due = dueAt(this.table);
  }
}
