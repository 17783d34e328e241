import { strongSeed } from '@faubourg/core';
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { BotPool, type PoolOptions } from './bots/pool.ts';
import { Chat } from './chat/chat.ts';
import type { Games } from './games.ts';
import { addressOf } from './http/address.ts';
import { furnish, makeApp } from './http/app.ts';
import { describeApi, serveApiDocument } from './http/openapi.ts';
import { servePage } from './http/page.ts';
import { chatRoutes } from './http/routes/chat.ts';
import { gameRoutes } from './http/routes/game.ts';
import { houseRoutes } from './http/routes/house.ts';
import { identityRoutes } from './http/routes/identity.ts';
import { lobbyRoutes } from './http/routes/lobby.ts';
import { peopleRoutes } from './http/routes/people.ts';
import { pushRoutes } from './http/routes/push.ts';
import { seatRoutes } from './http/routes/seats.ts';
import { gates } from './limits/gates.ts';
import { defaultLimits, type Limits } from './limits/limits.ts';
import { openLive } from './live/live.ts';
import { Neighbours } from './live/neighbours.ts';
import { Mail } from './notices/mail.ts';
import { Notices, type TellPages } from './notices/notices.ts';
import { Push, pushKeys } from './notices/push.ts';
import { every, type Every } from './operating/every.ts';
import { Metrics } from './operating/metrics.ts';
import { Challenges } from './people/challenge.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { Recovery } from './people/recovery.ts';
import type { Services } from './services.ts';
import { fact } from './store/credentials.ts';
import { openStore } from './store/open.ts';
import { listenToNodes } from './tables/nodes.ts';
import type { Ground } from './tables/ground.ts';
import { Rooms } from './tables/rooms.ts';
import { Steward, type StewardOptions } from './tables/steward.ts';

export type House = {
  /** Where people reach it, e.g. http://localhost:8080 */
  readonly address: string;
  close(): Promise<void>;
};

export type ServeOptions = {
  readonly port: number;
  /** The folder that holds everything the house must not forget. */
  readonly data: string;
  /** The folder of the built page; without one only the API is served. */
  readonly page?: string;
  /** PostgreSQL instead of a file in `data`. */
  readonly database?: string | undefined;
  /** A module like ./games.ts; the house's own games if left out. */
  readonly games?: URL;
  readonly limits?: Partial<Limits>;
  readonly bots?: Partial<StewardOptions & PoolOptions>;
  /** How long after it is due a duty stays with its node, in milliseconds. */
  readonly lease?: number;
  /** How long a person without a connection is not called away, in milliseconds. */
  readonly gone?: number;
  /** How many proxies in front tell the true address, scheme and host. */
  readonly proxies?: number;
  readonly log?: string;
  readonly metricsToken?: string | undefined;
  /** Whom push services can turn to about this house: mailto: or https: */
  readonly contact?: string;
  /** Lets webhooks and push services be on this machine: for tests. */
  readonly postAnywhere?: boolean;
  /** Rooms nobody uses are dropped after so many milliseconds. */
  readonly idle?: number;
  /** How long what is under way may take when the house closes, in milliseconds. */
  readonly grace?: number;
  /** What heartbeats keep time by; tests beat by hand. */
  readonly every?: Every;
};

/** Opens the house: tables over HTTP and WebSocket, and the page. */
export async function serve(options: ServeOptions): Promise<House> {
  // What is in it is nobody else's: secrets of shuffles, the keys of the house.
  await mkdir(options.data, { recursive: true, mode: 0o700 });
  const now = Date.now;
  const modul = options.games ?? new URL('./games.ts', import.meta.url);
  const { loadLibrary } = (await import(modul.href)) as Games;
  const games = await loadLibrary();
  const engine = await openStore(options.database, join(options.data, 'faubourg.sqlite'));
  const limits = { ...defaultLimits, ...options.limits };
  const proxies = options.proxies ?? 0;
  const doors = gates(limits, now);
  const app = makeApp({
    log: options.log ?? 'warn',
    proxies,
    body: limits.body,
    flood: (request) => doors.strangers(addressOf(request, proxies)),
  });
  const logger = app.log;
  const metrics = new Metrics();

  const ground: Ground = {
    engine,
    games,
    node: randomUUID(),
    lease: options.lease ?? 10_000,
    now,
    rows: limits.rows,
    took: (seconds) => {
      metrics.stepLatency.observe(seconds);
    },
    absence: {
      pause: options.gone ?? 5000,
      changed: (id, seats, ask) => {
        neighbours.tell(id, seats, ask);
      },
    },
    forget: (id) => {
      rooms.forget(id);
    },
    noticed: (room, row, own) => {
      if (own) metrics.row(row.entry.kind);
      steward.noticed(room, row, own);
      notices.noticed(room, row, own);
    },
  };
  const rooms = new Rooms(ground, { idle: options.idle ?? 600_000, most: limits.rooms });
  const neighbours = new Neighbours(engine, rooms, logger);
  const people = new People(engine, now);
  const chat = new Chat(engine, limits, doors, now);
  const services: Services = {
    engine,
    games,
    rooms,
    people,
    chat,
    limits,
    gates: doors,
    metrics,
    proxies,
    now,
    every: options.every ?? every,
  };
  const threads = Math.max(1, availableParallelism() - 1);
  const pool = new BotPool(modul, { threads, grace: 1000, ...options.bots });
  const steward = new Steward(
    rooms,
    pool,
    { budget: 2000, pause: 500, sweep: 2000, ...options.bots },
    { metrics, logger },
  );

  await furnish(app, services);
  await describeApi(app);
  houseRoutes(app, services, options.metricsToken ?? null);
  peopleRoutes(app, services);
  const challenges = new Challenges(await fact(engine, 'challenge key', strongSeed), now);
  identityRoutes(
    app,
    services,
    new Passkeys(engine, challenges, limits, now),
    new Recovery(engine, now),
  );
  lobbyRoutes(app, services, (...invitation) => {
    notices.invite(...invitation);
  });
  seatRoutes(app, services);
  gameRoutes(app, services);
  chatRoutes(app, services);
  const mail = new Mail({ anywhere: options.postAnywhere ?? false });
  const contact = options.contact ?? 'https://faubourg.invalid';
  const push = new Push(engine, await pushKeys(engine), contact, mail);
  pushRoutes(app, services, push.publicKey);
  serveApiDocument(app);
  if (options.page !== undefined) await servePage(app, options.page);
  const live = openLive(app.server, services, { logger });
  const pages: TellPages = (person, text) => {
    live.tell(person, text);
  };
  people.onSignOut(live.hangUp);
  const notices = new Notices(engine, people, push, pages, logger, mail, ground.node);
  metrics.gauge('connections', 'Live connections', () => live.size);
  metrics.gauge('tables_in_memory', 'Tables this node has in memory', () => rooms.size);
  metrics.gauge('bot_queue', 'Questions waiting for a thread', () => pool.waiting);
  await listenToNodes(engine, services, pages, neighbours, logger);
  await steward.start();
  const sweeper = setInterval(() => void rooms.sweep(), 60_000);
  sweeper.unref();

  await app.listen({ port: options.port, host: '0.0.0.0' });
  const { port } = app.server.address() as { port: number };
  return {
    address: `http://localhost:${port}`,
    close: async () => {
      clearInterval(sweeper);
      steward.stop();
      const grace = options.grace ?? 5000;
      const late = setTimeout(() => {
        app.server.closeAllConnections();
      }, grace);
      await Promise.all([live.close(grace), app.close()]);
      clearTimeout(late);
      await neighbours.close();
      mail.close();
      await pool.close();
      await steward.close();
      await engine.close();
    },
  };
}
