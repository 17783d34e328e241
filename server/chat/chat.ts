import { type Refused, refused } from '@faubourg/core';
import { Outgoing } from '../live/outgoing.ts';
import type { Gates } from '../limits/gates.ts';
import { quota } from '../limits/gates.ts';
import type { Limits } from '../limits/limits.ts';
import { addLine, countLines, linesFor, mute, mutedBy, readLines } from '../store/chat.ts';
import { type Engine, Gone, Taken } from '../store/engine.ts';
import type { ChatLine, Person } from '../store/schema.ts';
import type { Room } from '../tables/room.ts';
import { viewerOf } from '../tables/history.ts';
import { Vanished } from '../tables/rebuilding.ts';
import { type Table, seatOf } from '../tables/table.ts';

/** Players talk at the table; spectators among themselves, unheard by players until the end. */
type Channel = 'table' | 'gallery';

export type Line = Omit<ChatLine, 'table_id'>;

const TRIES = 20;

/** Lines read at once, by nodes and by people. */
const PAGE = 200;

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
  /** What is being passed on at each table. */
  readonly #passing = new WeakMap<Room, Promise<void>>();

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
    const wait = this.#gates.chat(person.id);
    if (wait) return wait;
    const channel: Channel = looks.viewer === null ? 'gallery' : 'table';
    if (await this.#full(room, channel)) {
      return quota(`chat lines of a ${channel}`, this.#limits.chatLines);
    }
    const line = {
      table_id: room.id,
      person: person.id,
      name: person.name,
      channel,
      text,
      at: this.#now(),
    };
    const n = await this.#add(line);
    await this.#passOn(room, { ...line, n });
    return { n };
  }

  /** Table and gallery have room for as much each: neither can silence the other. */
  async #full({ id, heard }: Room, channel: Channel): Promise<boolean> {
    const { chatLines } = this.#limits;
    return heard >= chatLines && (await countLines(this.#engine, id, channel)) >= chatLines;
  }

  async #add(line: Omit<ChatLine, 'n'>): Promise<number> {
    const note = this.#engine.tell(`chat ${line.table_id}`);
    const unit = [addLine(this.#engine, line), ...(note ? [note] : [])];
    for (let tries = 1; ; tries++) {
      try {
        const [result] = await this.#engine.write(unit);
        return (result!.rows[0] as { n: number }).n;
      } catch (error) {
        if (error instanceof Gone) throw new Vanished();
        if (!(error instanceof Taken) || tries >= TRIES) throw error;
      }
    }
  }

  /** Another node has new lines. */
  hear(room: Room): Promise<void> {
    return this.#passOn(room, null);
  }

  /** Passes on what is new, one time after the other: every line once, and in order. */
  #passOn(room: Room, own: ChatLine | null): Promise<void> {
    const before = this.#passing.get(room) ?? Promise.resolve();
    const done = before.then(() => this.#follow(room, own));
    this.#passing.set(
      room,
      done.catch(() => {}),
    );
    return done;
  }

  async #follow(room: Room, own: ChatLine | null): Promise<void> {
    if (own && own.n <= room.heard) return;
    // Before our own line another node's may lie that we have not heard yet.
    if (own?.n === room.heard + 1) await this.#tell(room, [own]);
    else {
      for (let full = true; full;) {
        const lines = await readLines(this.#engine, room.id, room.heard, PAGE);
        await this.#tell(room, lines);
        full = lines.length === PAGE;
      }
    }
  }

  /** Tells everybody here who may hear it and wants to. */
  async #tell(room: Room, lines: readonly ChatLine[]): Promise<void> {
    const mutes = await this.#mutesOf(room);
    const { audience, table } = room;
    for (const line of lines) {
      room.heard = line.n;
      const { table_id, ...chat } = line;
      const message = new Outgoing(JSON.stringify({ table: table_id, chat }));
      for (const watcher of audience.watchers()) {
        const { person } = watcher;
        const muted = person !== null && mutes.get(person)!.has(line.person);
        const apart = line.channel === 'gallery' && !hearsGallery(table, person);
        if (!muted && !apart) watcher.send(message);
      }
    }
  }

  /** Whom each of those who watch does not want to hear; also those who come while we ask. */
  async #mutesOf({ audience }: Room): Promise<Map<string, Set<string>>> {
    const all = new Map<string, Set<string>>();
    const unknown = (): string | null | undefined =>
      audience.watchers().find(({ person }) => person !== null && !all.has(person))?.person;
    for (let person; (person = unknown());) all.set(person, await this.#mutedBy(person));
    return all;
  }

  /** The lines after `after`; without it the last ones. */
  async read(
    room: Room,
    person: Person | null,
    after: number | null,
  ): Promise<readonly Line[] | Refused> {
    const id = person?.id ?? null;
    const looks = await room.look((table) => {
      const looks = viewerOf(table, id);
      return 'problem' in looks ? looks : { gallery: hearsGallery(table, id) };
    });
    if ('problem' in looks) return looks;
    return linesFor(this.#engine, room.id, { person: id, ...looks, after, limit: PAGE });
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

  async #mutedBy(person: string): Promise<Set<string>> {
    let muted = this.#mutes.get(person);
    if (!muted) {
      muted = await mutedBy(this.#engine, person);
      if (this.#mutes.size > 20_000) this.#mutes.clear();
      this.#mutes.set(person, muted);
    }
    return muted;
  }
}

/** Players hear the gallery when the game is over, not before. */
const hearsGallery = (table: Table, person: string | null): boolean =>
  table.phase !== 'running' || seatOf(table, person) === null;
