import { type Refused, refused } from '@faubourg/core';
import type { ChatLine } from '@faubourg/protocol';
import { EncodedMessage } from '../live-tables/encoded-message.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import { quotaUsedUp } from '../limits/rate-limits.ts';
import type { Limits } from '../limits/limits.ts';
import type { IgnoredPeople } from '../people/ignored-people.ts';
import { addLine, countLines, linesFor, readLines } from '../store/chat.ts';
import { Conflict, type Database, TableGone } from '../store/database.ts';
import { notificationText } from '../store/notification.ts';
import type { ChatRow, PersonRow } from '../store/schema.ts';
import type { LiveCopy } from '../live-tables/live-copy.ts';
import type { TableHandle } from '../live-tables/table-handle.ts';
import { viewerOf } from '../live-tables/history.ts';
import { TableDeleted } from '../live-tables/replay-log.ts';
import { type Table, seatOf } from '../table/table.ts';

type Channel = ChatLine['channel'];

const TRIES = 20;

/** Lines read in one query, by nodes and by people. */
const PAGE = 200;

/** Control and direction characters, which could make a line look like something else. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/gu;
const KEEP = new Set(['\u200C', '\u200D']);

export function cleaned(text: string): string {
  return text.replaceAll(HIDDEN, (c) => (KEEP.has(c) ? c : ' ')).trim();
}

/** Chat at tables. It is not part of a game, so it is not in the log. */
export class Chat {
  readonly #database: Database;
  readonly #limits: Limits;
  readonly #rateLimits: RateLimits;
  readonly #ignored: IgnoredPeople;
  readonly #now: () => number;
  /** The publishing under way at each table. */
  readonly #publishing = new Map<string, Promise<void>>();

  constructor(
    database: Database,
    limits: Limits,
    rateLimits: RateLimits,
    ignored: IgnoredPeople,
    now: () => number,
  ) {
    this.#database = database;
    this.#limits = limits;
    this.#rateLimits = rateLimits;
    this.#ignored = ignored;
    this.#now = now;
  }

  async say(
    handle: TableHandle,
    person: PersonRow,
    said: string,
  ): Promise<{ n: number } | Refused> {
    const text = cleaned(said);
    const { chatLength } = this.#limits;
    if (text === '' || text.length > chatLength) {
      return refused('FB-50', 'form', { at: 'text', expected: `1 to ${chatLength} characters` });
    }
    const found = await handle.read((table, { lastChatLine }) => {
      const seen = viewerOf(table, person.id);
      return 'problem' in seen ? seen : { ...seen, last: lastChatLine };
    });
    if ('problem' in found) return found;
    const wait = this.#rateLimits.chat(person.id);
    if (wait) return wait;
    const channel: Channel = found.viewer === null ? 'gallery' : 'table';
    if (await this.#full(handle.id, found.last, channel)) {
      return quotaUsedUp(`chat lines of a ${channel}`, this.#limits.chatLines);
    }
    const line = {
      table_id: handle.id,
      person: person.id,
      name: person.name,
      channel,
      text,
      at: this.#now(),
    };
    const n = await this.#add(line);
    await this.#publish(handle, { ...line, n });
    return { n };
  }

  /** Table and gallery have limits of their own, so that neither can silence the other. */
  async #full(table: string, last: number, channel: Channel): Promise<boolean> {
    const { chatLines } = this.#limits;
    return last >= chatLines && (await countLines(this.#database, table, channel)) >= chatLines;
  }

  async #add(line: Omit<ChatRow, 'n'>): Promise<number> {
    const notification = this.#database.notify(
      notificationText({ kind: 'chat', table: line.table_id }),
    );
    const transaction = [addLine(this.#database, line), ...(notification ? [notification] : [])];
    for (let tries = 1; ; tries++) {
      try {
        const [result] = await this.#database.write(transaction);
        return (result!.rows[0] as { n: number }).n;
      } catch (error) {
        if (error instanceof TableGone) throw new TableDeleted();
        if (!(error instanceof Conflict) || tries >= TRIES) throw error;
      }
    }
  }

  /** Another node has written lines. */
  onNotification(handle: TableHandle): Promise<void> {
    return this.#publish(handle, null);
  }

  /** Publishes new lines, one call after the other: every line once, and in order. */
  #publish(handle: TableHandle, own: ChatRow | null): Promise<void> {
    const { id } = handle;
    const before = this.#publishing.get(id) ?? Promise.resolve();
    const done = before.then(() => handle.use((live) => this.#follow(live, own)));
    const settled = done
      .catch(() => {})
      .finally(() => {
        if (this.#publishing.get(id) === settled) this.#publishing.delete(id);
      });
    this.#publishing.set(id, settled);
    return done;
  }

  async #follow(live: LiveCopy, own: ChatRow | null): Promise<void> {
    if (own && own.n <= live.lastChatLine) return;
    // Another node may have written lines before ours that were not published here yet.
    if (own?.n === live.lastChatLine + 1) await this.#send(live, [own]);
    else {
      for (let full = true; full;) {
        const lines = await readLines(this.#database, live.id, live.lastChatLine, PAGE);
        await this.#send(live, lines);
        full = lines.length === PAGE;
      }
    }
  }

  /** Sends lines to the watchers here who may read them and have not muted or blocked their author. */
  async #send(live: LiveCopy, lines: readonly ChatRow[]): Promise<void> {
    const ignored = await this.#ignoredBy(live);
    const { watchers, table } = live;
    for (const line of lines) {
      live.lastChatLine = line.n;
      const { table_id, ...chat } = line;
      const message = new EncodedMessage(JSON.stringify({ table: table_id, chat }));
      for (const watcher of watchers.all()) {
        const { person } = watcher;
        const silent = person !== null && ignored.get(person)!.has(line.person);
        const apart = line.channel === 'gallery' && !seesGallery(table, person);
        if (!silent && !apart) watcher.send(message);
      }
    }
  }

  /** Whom every watcher ignores; also of those who join meanwhile. */
  async #ignoredBy({ watchers }: LiveCopy): Promise<Map<string, ReadonlySet<string>>> {
    const all = new Map<string, ReadonlySet<string>>();
    const unknown = (): string | null | undefined =>
      watchers.all().find(({ person }) => person !== null && !all.has(person))?.person;
    for (let person; (person = unknown());) all.set(person, await this.#ignored.of(person));
    return all;
  }

  /** The lines after number `after`, or the last ones. */
  async read(
    handle: TableHandle,
    person: PersonRow | null,
    after: number | null,
  ): Promise<readonly ChatLine[] | Refused> {
    const id = person?.id ?? null;
    const found = await handle.read((table) => {
      const found = viewerOf(table, id);
      return 'problem' in found ? found : { gallery: seesGallery(table, id) };
    });
    if ('problem' in found) return found;
    return linesFor(this.#database, handle.id, { person: id, ...found, after, limit: PAGE });
  }
}

/** Players see the gallery only when the game is over. */
const seesGallery = (table: Table, person: string | null): boolean =>
  table.phase !== 'running' || seatOf(table, person) === null;
