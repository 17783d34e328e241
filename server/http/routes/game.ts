import { type Json, QuickChance, recordShape, refused, someAnswers } from '@faubourg/core';
import {
  ackShape,
  answersShape,
  answerShape,
  frameMessageShape,
  MOST_EXAMPLES,
  undoShape,
  updatesPageShape,
} from '@faubourg/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ServerContext } from '../../request/context.ts';
import type { PersonRow } from '../../store/schema.ts';
import { recordSource, updatesFromLog, viewerOf } from '../../live-tables/history.ts';
import { RecordTexts } from '../../live-tables/record-text.ts';
import { answer, undo } from '../../table/answer-commands.ts';
import { notSeated } from '../../table/problems.ts';
import type { TableHandle } from '../../live-tables/table-handle.ts';
import { viewerIndex } from '../../table/updates.ts';
import { seatOf } from '../../table/table.ts';
import { clientAddress } from '../../request/client-address.ts';
import type { App } from '../app.ts';
import { requirePerson, optionalPerson } from '../../request/authenticate.ts';
import { orRefuse } from '../../request/errors.ts';
import * as schema from '../../request/schemas.ts';
import { UpdateStreams } from '../update-streams.ts';

const params = schema.tableParams;

/** The game itself: frame, updates, answers, undo, record. */
export function gameRoutes(app: App, context: ServerContext): void {
  const { liveTables, rateLimits, proxies } = context;
  /** The key that limits count by: the person, or the address of a client without one. */
  const readerOf = (request: FastifyRequest, person: PersonRow | null): string =>
    person?.id ?? clientAddress(request.raw, proxies);
  const streams = new UpdateStreams(context);
  app.addHook('preClose', async () => {
    streams.close();
  });

  const records = new RecordTexts(liveTables.context);

  /**
   * The updates after a number: from memory if they are all there, else the first of them from the
   * log.
   */
  async function past(liveTable: TableHandle, person: PersonRow | null, key: string, from: number) {
    for (;;) {
      const { texts, ...reader } = await liveTable.read((table, { watchers, row }) => {
        const { viewer } = orRefuse(viewerOf(table, person?.id ?? null));
        const missed = watchers.missedSince(viewerIndex(table, viewer), from);
        return { row, table, viewer, texts: missed };
      });
      if (texts) return { messages: texts, more: false };
      orRefuse(rateLimits.histories(key) ?? {});
      const page = await updatesFromLog(liveTables.context, reader, from);
      if (page) return page;
      // The table was deleted meanwhile, and perhaps imported again.
      await liveTable.catchUp(Infinity);
    }
  }

  app.get(
    '/api/tables/:table',
    {
      schema: { summary: 'All I may see of a table', params, response: { 200: frameMessageShape } },
    },
    async (request, reply) => {
      const person = await optionalPerson(context, request);
      const liveTable = orRefuse(await liveTables.get(request.params.table));
      const text = await liveTable.read((table, { watchers }) => {
        const { viewer } = orRefuse(viewerOf(table, person?.id ?? null));
        return watchers.frameMessage(viewerIndex(table, viewer));
      });
      // Already text, made by the code that makes the messages of watchers.
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
        summary:
          'What I was told after number n; as JSON, at most 1,000 at a time and `more` if there are, or streamed one line each (ndjson), with patches or with whole frames',
        params,
        querystring: z.strictObject({
          from: z.coerce.number().int().min(0).max(1e9).default(0),
          stream: z.enum(['true', 'false']).default('false'),
          frames: z.enum(['true', 'false']).default('false'),
        }),
        response: { 200: updatesPageShape },
      },
    },
    async (request, reply) => {
      const person = await optionalPerson(context, request);
      const liveTable = orRefuse(await liveTables.get(request.params.table));
      const { from, stream, frames } = request.query;
      const key = readerOf(request, person);
      if (frames === 'true' && stream !== 'true')
        orRefuse(refused('FB-50', 'form', { at: 'frames', expected: 'stream=true beside it' }));
      if (stream === 'true') {
        const reader = { person: person?.id ?? null, key };
        if (frames === 'true') return streams.openFrames(liveTable, reader, reply);
        return streams.open(liveTable, reader, from, (n) => past(liveTable, person, key, n), reply);
      }
      const { messages, more } = await past(liveTable, person, key, from);
      return reply
        .type('application/json')
        .serializer((whole) => whole as string)
        .send(`{"messages":[${messages.join(',')}]${more ? ',"more":true' : ''}}` as never);
    },
  );

  app.get(
    '/api/tables/:table/answers',
    {
      schema: {
        summary: 'My legal answers now; null where they cannot be listed',
        params,
        response: { 200: answersShape },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      const liveTable = orRefuse(await liveTables.get(request.params.table));
      return liveTable.read((table) => {
        const seat = seatOf(table, person.id);
        if (seat === null) return orRefuse(notSeated());
        const { turn } = table.turns[seat]!;
        const { game, play } = table;
        const mine = play && game.decisions(play.state).some((decision) => decision.seat === seat);
        if (!mine) return { turn, answers: [], parts: null };
        const answers = game.answers(play.state, seat);
        const parts = game.parts?.(play.state, seat) ?? null;
        if (answers) return { turn, answers: answers as Json[], parts };
        // Drawn from what the seat sees, and the same however often it asks in one turn.
        const chance = new QuickChance(turn);
        const seen = game.resample(game.view(play.state, seat), chance);
        const examples = someAnswers(game, seen, seat, chance, MOST_EXAMPLES) as Json[];
        return { turn, answers: null, parts, examples };
      });
    },
  );

  app.post(
    '/api/tables/:table/answer',
    {
      schema: {
        summary: 'Answer the question I am asked',
        params,
        body: answerShape,
        response: { 200: ackShape },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      const liveTable = orRefuse(await liveTables.get(request.params.table));
      const { key, turn, answer: given } = request.body;
      const { number } = orRefuse(
        await liveTable.run(answer(person, { key, turn }, given ?? null)),
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
        body: undoShape,
        response: { 200: ackShape },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      const liveTable = orRefuse(await liveTables.get(request.params.table));
      const { number } = orRefuse(await liveTable.run(undo(person, request.body)));
      return { n: number };
    },
  );

  app.get(
    '/api/tables/:table/record',
    {
      schema: {
        summary: 'The whole game as data, once it is over',
        params,
        response: { 200: recordShape },
      },
    },
    async (request, reply) => {
      const person = await optionalPerson(context, request);
      const liveTable = orRefuse(await liveTables.get(request.params.table));
      orRefuse(rateLimits.histories(readerOf(request, person)) ?? {});
      const { row, source } = await liveTable.read((table, live) => {
        orRefuse(viewerOf(table, person?.id ?? null));
        return { row: live.row, source: orRefuse(recordSource(table)) };
      });
      const text = await records.of(row, source);
      return reply
        .type('application/json')
        .serializer((whole) => whole as string)
        .send(text as never);
    },
  );
}
