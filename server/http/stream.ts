import type { FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';
import { quota } from '../limits/gates.ts';
import type { Outgoing } from '../live/outgoing.ts';
import type { Services } from '../services.ts';
import type { Room } from '../tables/room.ts';
import { orRefuse } from './errors.ts';

/** Whose stream it is: a person, or an address without one. */
type Reader = { readonly person: string | null; readonly key: string };

/** Messages as they come, one JSON text a line, for programs that do not speak WebSocket. */
export class Streams {
  readonly #services: Services;
  readonly #open = new Map<string, Set<PassThrough>>();

  constructor(services: Services) {
    this.#services = services;
    services.people.onSignOut((person) => {
      for (const out of this.#open.get(person) ?? []) out.destroy();
    });
  }

  #enter(key: string): PassThrough {
    const { connections } = this.#services.limits;
    const own = this.#open.get(key) ?? new Set();
    if (own.size >= connections) orRefuse(quota('streams', connections));
    const out = new PassThrough();
    this.#open.set(key, own.add(out));
    out.once('close', () => {
      own.delete(out);
      if (own.size === 0) this.#open.delete(key);
    });
    return out;
  }

  /** Sends the past, then whatever comes after it. */
  tell(
    room: Room,
    { person, key }: Reader,
    from: number,
    texts: readonly string[],
    reply: FastifyReply,
  ): FastifyReply {
    const { limits, metrics } = this.#services;
    const out = this.#enter(key);
    const watcher = {
      person,
      send({ text }: Pick<Outgoing, 'text'>): void {
        out.write(`${text}\n`);
        if (out.readableLength + out.writableLength <= limits.waiting) return;
        metrics.cut.inc({ why: 'slow' });
        out.destroy();
      },
      dismissed: () => out.end(),
    };
    for (const text of texts) watcher.send({ text });
    const joined = room.look((table) => {
      // What came between reading the past and now is sent by joining from there.
      if (!out.destroyed) room.audience.join(table, watcher, from + texts.length);
    });
    joined.catch(() => out.end());
    const beat = setInterval(() => out.write('\n'), 20_000);
    out.once('close', () => {
      clearInterval(beat);
      room.audience.leave(watcher);
    });
    reply.raw.once('close', () => out.destroy());
    return reply
      .type('application/x-ndjson')
      .serializer((whole) => whole as string)
      .send(out);
  }
}
