import { object, type Refused, type Shape } from '@faubourg/core';
import {
  ackShape,
  agreeShape,
  botShape,
  REPLACEMENT_LEVEL,
  replaceShape,
  revealShape,
  personNamedShape,
  sitShape,
  tableId,
} from '@faubourg/protocol';
import type { FastifyRequest } from 'fastify';
import { quotaUsedUp } from '../../limits/rate-limits.ts';
import type { ServerContext } from '../../request/context.ts';
import type { PersonRow } from '../../store/schema.ts';
import { unfinishedTablesOf } from '../../store/tables.ts';
import { rematch } from '../../live-tables/rematch.ts';
import type { TableHandle } from '../../live-tables/table-handle.ts';
import { agreeToBot } from '../../table/consent.ts';
import * as seating from '../../table/seat-commands.ts';
import type { App } from '../app.ts';
import type { Invite } from './lobby.ts';
import { requirePerson } from '../../request/authenticate.ts';
import { orRefuse } from '../../request/errors.ts';
import { nothing, tableParams } from '../../request/schemas.ts';
import type { AnySchema } from '../../request/shape-compilers.ts';

type Decide = Parameters<TableHandle['run']>[0];
type Given<Body> = Body extends Shape<infer T> ? T : undefined;

/** Sitting down, starting, leaving, returning: the commands around the game. */
export function seatRoutes(app: App, context: ServerContext, invite: Invite): void {
  const { liveTables, database, limits, rateLimits } = context;
  const { tableTime } = liveTables.context.clocks;
  const revealBy = (): number => tableTime() + limits.revealWait;
  const startWhenFull = seating.startWhenFull(revealBy);

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
    {
      before = async () => {},
      after,
    }: {
      readonly before?: (person: PersonRow, table: string) => Promise<void>;
      /** A command of the server that may follow. Its refusal is no concern of the sender. */
      readonly after?: Decide;
    } = {},
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
        if (after) await liveTable.run(after);
        return { n: number };
      },
    );
  }

  route(
    'sit',
    'Sit down, with a commitment to a contribution to the shuffle, or with the contribution',
    sitShape,
    (person, { seat, ...share }) => seating.sit(person, seat ?? null, share, tableTime),
    {
      before: async (person, table) => {
        if ((await unfinishedTablesOf(database, person.id, table)) < limits.tablesAtOnce) return;
        orRefuse(quotaUsedUp('tables at once', limits.tablesAtOnce));
      },
      after: startWhenFull,
    },
  );
  route('stand', 'Stand up before the start', nothing, seating.stand);
  route('put-out', 'Put somebody out before the start', personNamedShape, (host, { person }) =>
    seating.putOut(host, person, limits.putOut),
  );
  route(
    'readmit',
    'Let somebody sit down again who was put out',
    personNamedShape,
    (host, { person }) => seating.readmit(host, person),
  );
  route(
    'bot',
    'Give an empty seat to a bot, or take it away again',
    botShape,
    (person, { seat, level, character }) => seating.giveToBot(person, seat, level, character),
    { after: startWhenFull },
  );
  route('start', 'Begin the game', nothing, (person) => seating.start(person, revealBy));
  route(
    'reveal',
    'Reveal my contribution to the shuffle, after the start',
    revealShape,
    (person, { contribution }) => seating.reveal(person, contribution),
  );
  route('close', 'Give up a table that has not begun', nothing, seating.close);
  route('leave', 'Go away from a running game', nothing, seating.leave);
  route('return', 'Take my seat back', nothing, (person) =>
    seating.returnToSeat(person, tableTime),
  );
  route(
    'replace',
    'Let a bot play for somebody who is gone',
    replaceShape,
    (person, { seat, level }) => seating.replace(person, seat, level ?? REPLACEMENT_LEVEL),
  );
  route(
    'agree',
    'Agree that a bot plays for somebody who does not answer',
    agreeShape,
    (person, { seat }) => agreeToBot(person, seat, tableTime),
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
      const game = await liveTable.read(({ setup }) => setup.game);
      const told = (other: string, table: string): void => {
        invite(other, person.id, { table, game });
      };
      return orRefuse(await rematch(liveTables.context, liveTable, person, mayOpen, told));
    },
  );
}
