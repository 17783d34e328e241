import { object, type Refused, type Shape } from '@faubourg/core';
import {
  ackShape,
  botShape,
  REPLACEMENT_LEVEL,
  replaceShape,
  sitShape,
  tableId,
} from '@faubourg/protocol';
import type { FastifyRequest } from 'fastify';
import { quotaUsedUp } from '../../limits/rate-limits.ts';
import type { ServerContext } from '../../request/context.ts';
import type { PersonRow } from '../../store/schema.ts';
import { unfinishedTablesOf } from '../../store/tables.ts';
import { rematch } from '../../live-tables/rematch.ts';
import type { LiveTable } from '../../live-tables/live-table.ts';
import * as seating from '../../table/seat-commands.ts';
import type { App } from '../app.ts';
import { requirePerson } from '../../request/authenticate.ts';
import { orRefuse } from '../../request/errors.ts';
import { nothing, tableParams } from '../../request/schemas.ts';
import type { AnySchema } from '../../request/shape-compilers.ts';

type Decide = Parameters<LiveTable['run']>[0];
type Given<Body> = Body extends Shape<infer T> ? T : undefined;

/** Sitting down, starting, leaving, returning: the commands around the game. */
export function seatRoutes(app: App, context: ServerContext): void {
  const { liveTables, database, limits, rateLimits } = context;

  /** Why a person may open no table now, or null. */
  async function mayOpen(person: string): Promise<Refused | null> {
    const full = (await unfinishedTablesOf(database, person)) >= limits.tablesAtOnce;
    return full ? quotaUsedUp('tables at once', limits.tablesAtOnce) : rateLimits.tables(person);
  }

  function route<Body extends AnySchema>(
    path: string,
    summary: string,
    body: Body,
    decide: (person: PersonRow, body: Given<Body>) => Decide,
    before: (person: PersonRow, table: string) => Promise<void> = async () => {},
  ): void {
    app.post(
      `/api/tables/:table/${path}`,
      {
        schema: {
          summary,
          params: tableParams,
          body,
          response: { 200: ackShape },
        },
      },
      async (request: FastifyRequest) => {
        const person = await requirePerson(context, request);
        const { table } = request.params as { table: string };
        const liveTable = orRefuse(await liveTables.get(table));
        await before(person, table);
        const { number } = orRefuse(
          await liveTable.run(decide(person, request.body as Given<Body>)),
        );
        return { n: number };
      },
    );
  }

  route(
    'sit',
    'Sit down, with a contribution to the shuffle',
    sitShape,
    (person, { seat, contribution }) => seating.sit(person, seat ?? null, contribution ?? null),
    async (person, table) => {
      if ((await unfinishedTablesOf(database, person.id, table)) < limits.tablesAtOnce) return;
      orRefuse(quotaUsedUp('tables at once', limits.tablesAtOnce));
    },
  );
  route('stand', 'Stand up before the start', nothing, seating.stand);
  route(
    'bot',
    'Give an empty seat to a bot, or take it away again',
    botShape,
    (person, { seat, level }) => seating.giveToBot(person, seat, level),
  );
  route('start', 'Begin the game', nothing, seating.start);
  route('close', 'Give up a table that has not begun', nothing, seating.close);
  route('leave', 'Go away from a running game', nothing, seating.leave);
  route('return', 'Take my seat back', nothing, (person) =>
    seating.returnToSeat(person, liveTables.context.clocks.tableTime),
  );
  route(
    'replace',
    'Let a bot play for somebody who is gone',
    replaceShape,
    (person, { seat, level }) => seating.replace(person, seat, level ?? REPLACEMENT_LEVEL),
  );
  route('resign', 'Give up; a bot plays on', nothing, seating.resign);

  app.post(
    '/api/tables/:table/rematch',
    {
      schema: {
        summary: 'Another game with the same people',
        params: tableParams,
        body: nothing,
        response: { 200: object({ table: tableId }) },
      },
    },
    async (request) => {
      const person = await requirePerson(context, request);
      const liveTable = orRefuse(await liveTables.get(request.params.table));
      return orRefuse(await rematch(liveTables.context, liveTable, person, mayOpen));
    },
  );
}
