import { z } from 'zod';
import type { Services } from '../../services.ts';
import type { App } from '../app.ts';
import { caller, visitor } from '../caller.ts';
import { orRefuse } from '../errors.ts';
import * as form from '../schemas.ts';

const params = z.strictObject({ table: form.tableId });

export function chatRoutes(app: App, services: Services): void {
  const { rooms, chat } = services;

  app.get(
    '/api/tables/:table/chat',
    {
      schema: {
        summary: 'What was said at a table and is meant for me',
        params,
        querystring: z.strictObject({ after: z.coerce.number().int().min(0).max(1e9).optional() }),
        response: { 200: z.object({ lines: z.array(form.line) }) },
      },
    },
    async (request) => {
      const person = await visitor(services, request);
      const room = orRefuse(await rooms.get(request.params.table));
      const lines = orRefuse(await chat.read(room, person, request.query.after ?? null));
      return { lines: [...lines] };
    },
  );

  app.post(
    '/api/tables/:table/chat',
    {
      schema: {
        summary: 'Say something: at the table from a seat, in the gallery without one',
        params,
        body: z.strictObject({ text: form.chatText }),
        response: { 200: form.ack },
      },
    },
    async (request) => {
      const person = await caller(services, request);
      const room = orRefuse(await rooms.get(request.params.table));
      return orRefuse(await chat.say(room, person, request.body.text));
    },
  );
}
