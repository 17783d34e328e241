import type { FastifyBaseLogger } from 'fastify';
import type { Seat } from '@faubourg/core';
import type { People } from '../people/people.ts';
import { mutedBy } from '../store/chat.ts';
import type { Engine } from '../store/engine.ts';
import type { LoggedEntry } from '../tables/entry.ts';
import type { Room } from '../tables/room.ts';
import { asked } from '../tables/table.ts';
import type { Mail } from './mail.ts';
import type { Push } from './push.ts';

/** Why somebody is told: it is their turn, the game has begun, it is over, or a seat is kept for them. */
export type Notice = {
  readonly kind: 'turn' | 'start' | 'over' | 'seat';
  readonly table: string;
  readonly game: string;
};

/** Tells the pages a person has open, on this node. */
export type TellPages = (person: string, text: string) => void;

/** Tells people who are elsewhere: in their open pages, by Web Push, by their own webhook. */
export class Notices {
  readonly #engine: Engine;
  readonly #people: People;
  readonly #push: Push;
  readonly #pages: TellPages;
  readonly #log: FastifyBaseLogger;
  readonly #mail: Mail;
  readonly #node: string;

  constructor(
    engine: Engine,
    people: People,
    push: Push,
    pages: TellPages,
    log: FastifyBaseLogger,
    mail: Mail,
    node: string,
  ) {
    this.#engine = engine;
    this.#people = people;
    this.#push = push;
    this.#pages = pages;
    this.#log = log;
    this.#mail = mail;
    this.#node = node;
  }

  /**
   * After every row: the node that wrote it sees to the notices. Told is who is asked something
   * else because of this row. Nothing else is remembered: a notice that came because a node had
   * forgotten an older one would tell of a row that must not be noticed.
   */
  noticed(room: Room, { entry }: LoggedEntry, own: boolean): void {
    if (!own) return;
    const { table } = room;
    if (entry.kind === 'start') this.#all(room, 'start', null);
    if (entry.kind !== 'answer' && entry.kind !== 'undo') return;
    // Who has just answered is there and sees what comes next; not so if a bot or the clock did.
    const actor = entry.kind === 'undo' || entry.by === 'person' ? entry.seat : null;
    if (table.phase === 'over') this.#all(room, 'over', actor);
    for (const [seat, { fresh }] of table.questions.entries()) {
      const { person, bot } = table.seats[seat]!;
      if (!fresh || person === null || bot !== null || seat === actor) continue;
      const owes = asked(table).some((decision) => decision.owed && decision.seat === seat);
      if (owes) this.#send(room, person, 'turn');
    }
  }

  #all(room: Room, kind: Notice['kind'], but: Seat | null): void {
    for (const [seat, { person }] of room.table.seats.entries()) {
      if (person !== null && seat !== but) this.#send(room, person, kind);
    }
  }

  #send(room: Room, person: string, kind: Notice['kind']): void {
    const watching = room.audience.watchedBy(person);
    // Most people sit in front of the table and have no webhook: nothing is to be done.
    if (watching && this.#people.knownWebhook(person) === null) return;
    const notice: Notice = { kind, table: room.id, game: room.table.game.id };
    this.#try(this.#deliver(person, notice, watching, room.table.setup.clock?.live === undefined));
  }

  /** A seat is kept for somebody; who does not want to hear the host does not hear this either. */
  invite(
    person: string,
    host: string,
    at: { readonly table: string; readonly game: string },
  ): void {
    const deliver = async (): Promise<void> => {
      const muted = await mutedBy(this.#engine, person);
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
      const note = this.#engine.tell(`notice ${person} ${this.#node} ${text}`);
      if (note) await this.#engine.write([note]);
    }
    // In a live game people sit in front of it; push is for games that take days.
    if (slow && !watching) await this.#push.send(person, JSON.stringify(notice));
    const webhook = await this.#people.webhookOf(person);
    if (!webhook) return;
    const headers = { 'content-type': 'application/json', 'user-agent': 'Faubourg' };
    await this.#mail.send(person, { url: webhook, headers, body: JSON.stringify(notice) });
  }
}
