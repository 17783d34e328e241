import { problem } from '@faubourg/core';
import type { FastifyReply } from 'fastify';
import { quota } from '../limits/gates.ts';
import type { Outgoing } from '../live/outgoing.ts';
import type { Services } from '../services.ts';
import { viewerOf } from '../tables/history.ts';
import type { Room } from '../tables/room.ts';
import { place } from '../tables/telling.ts';
import { orRefuse, problemOf } from './errors.ts';
import { Lines } from './lines.ts';

const HEARTBEAT = 20_000;

/** Whose stream it is: a person, or an address without one. */
type Reader = { readonly person: string | null; readonly key: string };

/** What was told after a number, or out with why it is not for this reader. */
type Past = (from: number) => Promise<readonly string[]>;

/** Messages as they come, one JSON text a line, for programs that do not speak WebSocket. */
export class Streams {
  readonly #services: Services;
  readonly #open = new Map<string, Set<Lines>>();

  constructor(services: Services) {
    this.#services = services;
    services.people.onSignOut((person) => {
      for (const lines of this.#open.get(person) ?? []) lines.out.destroy();
    });
  }

  #enter(key: string): Lines {
    const { limits, metrics, every } = this.#services;
    const own = this.#open.get(key) ?? new Set();
    if (own.size >= limits.connections) orRefuse(quota('streams', limits.connections));
    const lines = new Lines(limits.waiting, () => {
      metrics.cut.inc({ why: 'slow' });
    });
    this.#open.set(key, own.add(lines));
    const stop = every(HEARTBEAT, () => {
      lines.beat();
    });
    lines.out.once('close', () => {
      stop();
      own.delete(lines);
      if (own.size === 0) this.#open.delete(key);
    });
    return lines;
  }

  /** Sends the past, as fast as it is taken, then whatever comes after it. */
  async tell(
    room: Room,
    reader: Reader,
    from: number,
    past: Past,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    // Read before the answer begins: what is refused is refused like anything else.
    const texts = await past(from);
    const lines = this.#enter(reader.key);
    reply.raw.once('close', () => lines.out.destroy());
    void this.#follow(lines, room, reader.person, { at: from, texts, past }).catch(
      (error: unknown) => {
        const why = problemOf(error as Error);
        if (!why) reply.log.error({ err: error }, 'a stream failed');
        const line = { table: room.id, problem: why ?? problem('FB-70', 'internal') };
        lines.put(JSON.stringify(line));
        lines.end();
      },
    );
    return reply
      .type('application/x-ndjson')
      .serializer((whole) => whole as string)
      .send(lines.out);
  }

  async #follow(
    lines: Lines,
    room: Room,
    person: string | null,
    { at, texts, past }: { at: number; texts: readonly string[]; past: Past },
  ): Promise<void> {
    const watcher = {
      person,
      // Lines are the numbered messages, and what people say.
      toldPresence: false,
      send({ text }: Pick<Outgoing, 'text'>): void {
        lines.put(text);
      },
      dismissed(): void {
        lines.end();
      },
    };
    lines.out.once('close', () => {
      room.audience.leave(watcher);
    });
    // While the past was on its way there may have come more of it.
    for (let next = texts, to = at; ; next = await past(to)) {
      await lines.feed(next);
      to += next.length;
      const joined = await room.look((table) => {
        if (lines.out.destroyed) return true;
        const { viewer } = orRefuse(viewerOf(table, person));
        const missed = room.audience.since(place(table, viewer), to);
        if (missed !== null && missed.length > 0) return false;
        room.audience.join(table, watcher, to);
        return true;
      });
      if (joined) return;
    }
  }

  /** The house closes: every stream ends, and its reader comes again. */
  close(): void {
    for (const own of this.#open.values()) for (const lines of own) lines.end();
  }
}
