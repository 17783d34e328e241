import type { Json } from '@faubourg/core';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Services } from '../../services.ts';
import type { Person } from '../../store/schema.ts';
import { history, recordOf, viewerOf } from '../../tables/history.ts';
import { answer, takeBack } from '../../tables/playing.ts';
import { notSeated } from '../../tables/problems.ts';
import type { Room } from '../../tables/room.ts';
import { place } from '../../tables/telling.ts';
import { seatOf } from '../../tables/table.ts';
import { addressOf } from '../address.ts';
import type { App } from '../app.ts';
import { caller, visitor } from '../caller.ts';
import { orRefuse } from '../errors.ts';
import * as form from '../schemas.ts';
import { Streams } from '../stream.ts';

const params = z.strictObject({ table: form.tableId });

/** The game itself: looking, answering, taking back, and the record. */
export function gameRoutes(app: App, services: Services): void {
  const { rooms, gates, proxies } = services;
  /** Who reads: a person, or an address without one. */
  const readerOf = (request: FastifyRequest, person: Person | null): string =>
    person?.id ?? addressOf(request.raw, proxies);
  const streams = new Streams(services);
  app.addHook('preClose', async () => {
    streams.close();
  });

  /** What somebody was told after a number: from memory if it is at hand there, else from the log. */
  async function past(room: Room, person: Person | null, key: string, from: number) {
    const found = await room.look((table) => {
      const { viewer } = orRefuse(viewerOf(table, person?.id ?? null));
      return { viewer, texts: room.audience.since(place(table, viewer), from) };
    });
    if (found.texts === null) orRefuse(gates.histories(key) ?? {});
    return found.texts ?? history(rooms.ground, room, found.viewer, from);
  }

  app.get(
    '/api/tables/:table',
    { schema: { summary: 'All I may see of a table', params, response: { 200: form.frame } } },
    async (request, reply) => {
      const person = await visitor(services, request);
      const room = orRefuse(await rooms.get(request.params.table));
      const text = await room.look((table) => {
        const { viewer } = orRefuse(viewerOf(table, person?.id ?? null));
        return room.audience.whole(place(table, viewer));
      });
      // Already text, and made by the same code that tells everybody.
      return reply
        .type('application/json')
        .serializer((whole) => whole as string)
        .send(text as never);
    },
  );

  app.get(
    '/api/tables/:table/events',
    {
      schema: {
        summary: 'What I was told after number n; as JSON, or streamed one line each (ndjson)',
        params,
        querystring: z.strictObject({
          from: z.coerce.number().int().min(0).max(1e9).default(0),
          stream: z.enum(['true', 'false']).default('false'),
        }),
        response: { 200: z.object({ messages: z.array(form.message) }) },
      },
    },
    async (request, reply) => {
      const person = await visitor(services, request);
      const room = orRefuse(await rooms.get(request.params.table));
      const { from, stream } = request.query;
      const key = readerOf(request, person);
      if (stream === 'true') {
        const reader = { person: person?.id ?? null, key };
        return streams.tell(room, reader, from, (n) => past(room, person, key, n), reply);
      }
      const texts = await past(room, person, key, from);
      return reply
        .type('application/json')
        .serializer((whole) => whole as string)
        .send(`{"messages":[${texts.join(',')}]}` as never);
    },
  );

  app.get(
    '/api/tables/:table/answers',
    {
      schema: {
        summary: 'My legal answers now; null where they cannot be listed',
        params,
        response: {
          200: z.object({
            turn: z.number(),
            answers: z.array(z.unknown()).nullable(),
            parts: z.unknown(),
          }),
        },
      },
    },
    async (request) => {
      const person = await caller(services, request);
      const room = orRefuse(await rooms.get(request.params.table));
      return room.look((table) => {
        const seat = seatOf(table, person.id);
        if (seat === null) return orRefuse(notSeated());
        const { turn } = table.questions[seat]!;
        const { game, play } = table;
        const mine = play && game.decisions(play.state).some((decision) => decision.seat === seat);
        if (!mine) return { turn, answers: [], parts: null };
        const answers = game.answers(play.state, seat);
        const parts = game.parts?.(play.state, seat) ?? null;
        return { turn, answers: answers && [...answers], parts };
      });
    },
  );

  app.post(
    '/api/tables/:table/answer',
    {
      schema: {
        summary: 'Answer the question I am asked',
        params,
        body: form.answer,
        response: { 200: form.ack },
      },
    },
    async (request) => {
      const person = await caller(services, request);
      const room = orRefuse(await rooms.get(request.params.table));
      const { key, turn, answer: given } = request.body;
      const { number } = orRefuse(
        await room.act(answer(room, person, { key, turn }, (given ?? null) as Json)),
      );
      return { n: number };
    },
  );

  app.post(
    '/api/tables/:table/undo',
    {
      schema: {
        summary: 'Take my last answer back',
        params,
        body: form.undo,
        response: { 200: form.ack },
      },
    },
    async (request) => {
      const person = await caller(services, request);
      const room = orRefuse(await rooms.get(request.params.table));
      const { number } = orRefuse(await room.act(takeBack(room, person, request.body)));
      return { n: number };
    },
  );

  app.get(
    '/api/tables/:table/record',
    {
      schema: {
        summary: 'The whole game as data, once it is over',
        params,
        response: { 200: form.record },
      },
    },
    async (request) => {
      const person = await visitor(services, request);
      const room = orRefuse(await rooms.get(request.params.table));
      orRefuse(gates.histories(readerOf(request, person)) ?? {});
      return room.look((table) => {
        orRefuse(viewerOf(table, person?.id ?? null));
        return orRefuse(recordOf(table)).record;
      });
    },
  );
}
