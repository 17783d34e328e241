import type { FastifyBaseLogger } from 'fastify';
import type { Seat } from '@faubourg/core';
import type { Notice } from '@faubourg/protocol';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { IgnoredPeople } from '../people/ignored-people.ts';
import type { People } from '../people/people.ts';
import type { Database } from '../store/database.ts';
import { havePlayed } from '../store/ignored.ts';
import { notificationText } from '../store/notification.ts';
import type { LoggedEntry } from '../table/entry.ts';
import type { LiveCopy } from '../live-tables/live-copy.ts';
import { openDecisions } from '../table/table.ts';
import type { OutboundQueue } from './outbound-queue.ts';
import type { Push } from './push.ts';

/** Sends a text to the pages a person has open on this node. */
export type SendToPages = (person: string, text: string) => void;

/** What notices need from the server. */
export type NoticeContext = {
  readonly database: Database;
  readonly people: People;
  readonly ignored: IgnoredPeople;
  readonly rateLimits: RateLimits;
};

/** Notifies people through their open pages, by Web Push and by their webhook. */
export class Notices {
  readonly #database: Database;
  readonly #people: People;
  readonly #ignored: IgnoredPeople;
  readonly #rateLimits: RateLimits;
  readonly #push: Push;
  readonly #pages: SendToPages;
  readonly #log: FastifyBaseLogger;
  readonly #outbound: OutboundQueue;
  readonly #node: string;

  constructor(
    { database, people, ignored, rateLimits }: NoticeContext,
    push: Push,
    pages: SendToPages,
    log: FastifyBaseLogger,
    outbound: OutboundQueue,
    node: string,
  ) {
    this.#database = database;
    this.#people = people;
    this.#ignored = ignored;
    this.#rateLimits = rateLimits;
    this.#push = push;
    this.#pages = pages;
    this.#log = log;
    this.#outbound = outbound;
    this.#node = node;
  }

  /**
   * Called after every entry; the node that wrote it sends the notices. Notifies the people whose
   * decisions changed with this entry. Keeps no other state: a notice sent only because a node had
   * lost its memory would reveal a secret entry.
   */
  onEntry(live: LiveCopy, { entry }: LoggedEntry, own: boolean): void {
    if (!own) return;
    const { table } = live;
    // At once, not with the first cards: pages that show something else reveal when they get it.
    if (entry.kind === 'start') this.#all(live, 'start', null);
    if (entry.kind === 'put-out') this.#send(live, entry.person, 'out');
    if (entry.kind !== 'answer' && entry.kind !== 'undo') return;
    // A person who has just answered sees what comes next; not so if a bot or the clock answered.
    const actor = entry.kind === 'undo' || entry.by === 'person' ? entry.seat : null;
    if (table.phase === 'over') this.#all(live, 'over', actor);
    for (const [seat, { changed: fresh }] of table.turns.entries()) {
      const { person, bot } = table.seats[seat]!;
      if (!fresh || person === null || bot !== null || seat === actor) continue;
      const owes = openDecisions(table).some((decision) => decision.owed && decision.seat === seat);
      if (owes) this.#send(live, person, 'turn');
    }
  }

  #all(live: LiveCopy, kind: Notice['kind'], but: Seat | null): void {
    for (const [seat, { person }] of live.table.seats.entries()) {
      if (person !== null && seat !== but) this.#send(live, person, kind);
    }
  }

  #send(live: LiveCopy, person: string, kind: Notice['kind']): void {
    const watching = live.watchers.watchedBy(person);
    // The usual case: the person watches the table and has no webhook.
    if (watching && this.#people.cachedWebhook(person) === null) return;
    const notice: Notice = { kind, table: live.id, game: live.table.game.id };
    this.#try(this.#deliver(person, notice, watching, live.table.setup.clock?.live === undefined));
  }

  /**
   * Tells a person that a seat is reserved for them, unless they have muted or blocked the host, or
   * strangers have invited them too often of late. The host cannot tell the difference.
   */
  invite(
    person: string,
    host: string,
    at: { readonly table: string; readonly game: string },
  ): void {
    const deliver = async (): Promise<void> => {
      if ((await this.#ignored.of(person)).has(host)) return;
      const known = await havePlayed(this.#database, person, host);
      if (!known && this.#rateLimits.invitations(person)) return;
      await this.#deliver(person, { kind: 'seat', ...at }, false, true);
    };
    this.#try(deliver());
  }

  #try(delivery: Promise<void>): void {
    delivery.catch((error: unknown) => {
      this.#log.warn({ err: error }, 'a notice was not delivered');
    });
  }

  async #deliver(person: string, notice: Notice, watching: boolean, slow: boolean): Promise<void> {
    if (!watching) {
      const text = JSON.stringify({ notice });
      this.#pages(person, text);
      const notification = this.#database.notify(
        notificationText({ kind: 'notice', person, node: this.#node, text }),
      );
      if (notification) await this.#database.write([notification]);
    }
    // With a live clock people watch the table; push is for games that take days.
    if (slow && !watching) await this.#push.send(person, JSON.stringify(notice));
    const webhook = await this.#people.webhookOf(person);
    if (!webhook) return;
    const headers = { 'content-type': 'application/json', 'user-agent': 'Faubourg' };
    await this.#outbound.send(person, { url: webhook, headers, body: JSON.stringify(notice) });
  }
}
