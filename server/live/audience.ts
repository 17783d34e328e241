import type { Refused } from '@faubourg/core';
import { noSpectators } from '../tables/problems.ts';
import { seatOf, type Table } from '../tables/table.ts';
import {
  frameText,
  messageText,
  type News,
  nothingShown,
  place,
  type Showing,
  type Told,
} from '../tables/telling.ts';
import { Outgoing } from './outgoing.ts';
import { Presence } from './presence.ts';

/** Somebody who watches a table from this node. */
export type Watcher = {
  readonly person: string | null;
  /** Whether it is told who is connected, beside the numbered messages. */
  readonly toldPresence: boolean;
  send(message: Outgoing): void;
  /** It has been told why it sees no more of this table. */
  dismissed(table: string): void;
};

/** How long who lost the connection is not missed, and whom beside the watchers it concerns. */
export type Absence = {
  readonly pause: number;
  /** The seats connected to this node, as bits; `ask`: nobody watched here before. */
  changed(table: string, seats: number, ask: boolean): void;
};

/** How many messages are kept for those who missed some. */
const KEPT = 50;

/** Of two viewers of the same entry: what all see alike need not be compared. */
const sameNews = (one: News, other: News): boolean =>
  one.own === other.own && one.events === other.events;

/**
 * Everybody who watches one table, and what each viewer has been told. Messages are numbered for
 * each viewer apart: the number moves only when that viewer is told something, so nobody can
 * count what is hidden from them.
 */
export class Audience {
  readonly id: string;
  readonly numbers: number[];
  /** What each viewer sees now. */
  showing: Showing = nothingShown;
  readonly presence: Presence;
  /** The texts of the last messages to each viewer; number n lies at n % KEPT. */
  readonly #kept: string[][];
  readonly #watchers: Set<Watcher>[];
  readonly #seats: number;
  readonly #absence: Absence;

  constructor(id: string, seats: number, absence: Absence) {
    const each = <T>(make: () => T): T[] => Array.from({ length: seats + 1 }, make);
    this.id = id;
    this.numbers = each(() => 0);
    this.#kept = each(() => []);
    this.#watchers = each(() => new Set());
    this.#seats = seats;
    this.#absence = absence;
    this.presence = new Presence(absence.pause, {
      own: (connected) => absence.changed(id, connected, false),
      all: () => this.#tellPresence(),
    });
  }

  get size(): number {
    return this.#watchers.reduce((sum, some) => sum + some.size, 0);
  }

  /** Everybody who watches, in no order. */
  watchers(): Watcher[] {
    return this.#watchers.flatMap((some) => [...some]);
  }

  /** Whether this person watches from anywhere. */
  watchedBy(person: string): boolean {
    for (const some of this.#watchers) {
      for (const watcher of some) if (watcher.person === person) return true;
    }
    return false;
  }

  /** Counts a row of the past. */
  count(told: number): void {
    for (const at of this.numbers.keys()) this.numbers[at]! += (told >> at) & 1;
  }

  /** Tells everybody what is new for them, and only them. */
  tell(table: Table, { news, showing }: Told): void {
    this.showing = showing;
    if (table.phase !== 'open' && !table.setup.spectators) this.#emptyGallery();
    let last = null as { number: number; news: News; message: Outgoing } | null;
    for (let at = 0; at < news.length; at++) {
      const one = news[at]!;
      if (!one) continue;
      const number = ++this.numbers[at]!;
      // Neighbours are often told the same under the same number: then it is put together once.
      if (last?.number !== number || !sameNews(last.news, one)) {
        last = { number, news: one, message: new Outgoing(messageText(this.id, number, one)) };
      }
      const { message } = last;
      this.#kept[at]![number % KEPT] = message.text;
      for (const watcher of this.#watchers[at]!) watcher.send(message);
    }
    this.#reseat(table);
  }

  /** Who looked on before the start of a table without spectators sees no more of it. */
  #emptyGallery(): void {
    this.#dismiss(this.#watchers.at(-1)!, noSpectators());
  }

  #dismiss(watchers: Set<Watcher>, why: Refused): void {
    const goodbye = new Outgoing(JSON.stringify({ table: this.id, ...why }));
    for (const watcher of watchers) {
      watcher.send(goodbye);
      watcher.dismissed(this.id);
    }
    watchers.clear();
  }

  /** Nobody sees any more of it, and everybody is told why. */
  end(why: Refused): void {
    for (const watchers of this.#watchers) this.#dismiss(watchers, why);
  }

  /** Everybody watches the other table of this name instead, and is shown all there is to see. */
  moveTo(next: Audience, table: Table): void {
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

  /** Who has sat down or stood up sees the table with other eyes from now on. */
  #reseat(table: Table): void {
    if (table.phase !== 'open') return;
    for (const [at, watchers] of this.#watchers.entries()) {
      for (const watcher of Array.from(watchers)) {
        const now = place(table, seatOf(table, watcher.person));
        if (now === at) continue;
        watchers.delete(watcher);
        this.#watchers[now]!.add(watcher);
        watcher.send(new Outgoing(this.whole(now)));
        this.#attend(now);
      }
      this.#attend(at);
    }
  }

  /** Begins to tell a watcher: what was missed since `from`, or all there is to see. */
  join(table: Table, watcher: Watcher, from: number | null): number {
    const at = place(table, seatOf(table, watcher.person));
    for (const text of this.since(at, from) ?? [this.whole(at)]) watcher.send(new Outgoing(text));
    const first = this.size === 0;
    const known = this.presence.all;
    this.#watchers[at]!.add(watcher);
    this.#attend(at);
    // Who comes is told even where that changes nothing.
    if (this.presence.all === known && watcher.toldPresence)
      watcher.send(new Outgoing(this.presenceText()));
    if (first) this.#absence.changed(this.id, this.presence.own, true);
    return this.numbers[at]!;
  }

  leave(watcher: Watcher): void {
    for (const [at, watchers] of this.#watchers.entries()) {
      if (watchers.delete(watcher)) this.#attend(at);
    }
  }

  /** Spectators come and go unseen; seats do not. */
  #attend(at: number): void {
    if (at < this.#seats) this.presence.count(at, this.#watchers[at]!.size);
  }

  #tellPresence(): void {
    const message = new Outgoing(this.presenceText());
    for (const some of this.#watchers) {
      for (const watcher of some) if (watcher.toldPresence) watcher.send(message);
    }
  }

  /** Which seats have somebody connected. */
  presenceText(): string {
    const here = Array.from({ length: this.#seats }, (_, seat) => (this.presence.all >> seat) & 1);
    return `{"here":[${here.map(Boolean).join(',')}],"table":"${this.id}"}`;
  }

  /** The messages after `from`, or null if not all of them are at hand. */
  since(at: number, from: number | null): string[] | null {
    const last = this.numbers[at]!;
    if (from === null || from > last || last - from > KEPT) return null;
    const kept = this.#kept[at]!;
    const missed = Array.from({ length: last - from }, (_, i) => kept[(from + 1 + i) % KEPT]);
    // What is older than this audience was never kept.
    return missed.every((text) => text !== undefined) ? missed : null;
  }

  /** All there is to see from this place, with the number it stands at. */
  whole(at: number): string {
    return `{"table":"${this.id}","n":${this.numbers[at]!},"frame":${frameText(this.showing, at)}}`;
  }
}
