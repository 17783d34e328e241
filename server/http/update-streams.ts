import { problem } from '@faubourg/core';
import type { FastifyReply } from 'fastify';
import { setTimeout as delay } from 'node:timers/promises';
import { quotaUsedUp } from '../limits/rate-limits.ts';
import type { EncodedMessage } from '../live-tables/encoded-message.ts';
import type { ServerContext } from '../request/context.ts';
import { viewerOf } from '../live-tables/history.ts';
import type { Watcher } from '../live-tables/watchers.ts';
import type { TableHandle } from '../live-tables/table-handle.ts';
import { viewerIndex } from '../table/updates.ts';
import { orRefuse, problemOf } from '../request/errors.ts';
import { NdjsonStream } from './ndjson-stream.ts';

const HEARTBEAT = 20_000;

/** The reader of a stream: a person, or the address of a client without a token. */
type Reader = { readonly person: string | null; readonly key: string };

/** The updates after a number. Throws if the reader may not see them. */
type Past = (from: number) => Promise<{ readonly messages: readonly string[] }>;

/** A message of a watcher; an update gets the frame in place of its patch. */
function withFrame(text: string, frameMessage: () => string): string {
  const message = JSON.parse(text) as object;
  if (!('patch' in message)) return text;
  const { patch: _, ...update } = message;
  return JSON.stringify({ ...update, ...(JSON.parse(frameMessage()) as object) });
}

/** Streams of updates, one JSON text a line, for programs that do not use WebSocket. */
export class UpdateStreams {
  readonly #context: ServerContext;
  readonly #open = new Map<string, Set<NdjsonStream>>();

  constructor(context: ServerContext) {
    this.#context = context;
    context.people.onSignOut((person) => {
      for (const stream of this.#open.get(person) ?? []) stream.out.destroy();
    });
  }

  #enter(key: string): NdjsonStream {
    const { limits, metrics, setInterval } = this.#context;
    const own = this.#open.get(key) ?? new Set();
    if (own.size >= limits.connections) orRefuse(quotaUsedUp('streams', limits.connections));
    const stream = new NdjsonStream(limits.waiting, () => {
      metrics.connectionsCut.inc({ why: 'slow' });
    });
    this.#open.set(key, own.add(stream));
    const stop = setInterval(HEARTBEAT, () => {
      stream.heartbeat();
    });
    stream.out.once('close', () => {
      stop();
      own.delete(stream);
      if (own.size === 0) this.#open.delete(key);
    });
    return stream;
  }

  /** Sends the whole frame now, and after every update, for programs that apply no patches. */
  async openFrames(
    liveTable: TableHandle,
    { person, key }: Reader,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const watched = await liveTable.read((table, { watchers }) => {
      orRefuse(viewerOf(table, person));
      const stream = this.#enter(key);
      const watcher: Watcher = {
        person,
        wantsPresence: false,
        send: ({ text }) =>
          stream.sendLive(withFrame(text, () => watchers.frameMessageOf(watcher))),
        onDismissed: () => stream.end(),
      };
      watchers.join(table, watcher, null);
      return { stream, watcher };
    });
    const { out } = watched.stream;
    out.once('close', () => liveTable.leave(watched.watcher));
    reply.raw.once('close', () => out.destroy());
    return reply
      .type('application/x-ndjson')
      .serializer((whole) => whole as string)
      .send(out);
  }

  /** Sends the past updates, then every new one. */
  async open(
    liveTable: TableHandle,
    reader: Reader,
    from: number,
    past: Past,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    // Read before the response begins, so that a refusal is an ordinary HTTP response.
    const { messages: texts } = await past(from);
    const stream = this.#enter(reader.key);
    reply.raw.once('close', () => stream.out.destroy());
    void this.#follow(stream, liveTable, reader.person, { at: from, texts, past }).catch(
      (error: unknown) => {
        const why = problemOf(error as Error);
        if (!why) reply.log.error({ err: error }, 'a stream failed');
        const line = {
          table: liveTable.id,
          problem: why ?? problem('FB-70', 'internal', { request: reply.request.id }),
        };
        stream.sendLive(JSON.stringify(line));
        stream.end();
      },
    );
    return reply
      .type('application/x-ndjson')
      .serializer((whole) => whole as string)
      .send(stream.out);
  }

  async #follow(
    stream: NdjsonStream,
    liveTable: TableHandle,
    person: string | null,
    { at, texts, past }: { at: number; texts: readonly string[]; past: Past },
  ): Promise<void> {
    const watcher = {
      person,
      // A stream carries updates and chat only.
      wantsPresence: false,
      send({ text }: Pick<EncodedMessage, 'text'>): void {
        stream.sendLive(text);
      },
      onDismissed(): void {
        stream.end();
      },
    };
    stream.out.once('close', () => {
      liveTable.leave(watcher);
    });
    // More updates may have come while the past ones were being sent.
    for (let next = texts, to = at; ; next = await this.#readPast(past, to)) {
      await stream.sendPast(next);
      to += next.length;
      const joined = await liveTable.read((table, { watchers }) => {
        if (stream.out.destroyed) return true;
        const { viewer } = orRefuse(viewerOf(table, person));
        if (watchers.numbers[viewerIndex(table, viewer)]! > to) return false;
        watchers.join(table, watcher, to);
        return true;
      });
      if (joined) return;
    }
  }

  /** The next past updates. A reader that has begun waits where its rate of reading is used up. */
  async #readPast(past: Past, from: number): Promise<readonly string[]> {
    for (;;) {
      try {
        return (await past(from)).messages;
      } catch (error) {
        const why = problemOf(error as Error);
        if (why?.code !== 'too-many') throw error;
        await delay(Number(why.data['seconds']) * 1000, undefined, { ref: false });
      }
    }
  }

  /** Ends every stream. Readers open them again. */
  close(): void {
    for (const own of this.#open.values()) for (const stream of own) stream.end();
  }
}
