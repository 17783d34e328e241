import type { FastifyBaseLogger } from 'fastify';
import type { Seat } from '@faubourg/core';
import type { Notice } from '@faubourg/protocol';
import type { People } from '../people/people.ts';
import { mutedBy } from '../store/chat.ts';
import type { Database } from '../store/database.ts';
import { notificationText } from '../store/notification.ts';
import type { LoggedEntry } from '../table/entry.ts';
import type { LiveTable } from '../live-tables/live-table.ts';
import { openDecisions } from '../table/table.ts';
import type { OutboundQueue } from './outbound-queue.ts';
import type { Push } from './push.ts';

/** Sends a text to the pages a person has open on this node. */
export type SendToPages = (person: string, text: string) => void;

/** Notifies people through their open pages, by Web Push and by their webhook. */
export class Notices {
  readonly #database: Database;
  readonly #people: People;
  readonly #push: Push;
  readonly #pages: SendToPages;
  readonly #log: FastifyBaseLogger;
  readonly #outbound: OutboundQueue;
  readonly #node: string;

  constructor(
    database: Database,
    people: People,
    push: Push,
    pages: SendToPages,
    log: FastifyBaseLogger,
    outbound: OutboundQueue,
    node: string,
  ) {
    this.#database = database;
    this.#people = people;
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
  onEntry(liveTable: LiveTable, { entry }: LoggedEntry, own: boolean): void {
    if (!own) return;
    const { table } = liveTable;
    // At once, not with the first cards: pages that show something else reveal when they get it.
    if (entry.kind === 'start') this.#all(liveTable, 'start', null);
    if (entry.kind !== 'answer' && entry.kind !== 'undo') return;
    // A person who has just answered sees what comes next; not so if a bot or the clock answered.
    const actor = entry.kind === 'undo' || entry.by === 'person' ? entry.seat : null;
    if (table.phase === 'over') this.#all(liveTable, 'over', actor);
    for (const [seat, { changed: fresh }] of table.turns.entries()) {
      const { person, bot } = table.seats[seat]!;
      if (!fresh || person === null || bot !== null || seat === actor) continue;
      const owes = openDecisions(table).some((decision) => decision.owed && decision.seat === seat);
      if (owes) this.#send(liveTable, person, 'turn');
    }
  }

  #all(liveTable: LiveTable, kind: Notice['kind'], but: Seat | null): void {
    for (const [seat, { person }] of liveTable.table.seats.entries()) {
      if (person !== null && seat !== but) this.#send(liveTable, person, kind);
    }
  }

  #send(liveTable: LiveTable, person: string, kind: Notice['kind']): void {
    const watching = liveTable.watchers.watchedBy(person);
    // The usual case: the person watches the table and has no webhook.
    if (watching && this.#people.cachedWebhook(person) === null) return;
    const notice: Notice = { kind, table: liveTable.id, game: liveTable.table.game.id };
    this.#try(
      this.#deliver(person, notice, watching, liveTable.table.setup.clock?.live === undefined),
    );
  }

  /** Tells a person that a seat is reserved for them, unless they have muted the host. */
  invite(
    person: string,
    host: string,
    at: { readonly table: string; readonly game: string },
  ): void {
    const deliver = async (): Promise<void> => {
      const muted = await mutedBy(this.#database, person);
      if (!muted.has(host)) await this.#deliver(person, { kind: 'seat', ...at }, false, true);
    };
    this.#try(deliver());
  }

  #try(delivery: Promise<void>): void {
    delivery.catch((error: unknown) => {
      this.#log.warn({ why: (error as Error).message }, 'a notice was not delivered');
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
