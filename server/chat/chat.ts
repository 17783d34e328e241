import { type Refused, refused } from '@faubourg/core';
import type { Watcher } from '../live/audience.ts';
import { Outgoing } from '../live/outgoing.ts';
import type { Gates } from '../limits/gates.ts';
import { quota } from '../limits/gates.ts';
import type { Limits } from '../limits/limits.ts';
import { addLine, mute, mutedBy, readLines } from '../store/chat.ts';
import { type Engine, Taken } from '../store/engine.ts';
import type { ChatLine, Person } from '../store/schema.ts';
import type { Room } from '../tables/room.ts';
import { viewerOf } from '../tables/history.ts';
import { type Table, seatOf } from '../tables/table.ts';

/** Players talk at the table; spectators among themselves, unheard by players until the end. */
type Channel = 'table' | 'gallery';

export type Line = Omit<ChatLine, 'table_id'>;

const TRIES = 20;

/** Control and direction characters would let a line dress up as something else. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;
const KEEP = new Set(['\u200C', '\u200D']);

export function cleaned(text: string): string {
  return text.replaceAll(HIDDEN, (c) => (KEEP.has(c) ? c : ' ')).trim();
}

/** What people say at tables. Not part of the game, so not part of its log. */
export class Chat {
  readonly #engine: Engine;
  readonly #limits: Limits;
  readonly #gates: Gates;
  readonly #now: () => number;
  readonly #mutes = new Map<string, Set<string>>();

  constructor(engine: Engine, limits: Limits, gates: Gates, now: () => number) {
    this.#engine = engine;
    this.#limits = limits;
    this.#gates = gates;
    this.#now = now;
  }

  async say(room: Room, person: Person, said: string): Promise<{ n: number } | Refused> {
    const text = cleaned(said);
    const { chatLength } = this.#limits;
    if (text === '' || text.length > chatLength) {
      return refused('FB-50', 'form', { at: 'text', expected: `1 to ${chatLength} characters` });
    }
    const looks = await room.look((table) => viewerOf(table, person.id));
    if ('problem' in looks) return looks;
    if (room.heard >= this.#limits.chatLines) {
      return quota('chat lines of a table', this.#limits.chatLines);
    }
    const wait = this.#gates.chat(person.id);
    if (wait) return wait;
    const channel: Channel = looks.viewer === null ? 'gallery' : 'table';
    const line = {
      table_id: room.id,
      person: person.id,
      name: person.name,
      channel,
      text,
      at: this.#now(),
    };
    const n = await this.#add(line);
    await this.tell(room, [{ ...line, n }]);
    return { n };
  }

  async #add(line: Omit<ChatLine, 'n'>): Promise<number> {
    const note = this.#engine.tell(`chat ${line.table_id}`);
    const unit = [addLine(this.#engine, line), ...(note ? [note] : [])];
    for (let tries = 1; ; tries++) {
      try {
        const [result] = await this.#engine.write(unit);
        return (result!.rows[0] as { n: number }).n;
      } catch (error) {
        if (!(error instanceof Taken) || tries >= TRIES) throw error;
      }
    }
  }

  /** Tells everybody here who may hear it and wants to. */
  async tell(room: Room, lines: readonly ChatLine[]): Promise<void> {
    for (const line of lines) {
      if (line.n <= room.heard) continue;
      room.heard = line.n;
      const { table_id: table, ...chat } = line;
      const message = new Outgoing(JSON.stringify({ table, chat }));
      for (const watcher of room.audience.watchers()) {
        if (await this.#wants(room.table, watcher, line)) watcher.send(message);
      }
    }
  }

  /** Another node has new lines. */
  async hear(room: Room): Promise<void> {
    await this.tell(room, await readLines(this.#engine, room.id, room.heard, 100));
  }

  async read(room: Room, person: Person | null, after: number): Promise<Line[] | Refused> {
    const looks = await room.look((table) => viewerOf(table, person?.id ?? null));
    if ('problem' in looks) return looks;
    const lines = await readLines(this.#engine, room.id, after, 200);
    const heard: Line[] = [];
    for (const line of lines) {
      const { table_id: _table, ...rest } = line;
      if (await this.#wants(room.table, { person: person?.id ?? null }, line)) heard.push(rest);
    }
    return heard;
  }

  async mute(person: Person, muted: string, on: boolean): Promise<Refused | { done: true }> {
    const { mutes } = this.#limits;
    const known = on ? await mutedBy(this.#engine, person.id) : null;
    if (known && known.size >= mutes && !known.has(muted)) return quota('mutes', mutes);
    const note = this.#engine.tell(`mute ${person.id}`);
    await this.#engine.write([mute(this.#engine, person.id, muted, on), ...(note ? [note] : [])]);
    this.#mutes.delete(person.id);
    return { done: true };
  }

  forgetMutes(person: string | null): void {
    if (person === null) this.#mutes.clear();
    else this.#mutes.delete(person);
  }

  async #wants(table: Table, watcher: Pick<Watcher, 'person'>, line: ChatLine): Promise<boolean> {
    const seated = seatOf(table, watcher.person) !== null;
    if (line.channel === 'gallery' && seated && table.phase === 'running') return false;
    if (watcher.person === null) return true;
    let muted = this.#mutes.get(watcher.person);
    if (!muted) {
      muted = await mutedBy(this.#engine, watcher.person);
      if (this.#mutes.size > 20_000) this.#mutes.clear();
      this.#mutes.set(watcher.person, muted);
    }
    return !muted.has(line.person);
  }
}
