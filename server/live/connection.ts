import { type Json, type Problem, problem, type Refused, refused } from '@faubourg/core';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { readText } from '../http/body.ts';
import { zodProblem } from '../http/errors.ts';
import { Buckets } from '../limits/bucket.ts';
import { quota } from '../limits/gates.ts';
import type { Services } from '../services.ts';
import { Unavailable } from '../store/engine.ts';
import type { Person } from '../store/schema.ts';
import { viewerOf } from '../tables/history.ts';
import { answer, takeBack } from '../tables/playing.ts';
import { Vanished } from '../tables/rebuilding.ts';
import type { Room } from '../tables/room.ts';
import type { Watcher } from './audience.ts';
import { Outbox } from './outbox.ts';
import { Outgoing } from './outgoing.ts';
import { type LiveWish, wish } from './wishes.ts';

/** Wishes of one connection that may be under way at once. */
const AT_ONCE = 64;

/** Against the rules of the house (RFC 6455). */
const FLOOD = 1008;

type Reply = { readonly n: number } | Refused;

/** The line to a client, and whether it unpacks longer messages. */
export type Line = {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly packed: boolean;
};

/** One page or program, watching any number of tables. */
export class Connection implements Watcher {
  readonly person: string | null;
  readonly toldPresence = true;
  /** Whether it answered the last heartbeat. */
  alive = true;
  readonly #socket: WebSocket;
  readonly #who: Person | null;
  readonly #address: string;
  readonly #services: Services;
  readonly #watched = new Map<string, Room>();
  readonly #failed: (error: unknown) => void;
  readonly #outbox: Outbox;
  readonly #packed: boolean;
  #underWay = 0;
  /** The code to close with once nothing is under way. */
  #closing: number | null = null;
  #patience: Buckets | null = null;

  constructor(
    { socket, stream, packed }: Line,
    who: Person | null,
    address: string,
    services: Services,
    failed: (error: unknown) => void,
  ) {
    this.#socket = socket;
    this.#outbox = new Outbox(stream);
    this.#packed = packed;
    this.#who = who;
    this.person = who?.id ?? null;
    this.#address = address;
    this.#services = services;
    this.#failed = failed;
  }

  /** A client that does not read is cut off; it comes back and continues from its last number. */
  send(message: Outgoing): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#outbox.waiting > this.#services.limits.waiting) {
      this.#services.metrics.cut.inc({ why: 'slow' });
      this.#socket.terminate();
      return;
    }
    this.#outbox.put(message.frame(this.#packed));
  }

  async receive(text: string): Promise<void> {
    // What was still on its way when the connection was cut.
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    const { limits, gates } = this.#services;
    // Counted before it is read, so that what is malformed counts like the rest.
    const { person } = this;
    const flood = person === null ? gates.strangers(this.#address) : gates.requests(person);
    if (flood && this.#outOfPatience()) return;
    const read = readText(text, limits.depth);
    if (flood) {
      this.#refuse('problem' in read ? null : idOf(read.value), flood.problem);
      return;
    }
    if ('problem' in read) {
      this.#refuse(null, read.problem);
      return;
    }
    const id = idOf(read.value);
    if (this.#closing !== null) {
      this.#refuse(id, problem('FB-60', 'closing'));
      return;
    }
    const formed = wish.safeParse(read.value);
    if (!formed.success) {
      this.#refuse(id, zodProblem('', formed.error));
      return;
    }
    if (this.#underWay >= AT_ONCE) {
      this.#refuse(id, problem('FB-55', 'too-many', { what: 'at once', seconds: 1 }));
      return;
    }
    this.#underWay++;
    try {
      const reply = await this.#do(formed.data);
      if ('problem' in reply) this.#refuse(id, reply.problem);
      else this.send(new Outgoing(`{"id":${id},"ok":{"n":${reply.n}}}`));
    } catch (error) {
      if (error instanceof Vanished) this.#refuse(id, error.refused.problem);
      else if (error instanceof Unavailable)
        this.#refuse(id, problem('FB-60', 'store-unavailable'));
      else {
        this.#failed(error);
        this.#refuse(id, problem('FB-70', 'internal'));
      }
    } finally {
      this.#underWay--;
      if (this.#closing !== null) this.finish(this.#closing);
    }
  }

  /** Who is refused as often again as is allowed, and goes on, is cut off. */
  #outOfPatience(): boolean {
    const { limits, metrics, now } = this.#services;
    this.#patience ??= new Buckets(this.#who ? limits.requests : limits.strangers, now);
    if (this.#patience.take('') === null) return false;
    metrics.cut.inc({ why: 'flood' });
    this.close(FLOOD);
    return true;
  }

  #refuse(id: number | null, why: Problem): void {
    this.#services.metrics.refusals.inc({ rule: why.rule });
    this.#say({ id, problem: why });
  }

  #say(reply: object): void {
    this.send(new Outgoing(JSON.stringify(reply)));
  }

  async #do(asked: LiveWish): Promise<Reply> {
    const room = await this.#services.rooms.get(asked.table);
    if ('problem' in room) return room;
    if (asked.do === 'watch') return this.#watch(room, asked.from ?? null);
    if (asked.do === 'unwatch') {
      room.audience.leave(this);
      this.#watched.delete(room.id);
      return { n: 0 };
    }
    const who = this.#who;
    if (!who)
      return refused('FB-40', 'not-signed-in', { expected: 'a token from POST /api/guest' });
    if (asked.do === 'chat') return this.#services.chat.say(room, who, asked.text);
    const sending = { key: asked.key, turn: asked.turn };
    const done = await room.act(
      asked.do === 'undo'
        ? takeBack(room, who, sending)
        : answer(room, who, sending, (asked.answer ?? null) as Json),
    );
    return 'problem' in done ? done : { n: done.number };
  }

  async #watch(room: Room, from: number | null): Promise<Reply> {
    const most = this.#services.limits.watched;
    if (!this.#watched.has(room.id) && this.#watched.size >= most)
      return quota('tables watched', most);
    return room.look((table): Reply => {
      const looks = viewerOf(table, this.person);
      if ('problem' in looks) return looks;
      if (this.#socket.readyState !== this.#socket.OPEN) return { n: 0 };
      this.#watched.set(room.id, room);
      return { n: room.audience.join(table, this, from) };
    });
  }

  dismissed(table: string): void {
    this.#watched.delete(table);
  }

  /** The connection is gone: nobody is told through it any more. */
  end(): void {
    for (const room of this.#watched.values()) room.audience.leave(this);
    this.#watched.clear();
  }

  ping(): void {
    this.alive = false;
    this.#socket.ping();
  }

  /** Closes as soon as everything under way is answered; takes nothing new. */
  finish(code: number): void {
    this.#closing = code;
    if (this.#underWay === 0) this.close(code);
  }

  close(code: number): void {
    this.#outbox.flush();
    this.#socket.close(code);
  }

  terminate(): void {
    this.#socket.terminate();
  }
}

/** The id of a wish whose form is wrong otherwise, so that the sender can tell which one it was. */
function idOf(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('id' in value)) return null;
  return Number.isSafeInteger(value.id) ? (value.id as number) : null;
}
