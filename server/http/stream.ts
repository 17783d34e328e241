import type { FastifyReply } from 'fastify';
import { PassThrough } from 'node:stream';
import type { Outgoing } from '../live/outgoing.ts';
import type { Services } from '../services.ts';
import type { Room } from '../tables/room.ts';

/** Messages as they come, one JSON text a line, for programs that do not speak WebSocket. */
export function streamNews(
  { limits, metrics }: Services,
  room: Room,
  person: string | null,
  from: number,
  texts: readonly string[],
  reply: FastifyReply,
  closed: () => void,
): FastifyReply {
  const out = new PassThrough();
  const watcher = {
    person,
    send({ text }: Pick<Outgoing, 'text'>): void {
      out.write(`${text}\n`);
      if (out.readableLength + out.writableLength <= limits.waiting) return;
      metrics.cut.inc({ why: 'slow' });
      out.destroy();
    },
  };
  for (const text of texts) watcher.send({ text });
  void room.look((table) => {
    // What came between reading the past and now is sent by joining from there.
    if (!out.destroyed) room.audience.join(table, watcher, from + texts.length);
  });
  const beat = setInterval(() => out.write('\n'), 20_000);
  const end = (): void => {
    clearInterval(beat);
    room.audience.leave(watcher);
    closed();
  };
  out.once('close', end);
  reply.raw.once('close', () => out.destroy());
  return reply
    .type('application/x-ndjson')
    .serializer((whole) => whole as string)
    .send(out);
}
