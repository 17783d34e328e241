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

/** Somebody who watches a table from this node. */
export type Watcher = {
  readonly person: string | null;
  send(message: Outgoing): void;
  /** It has been told why it sees no more of this table. */
  dismissed(table: string): void;
};

type Message = { readonly number: number; readonly text: string };

/** How many messages are kept for those who missed some. */
const KEPT = 50;

const sameNews = (one: News, other: News): boolean =>
  one.patch === other.patch && one.events === other.events;

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
  readonly #kept: Message[][];
  readonly #watchers: Set<Watcher>[];

  constructor(id: string, seats: number) {
    const each = <T>(make: () => T): T[] => Array.from({ length: seats + 1 }, make);
    this.id = id;
    this.numbers = each(() => 0);
    this.#kept = each(() => []);
    this.#watchers = each(() => new Set());
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
      const kept = this.#kept[at]!;
      kept.push({ number, text: message.text });
      if (kept.length > KEPT) kept.shift();
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
      }
    }
  }

  /** Begins to tell a watcher: what was missed since `from`, or all there is to see. */
  join(table: Table, watcher: Watcher, from: number | null): number {
    const at = place(table, seatOf(table, watcher.person));
    for (const text of this.since(at, from) ?? [this.whole(at)]) watcher.send(new Outgoing(text));
    this.#watchers[at]!.add(watcher);
    return this.numbers[at]!;
  }

  leave(watcher: Watcher): void {
    for (const watchers of this.#watchers) watchers.delete(watcher);
  }

  /** The messages after `from`, or null if not all of them are at hand. */
  since(at: number, from: number | null): string[] | null {
    const last = this.numbers[at]!;
    if (from === null || from > last) return null;
    const missed = this.#kept[at]!.filter((message) => message.number > from);
    return missed.length === last - from ? missed.map((message) => message.text) : null;
  }

  /** All there is to see from this place, with the number it stands at. */
  whole(at: number): string {
    return `{"table":"${this.id}","n":${this.numbers[at]!},"frame":${frameText(this.showing, at)}}`;
  }
}
