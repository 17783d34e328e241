import { list, object } from '@faubourg/core';
import { ackShape, chatLineShape, chatShape } from '@faubourg/protocol';
import { z } from 'zod';
import type { ServerContext } from '../../request/context.ts';
import type { App } from '../app.ts';
import { requirePerson, optionalPerson } from '../../request/authenticate.ts';
import { orRefuse } from '../../request/errors.ts';
import * as schema from '../../request/schemas.ts';

export function chatRoutes(app: App, context: ServerContext): void {
  const { liveTables, chat } = context;

  app.get(
    '/api/tables/:table/chat',
    {
      schema: {
        summary: 'What was said at a table and is meant for me',
        params: schema.tableParams,
        querystring: z.strictObject({ after: z.coerce.number().int().min(0).max(1e9).optional() }),
        response: { 200: object({ lines: list(chatLineShape) }) },
      },
    },
    async (request) => {
      const person = await optionalPerson(context, request);
      const liveTable = orRefuse(await liveTables.get(request.params.table));
      const lines = orRefuse(await chat.read(liveTable, person, request.query.after ?? null));
      return { lines: [...lines] };
    },
  );

  app.post(
    '/api/tables/:table/chat',
    {
      schema: {
        summary: 'Say something: at the table from a seat, in the gallery without one',
        params: schema.tableParams,
        body: chatShape,
        response: { 200: ackShape },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      const liveTable = orRefuse(await liveTables.get(request.params.table));
      return orRefuse(await chat.say(liveTable, person, request.body.text));
    },
  );
}
