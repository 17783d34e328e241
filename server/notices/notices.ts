import type { FastifyBaseLogger } from 'fastify';
import type { Seat } from '@faubourg/core';
import type { People } from '../people/people.ts';
import type { Engine } from '../store/engine.ts';
import type { LoggedEntry } from '../tables/entry.ts';
import type { Room } from '../tables/room.ts';
import { asked } from '../tables/table.ts';
import { post } from './post.ts';
import type { Push } from './push.ts';

/** Why somebody is told: it is their turn, the game has begun, or it is over. */
export type Notice = {
  readonly kind: 'turn' | 'start' | 'over';
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
  readonly #anywhere: boolean;
  /** The turn each seat was last told about. */
  readonly #told = new WeakMap<Room, Map<Seat, number>>();

  constructor(
    engine: Engine,
    people: People,
    push: Push,
    pages: TellPages,
    log: FastifyBaseLogger,
    anywhere: boolean,
  ) {
    this.#engine = engine;
    this.#people = people;
    this.#push = push;
    this.#pages = pages;
    this.#log = log;
    this.#anywhere = anywhere;
  }

  /** After every row: the node that wrote it sees to the notices. */
  noticed(room: Room, { entry }: LoggedEntry, own: boolean): void {
    const { table } = room;
    if (!own) return;
    const actor =
      'seat' in entry && (entry.kind === 'answer' || entry.kind === 'undo') ? entry.seat : null;
    if (table.phase === 'over' && entry.kind === 'answer') this.#all(room, 'over', actor);
    if (entry.kind === 'start') this.#all(room, 'start', null);
    if (table.phase !== 'running') return;
    const told = this.#told.get(room) ?? new Map<Seat, number>();
    this.#told.set(room, told);
    for (const { seat, owed } of asked(table)) {
      const { turn } = table.questions[seat]!;
      const { person, bot } = table.seats[seat]!;
      if (!owed || person === null || bot !== null || told.get(seat) === turn) continue;
      told.set(seat, turn);
      // Who has just answered is there and sees the next question.
      if (seat !== actor && entry.kind !== 'start') this.#send(room, person, 'turn');
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
    this.#deliver(person, notice, watching, room.table.setup.clock?.live === undefined).catch(
      (error: unknown) => {
        this.#log.warn({ why: (error as Error).message }, 'a notice was not delivered');
      },
    );
  }

  async #deliver(person: string, notice: Notice, watching: boolean, slow: boolean): Promise<void> {
    if (!watching) {
      const text = JSON.stringify({ notice });
      this.#pages(person, text);
      const note = this.#engine.tell(`notice ${person} ${text}`);
      if (note) await this.#engine.write([note]);
    }
    // In a live game people sit in front of it; push is for games that take days.
    if (slow && !watching) await this.#push.send(person, JSON.stringify(notice));
    const webhook = await this.#people.webhookOf(person);
    if (!webhook) return;
    const headers = { 'content-type': 'application/json', 'user-agent': 'Faubourg' };
    await post({ url: webhook, headers, body: JSON.stringify(notice) }, this.#anywhere);
  }
}
