import type { AnyGame } from '@faubourg/core';
import { z } from 'zod';
import { quota } from '../../limits/gates.ts';
import type { Services } from '../../services.ts';
import { busyAt, listTables, tablesOf } from '../../store/tables.ts';
import { keptFor, planSeats } from '../../tables/keeping-seats.ts';
import { open } from '../../tables/opening.ts';
import { Vanished } from '../../tables/rebuilding.ts';
import { asked, seatOf } from '../../tables/table.ts';
import type { Summary } from '../../tables/summary.ts';
import type { App } from '../app.ts';
import { caller, visitor } from '../caller.ts';
import { orRefuse } from '../errors.ts';
import * as form from '../schemas.ts';

type Row = Awaited<ReturnType<typeof listTables>>[number];

const listed = (row: Row): z.infer<typeof form.listing> => {
  const { options, seats, clock, spectators } = JSON.parse(row.summary) as Summary;
  return {
    id: row.id,
    game: row.game,
    phase: row.phase,
    createdAt: row.created_at,
    options,
    seats: [...seats],
    clock,
    spectators,
  };
};

function described(game: AnyGame): z.infer<typeof form.game> {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return {
    id: game.id,
    rules: game.rules,
    seats: { min, max },
    options: game.options.map((spec) => ({
      name: spec.name,
      rule: spec.rule,
      values: Object.fromEntries(counts.map((count) => [`${count}`, [...spec.values(count)]])),
      free: spec.wrong !== undefined,
    })),
  };
}

/** Tells somebody that a seat is kept for them. */
export type Invite = (
  person: string,
  from: string,
  at: { readonly table: string; readonly game: string },
) => void;

/** Which games there are, which tables, and opening one. */
export function lobbyRoutes(app: App, services: Services, invite: Invite): void {
  const { engine, games, gates, limits, now, rooms } = services;

  /** Whether a table waits for this person's answer. */
  async function waitsFor({ id, phase }: Row, person: string): Promise<boolean> {
    const room = phase === 'running' ? await rooms.get(id) : null;
    if (!room || 'problem' in room) return false;
    const look = room.look((table) => {
      const seat = seatOf(table, person);
      return asked(table).some((decision) => decision.seat === seat && decision.owed);
    });
    return look.catch((error: unknown) => {
      if (error instanceof Vanished) return false;
      throw error;
    });
  }

  app.get(
    '/api/games',
    {
      schema: {
        summary: 'The games that can be played',
        response: { 200: z.object({ games: z.array(form.game) }) },
      },
    },
    async (request) => {
      await visitor(services, request);
      const ids = [...new Set(games.games.map((game) => game.id))];
      return { games: ids.map((id) => described(orRefuse(games.newest(id)).game)) };
    },
  );

  app.get(
    '/api/tables',
    {
      schema: {
        summary: 'Public tables, newest first',
        querystring: z.strictObject({
          phase: z.enum(['open', 'running', 'over', 'closed']).optional(),
          game: z.string().max(40).optional(),
          before: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
          limit: z.coerce.number().int().min(1).max(100).default(50),
        }),
        response: { 200: z.object({ tables: z.array(form.listing) }) },
      },
    },
    async (request) => {
      await visitor(services, request);
      const { phase, game, before, limit } = request.query;
      const ask = { phase: phase ?? null, game: game ?? null, before: before ?? null, limit };
      return { tables: (await listTables(engine, ask)).map(listed) };
    },
  );

  app.get(
    '/api/my-tables',
    {
      schema: {
        summary: 'The tables I sit at, newest first, and whether they wait for me',
        response: {
          200: z.object({ tables: z.array(form.listing.extend({ waiting: z.boolean() })) }),
        },
      },
    },
    async (request) => {
      const person = await caller(services, request);
      const tables = [];
      for (const row of await tablesOf(engine, person.id, 200)) {
        tables.push({ ...listed(row), waiting: await waitsFor(row, person.id) });
      }
      return { tables };
    },
  );

  app.post(
    '/api/tables',
    {
      schema: {
        summary: 'Open a table',
        body: form.wish,
        response: { 201: z.object({ table: z.string() }) },
      },
    },
    async (request, reply) => {
      const person = await caller(services, request);
      if ((await busyAt(engine, person.id)) >= limits.tablesAtOnce) {
        orRefuse(quota('tables at once', limits.tablesAtOnce));
      }
      const { clock, ...rest } = request.body;
      const { seats } = orRefuse(await planSeats(engine, rest.seats));
      const wish = { ...rest, seats, clock: clock as Parameters<typeof open>[3]['clock'] };
      const opening = orRefuse(open(engine, games, person.id, wish, now()));
      orRefuse(gates.tables(person.id) ?? {});
      await engine.write(opening.unit);
      for (const one of keptFor(seats)) {
        if (one !== person.id) invite(one, person.id, { table: opening.id, game: wish.game });
      }
      return reply.code(201).send({ table: opening.id });
    },
  );
}
