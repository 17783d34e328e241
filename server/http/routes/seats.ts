import type { Refused } from '@faubourg/core';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { quota } from '../../limits/gates.ts';
import type { Services } from '../../services.ts';
import type { Person } from '../../store/schema.ts';
import { busyAt } from '../../store/tables.ts';
import { rematch } from '../../tables/rematch.ts';
import type { Room } from '../../tables/room.ts';
import * as seating from '../../tables/seating.ts';
import type { App } from '../app.ts';
import { caller } from '../caller.ts';
import { orRefuse } from '../errors.ts';
import * as form from '../schemas.ts';

type Decide = Parameters<Room['act']>[0];

/** Sitting down, starting, leaving, coming back: what is done around the game. */
export function seatRoutes(app: App, services: Services): void {
  const { rooms, engine, limits, gates } = services;

  /** Why somebody may open no table now, or null. */
  async function mayOpen(person: string): Promise<Refused | null> {
    const full = (await busyAt(engine, person)) >= limits.tablesAtOnce;
    return full ? quota('tables at once', limits.tablesAtOnce) : gates.tables(person);
  }

  function route<Body extends z.ZodType>(
    path: string,
    summary: string,
    body: Body,
    decide: (person: Person, body: z.output<Body>) => Decide,
    before: (person: Person, table: string) => Promise<void> = async () => {},
  ): void {
    app.post(
      `/api/tables/:table/${path}`,
      {
        schema: {
          summary,
          params: z.strictObject({ table: form.tableId }),
          body,
          response: { 200: form.ack },
        },
      },
      async (request: FastifyRequest) => {
        const person = await caller(services, request);
        const { table } = request.params as { table: string };
        const room = orRefuse(await rooms.get(table));
        await before(person, table);
        const { number } = orRefuse(await room.act(decide(person, request.body as z.output<Body>)));
        return { n: number };
      },
    );
  }

  const nothing = z.strictObject({}).optional();
  const someLevel = form.level.default('regular');

  route(
    'sit',
    'Sit down, with a contribution to the shuffle',
    z.strictObject({ seat: form.seat.optional(), contribution: form.contribution.optional() }),
    (person, { seat, contribution }) => seating.sit(person, seat ?? null, contribution ?? null),
    async (person, table) => {
      if ((await busyAt(engine, person.id, table)) < limits.tablesAtOnce) return;
      orRefuse(quota('tables at once', limits.tablesAtOnce));
    },
  );
  route('stand', 'Stand up before the start', nothing, seating.stand);
  route(
    'bot',
    'Give an empty seat to a bot, or take it away again',
    z.strictObject({ seat: form.seat, level: form.level.nullable() }),
    (person, { seat, level }) => seating.giveToBot(person, seat, level),
  );
  route('start', 'Begin the game', nothing, seating.start);
  route('close', 'Give up a table that has not begun', nothing, seating.close);
  route('leave', 'Go away from a running game', nothing, seating.leave);
  route('return', 'Take my seat back', nothing, (person) =>
    seating.comeBack(person, rooms.ground.now),
  );
  route(
    'replace',
    'Let a bot play for somebody who is gone',
    z.strictObject({ seat: form.seat, level: someLevel }),
    (person, { seat, level }) => seating.replace(person, seat, level),
  );
  route('resign', 'Give up; a bot plays on', nothing, seating.resign);

  app.post(
    '/api/tables/:table/rematch',
    {
      schema: {
        summary: 'Another game with the same people',
        params: z.strictObject({ table: form.tableId }),
        body: nothing,
        response: { 200: z.object({ table: z.string() }) },
      },
    },
    async (request) => {
      const person = await caller(services, request);
      const room = orRefuse(await rooms.get(request.params.table));
      return orRefuse(await rematch(rooms.ground, room, person, mayOpen));
    },
  );
}
