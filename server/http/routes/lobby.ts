import { type AnyGame, type GameVersions, list, object } from '@faubourg/core';
import {
  type GameListing,
  gameListingShape,
  type Listing,
  listingShape,
  NEW_TABLE,
  newTableShape,
  ownListingShape,
  tableId,
  type TablePhase,
} from '@faubourg/protocol';
import { z } from 'zod';
import { quotaUsedUp } from '../../limits/rate-limits.ts';
import type { ServerContext } from '../../request/context.ts';
import { unfinishedTablesOf, listTables, tablesOf } from '../../store/tables.ts';
import { reservedFor, planSeats } from '../../live-tables/reserved-seats.ts';
import { prepareTable } from '../../live-tables/open-table.ts';
import { TableDeleted } from '../../live-tables/replay-log.ts';
import { openDecisions, seatOf } from '../../table/table.ts';
import { hasOwnBoard, listedClock, listedOptions, type TableSummary } from '../../table/summary.ts';
import type { App } from '../app.ts';
import { requirePerson, optionalPerson, renewCookie } from '../../request/authenticate.ts';
import { orRefuse } from '../../request/errors.ts';

/** The most tables on one page of the public list, and of a person's own. */
const MOST_LISTED = 100;
const MOST_OWN = 200;

type Row = Awaited<ReturnType<typeof listTables>>[number];

/** Characters of a stored summary. Longer ones are older than the bounds of what they contain. */
const LONGEST_SUMMARY = 4096;

/** Leaves out of a summary what its game does not ask. */
function shortened({ options, clock, ...rest }: TableSummary, game: AnyGame | null): TableSummary {
  if (!game) return { ...rest, options: {}, clock: clock && { ...clock, kinds: {} } };
  const named = listedOptions(game, rest.seats.length, options);
  return { ...rest, options: named, clock: listedClock(game, clock) };
}

function listingOf(row: Row, games: GameVersions): Listing {
  const stored = JSON.parse(row.summary) as TableSummary;
  const found = row.summary.length > LONGEST_SUMMARY ? games.newest(row.game) : null;
  const { options, ownBoard, seats, clock, spectators } =
    found === null ? stored : shortened(stored, 'problem' in found ? null : found.game);
  return {
    id: row.id,
    game: row.game,
    // Every stored phase was written from this type.
    phase: row.phase as TablePhase,
    createdAt: row.created_at,
    options,
    ownBoard: ownBoard ?? hasOwnBoard(stored.options),
    seats,
    clock,
    spectators,
  };
}

function describe(game: AnyGame): GameListing {
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
      free: spec.wrong !== undefined || spec.pick !== undefined,
    })),
    ...(game.characters && { characters: [...game.characters] }),
  };
}

/** Tells a person that a seat is reserved for them. */
export type Invite = (
  person: string,
  from: string,
  at: { readonly table: string; readonly game: string },
) => void;

/** The list of games, the lists of tables, and opening a table. */
export function lobbyRoutes(app: App, context: ServerContext, invite: Invite): void {
  const { database, games, rateLimits, limits, clocks, liveTables } = context;

  /** Whether a table waits for an answer of this person. */
  async function waitsFor({ id, phase }: Row, person: string): Promise<boolean> {
    const liveTable = phase === 'running' ? await liveTables.get(id) : null;
    if (!liveTable || 'problem' in liveTable) return false;
    const reading = liveTable.read((table) => {
      const seat = seatOf(table, person);
      return openDecisions(table).some((decision) => decision.seat === seat && decision.owed);
    });
    return reading.catch((error: unknown) => {
      if (error instanceof TableDeleted) return false;
      throw error;
    });
  }

  app.get(
    '/api/games',
    {
      schema: {
        summary: 'The games that can be played',
        response: { 200: object({ games: list(gameListingShape) }) },
      },
    },
    async (request) => {
      await optionalPerson(context, request);
      const ids = [...new Set(games.games.map((game) => game.id))];
      return { games: ids.map((id) => describe(orRefuse(games.newest(id)).game)) };
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
          limit: z.coerce.number().int().min(1).max(MOST_LISTED).default(50),
        }),
        response: { 200: object({ tables: list(listingShape, 0, MOST_LISTED) }) },
      },
    },
    async (request) => {
      const reader = (await optionalPerson(context, request))?.id ?? null;
      const { phase = null, game = null, before = null, limit } = request.query;
      const filter = { phase, game, before, limit, reader };
      return { tables: (await listTables(database, filter)).map((row) => listingOf(row, games)) };
    },
  );

  app.get(
    '/api/my-tables',
    {
      schema: {
        summary: 'The tables I sit at, newest first, and whether they wait for me',
        response: { 200: object({ tables: list(ownListingShape, 0, MOST_OWN) }) },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      renewCookie(context, request, reply);
      const tables = [];
      for (const row of await tablesOf(database, person.id, MOST_OWN)) {
        tables.push({ ...listingOf(row, games), waiting: await waitsFor(row, person.id) });
      }
      return { tables };
    },
  );

  app.post(
    '/api/tables',
    {
      schema: {
        summary: 'Open a table',
        body: newTableShape,
        response: { 201: object({ table: tableId }) },
      },
    },
    async (request, reply) => {
      const person = await requirePerson(context, request);
      if ((await unfinishedTablesOf(database, person.id)) >= limits.tablesAtOnce) {
        orRefuse(quotaUsedUp('tables at once', limits.tablesAtOnce));
      }
      const { game } = request.body;
      const { seats } = orRefuse(await planSeats(database, request.body.seats));
      const plan = { ...NEW_TABLE, ...request.body, seats, patience: limits.patience };
      const opened = orRefuse(prepareTable(database, games, person.id, plan, clocks.wall()));
      orRefuse(rateLimits.tables(person.id) ?? {});
      await database.write(opened.transaction);
      for (const one of reservedFor(seats)) {
        if (one !== person.id) invite(one, person.id, { table: opened.id, game });
      }
      return reply.code(201).send({ table: opened.id });
    },
  );
}
