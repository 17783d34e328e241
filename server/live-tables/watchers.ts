import type { Refused } from '@faubourg/core';
import { noSpectators } from '../table/problems.ts';
import { seatOf, type Table } from '../table/table.ts';
import {
  frameText,
  updateMessage,
  type UpdateText,
  noFrames,
  viewerIndex,
  type Frames,
  type Updates,
} from '../table/updates.ts';
import { EncodedMessage } from './encoded-message.ts';
import { Presence } from './presence.ts';

/** A connection to this node that gets the messages of a table. */
export type Watcher = {
  readonly person: string | null;
  /** Whether it gets presence messages, too. */
  readonly wantsPresence: boolean;
  send(message: EncodedMessage): void;
  /** Called after the last message about this table, which says why. */
  onDismissed(table: string): void;
};

/** Milliseconds before a seat without a connection counts as away, and a callback for the other nodes. */
export type PresenceOptions = {
  readonly grace: number;
  /** The seats connected to this node, as bits; `ask`: this node does not know those of others. */
  changed(table: string, seats: number, ask: boolean): void;
};

/** Updates kept in memory for each viewer, for watchers who missed some. */
const REPLAYABLE = 50;

/** Whether two viewers get the same update of an entry. Its shared part is the same for all. */
const sameUpdate = (one: UpdateText, other: UpdateText): boolean =>
  one.own === other.own && one.events === other.events && one.actor === other.actor;

/**
 * The watchers of one table, and the updates of each viewer. Every viewer has numbers of their
 * own: a number moves only when that viewer gets an update, so that nobody can count what is
 * hidden from them.
 */
export class Watchers {
  readonly id: string;
  readonly numbers: number[];
  /** What each viewer sees now; the numbers say after which update. */
  frames: Frames = noFrames;
  readonly presence: Presence;
  /** The last updates of each viewer as texts; number n is at n % REPLAYABLE. */
  readonly #recent: string[][];
  readonly #watchers: Set<Watcher>[];
  readonly #seats: number;
  readonly #options: PresenceOptions;

  /** `numbers`: the number of each viewer's last update. */
  constructor(id: string, seats: number, options: PresenceOptions, numbers: readonly number[]) {
    const each = <T>(make: () => T): T[] => Array.from({ length: seats + 1 }, make);
    this.id = id;
    this.numbers = numbers.slice();
    this.#recent = each(() => []);
    this.#watchers = each(() => new Set());
    this.#seats = seats;
    this.#options = options;
    this.presence = new Presence(options.grace, {
      own: (connected) => options.changed(id, connected, false),
      all: () => this.#publishPresence(),
    });
  }

  get size(): number {
    return this.#watchers.reduce((sum, some) => sum + some.size, 0);
  }

  /** Every watcher, in no order. */
  all(): Watcher[] {
    return this.#watchers.flatMap((some) => [...some]);
  }

  /** Whether this person watches with any connection to this node. */
  watchedBy(person: string): boolean {
    for (const some of this.#watchers) {
      for (const watcher of some) if (watcher.person === person) return true;
    }
    return false;
  }

  /** Numbers the updates of an entry and sends each to its viewer. */
  publish(table: Table, { texts, frames }: Updates): void {
    this.frames = frames;
    if (table.phase !== 'open' && !table.setup.spectators) this.#dismissSpectators();
    let last = null as { number: number; text: UpdateText; message: EncodedMessage } | null;
    for (let at = 0; at < texts.length; at++) {
      const text = texts[at]!;
      if (!text) continue;
      const number = ++this.numbers[at]!;
      // Consecutive viewers often get the same update under the same number; encode it once.
      if (last?.number !== number || !sameUpdate(last.text, text)) {
        const message = new EncodedMessage(updateMessage(this.id, number, text));
        last = { number, text, message };
      }
      const { message } = last;
      this.#recent[at]![number % REPLAYABLE] = message.text;
      for (const watcher of this.#watchers[at]!) watcher.send(message);
    }
    this.#reseat(table);
  }

  /** At a table without spectators they may watch until the start only. */
  #dismissSpectators(): void {
    this.#dismiss(this.#watchers.at(-1)!, noSpectators());
  }

  #dismiss(watchers: Set<Watcher>, why: Refused): void {
    const last = new EncodedMessage(JSON.stringify({ table: this.id, ...why }));
    for (const watcher of watchers) {
      watcher.send(last);
      watcher.onDismissed(this.id);
    }
    watchers.clear();
  }

  /** Dismisses every watcher. */
  end(why: Refused): void {
    for (const watchers of this.#watchers) this.#dismiss(watchers, why);
  }

  /** Moves the watchers to another table of the same id and sends them a full frame. */
  moveTo(next: Watchers, table: Table): void {
    const closed = table.phase !== 'open' && !table.setup.spectators;
    for (const watchers of this.#watchers) {
      for (const watcher of watchers) {
        if (closed && seatOf(table, watcher.person) === null) continue;
        watchers.delete(watcher);
        next.join(table, watcher, null);
      }
    }
    this.end(noSpectators());
  }

  /** Moves watchers who sat down or stood up to their new viewer, and sends them a full frame. */
  #reseat(table: Table): void {
    if (table.phase !== 'open') return;
    for (const [at, watchers] of this.#watchers.entries()) {
      for (const watcher of Array.from(watchers)) {
        const now = viewerIndex(table, seatOf(table, watcher.person));
        if (now === at) continue;
        watchers.delete(watcher);
        this.#watchers[now]!.add(watcher);
        watcher.send(new EncodedMessage(this.frameMessage(now)));
        this.#countPresence(now);
      }
      this.#countPresence(at);
    }
  }

  /** Adds a watcher and sends what was missed after update `from`, or a full frame. */
  join(table: Table, watcher: Watcher, from: number | null): number {
    const at = viewerIndex(table, seatOf(table, watcher.person));
    for (const text of this.missedSince(at, from) ?? [this.frameMessage(at)])
      watcher.send(new EncodedMessage(text));
    const first = this.size === 0;
    const known = this.presence.all;
    this.#watchers[at]!.add(watcher);
    this.#countPresence(at);
    // If the presence did not change, the new watcher does not know it yet.
    if (this.presence.all === known && watcher.wantsPresence)
      watcher.send(new EncodedMessage(this.presenceText()));
    if (first) this.#options.changed(this.id, this.presence.own, true);
    return this.numbers[at]!;
  }

  /** The frame message of a watcher, as of the last update that was published. */
  frameMessageOf(watcher: Watcher): string {
    return this.frameMessage(this.#watchers.findIndex((some) => some.has(watcher)));
  }

  leave(watcher: Watcher): void {
    for (const [at, watchers] of this.#watchers.entries()) {
      if (watchers.delete(watcher)) this.#countPresence(at);
    }
  }

  /** Spectators do not count. */
  #countPresence(at: number): void {
    if (at < this.#seats) this.presence.count(at, this.#watchers[at]!.size);
  }

  #publishPresence(): void {
    const message = new EncodedMessage(this.presenceText());
    for (const some of this.#watchers) {
      for (const watcher of some) if (watcher.wantsPresence) watcher.send(message);
    }
  }

  /** The presence message. */
  presenceText(): string {
    const here = Array.from({ length: this.#seats }, (_, seat) => (this.presence.all >> seat) & 1);
    return `{"here":[${here.map(Boolean).join(',')}],"table":"${this.id}"}`;
  }

  /** The updates after number `from`, or null if not all of them are in memory. */
  missedSince(at: number, from: number | null): string[] | null {
    const last = this.numbers[at]!;
    if (from === null || from > last || last - from > REPLAYABLE) return null;
    const recent = this.#recent[at]!;
    const missed = Array.from(
      { length: last - from },
      (_, i) => recent[(from + 1 + i) % REPLAYABLE],
    );
    // Updates from before the table was loaded are not in memory.
    return missed.every((text) => text !== undefined) ? missed : null;
  }

  /** The frame message of the viewer at an index. */
  frameMessage(at: number): string {
    return `{"table":"${this.id}","n":${this.numbers[at]!},"frame":${frameText(this.frames, at)}}`;
  }
}
