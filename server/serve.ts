import { strongSeed } from '@faubourg/core';
import { catalogueAddress } from '../games/open-catalogue.ts';
import type { FastifyBaseLogger } from 'fastify';
import { availableParallelism } from 'node:os';
import type { GameModule } from './bots/game-module.ts';
import { BotPool } from './bots/pool.ts';
import { ClusterPresence } from './cluster/cluster-presence.ts';
import { listenToCluster } from './cluster/notifications.ts';
import { BotDriver } from './duties/bot-driver.ts';
import { DutyRunner } from './duties/duty-runner.ts';
import { makeApp } from './http/app.ts';
import { capConnections } from './http/connection-cap.ts';
import { addHttp } from './http/http-server.ts';
import { listenAddress, localUrl } from './listen-address.ts';
import type { SendToPages } from './notices/notices.ts';
import { openNotices } from './notices/open-notices.ts';
import { openContext } from './open-context.ts';
import type { ServeOptions } from './options.ts';
import { Challenges } from './people/challenge.ts';
import { Passkeys } from './people/passkeys.ts';
import { Recovery } from './people/recovery.ts';
import { Readiness } from './readiness/readiness.ts';
import { Retention } from './retention/retention.ts';
import { clientAddress } from './request/client-address.ts';
import type { ServerContext } from './request/context.ts';
import { storedSetting } from './store/credentials.ts';
import { SYNC } from './time/table-time.ts';
import { openWebSockets } from './websocket/websocket-server.ts';

export type RunningServer = {
  /** Where people reach it, e.g. http://localhost:8080 */
  readonly address: string;
  close(): Promise<void>;
};

/** The most milliseconds between two evictions of tables that nobody uses. */
const EVICTION = 60_000;
/** Milliseconds between two searches for tables and tokens to give up. */
const RETENTION = 3_600_000;

/** Starts a server: tables over HTTP and WebSocket, and the page. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const host = listenAddress(options.host, options.proxies ?? []);
  const gameModule = options.games ?? new URL('./catalogue.ts', import.meta.url);
  const { loadGames } = (await import(gameModule.href)) as GameModule;
  const games = await loadGames();
  const modules = [gameModule.href, catalogueAddress(process.env['FAUBOURG_GAMES'])];
  const { context, listeners, tableTime } = await openContext(options, games, modules);
  const { database, liveTables, limits, rateLimits, metrics, people, proxies } = context;
  const app = makeApp({
    log: options.log ?? 'warn',
    proxies,
    limits,
    onSlow: () => {
      metrics.connectionsCut.inc({ why: 'slow request' });
    },
    flood: (request) => rateLimits.strangers(clientAddress(request, proxies)),
  });
  capConnections(app.server, context);
  const logger = app.log;

  const clusterPresence = new ClusterPresence(database, liveTables, logger);
  listeners.onPresence.push((...seats) => {
    clusterPresence.announce(...seats);
  });
  const { pool, dutyRunner } = makeDutyRunner(gameModule, options.bots, context, logger);
  listeners.onEntry.push((...entry) => {
    dutyRunner.onEntry(...entry);
  });
  const sendToPages: SendToPages = (person, text) => {
    webSockets.sendTo(person, text);
  };
  const {
    notices,
    pushKey,
    close: closeNotices,
  } = await openNotices({
    context,
    node: liveTables.context.node,
    contact: options.contact ?? 'https://faubourg.invalid',
    allowPrivate: options.allowPrivateAddresses ?? false,
    sendToPages,
    logger,
  });
  listeners.onEntry.push((...entry) => {
    notices.onEntry(...entry);
  });

  await addHttp(app, context, {
    ...(await credentials(context)),
    metricsToken: options.metricsToken ?? null,
    readiness: new Readiness({
      database,
      folder: database.kind === 'sqlite' ? options.data : null,
      limits,
      clocks: context.clocks,
      queueStalled: () => pool.stalled,
      onChange: (notReady) => {
        logger.warn({ notReady }, notReady.length > 0 ? 'not ready' : 'ready again');
      },
    }),
    pushKey,
    page: options.page,
    invite: (...invitation) => {
      notices.invite(...invitation);
    },
  });
  const webSockets = openWebSockets(app.server, context, { logger });
  people.onSignOut(webSockets.closeAllOf);
  metrics.gauge('connections', 'Live connections', () => webSockets.size);
  await listenToCluster(context, sendToPages, clusterPresence, logger);
  await dutyRunner.start();
  const syncs = setInterval(() => {
    tableTime.sync().catch((error: unknown) => {
      logger.warn({ err: error }, 'the table time could not be compared');
    });
  }, SYNC).unref();
  const evictEvery = Math.min(EVICTION, options.evictAfter ?? EVICTION);
  const evictions = setInterval(() => {
    liveTables.sweep();
  }, evictEvery).unref();
  const retention = new Retention(database, liveTables, limits, context.clocks.tableTime);
  const stopRetention = context.setInterval(RETENTION, () => {
    retention.sweep().catch((error: unknown) => {
      logger.warn({ err: error }, 'old tables and tokens were not given up');
    });
  });

  const close = async (): Promise<void> => {
    clearInterval(evictions);
    stopRetention();
    clearInterval(syncs);
    dutyRunner.stop();
    const grace = options.closeGrace ?? 5000;
    const late = setTimeout(() => {
      app.server.closeAllConnections();
    }, grace);
    await Promise.all([webSockets.close(grace), app.close()]);
    clearTimeout(late);
    await clusterPresence.close();
    closeNotices();
    await pool.close();
    await dutyRunner.close().catch((error: unknown) => {
      // The disk may be full. Other nodes wait until the leases have run out.
      logger.warn({ err: error }, 'leases could not be released');
    });
    await tableTime.close().catch(() => {});
    await database.close();
  };
  await app.listen({ port: options.port, host }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const { port } = app.server.address() as { port: number };
  return { address: localUrl(host, port), close };
}

function makeDutyRunner(
  gameModule: URL,
  options: ServeOptions['bots'],
  { liveTables, payers, metrics, clocks }: ServerContext,
  logger: FastifyBaseLogger,
): { readonly pool: BotPool; readonly dutyRunner: DutyRunner } {
  const threads = Math.max(1, availableParallelism() - 1);
  const pool = new BotPool(gameModule, { threads, grace: 1000, ...options }, clocks.monotonic);
  metrics.gauge('bot_queue', 'Decisions of bots that wait for a thread', () => pool.waiting);
  const bots = new BotDriver(
    pool,
    { budget: options?.budget ?? 2000, pause: options?.pause ?? 500 },
    { payers, metrics, logger },
  );
  const sweepEvery = options?.sweep ?? 2000;
  return { pool, dutyRunner: new DutyRunner(liveTables, bots, { sweepEvery, logger }) };
}

/** What signs people in on other devices. */
async function credentials({ database, limits, clocks }: ServerContext) {
  const challengeKey = await storedSetting(database, 'challenge key', strongSeed);
  return {
    passkeys: new Passkeys(
      database,
      new Challenges(challengeKey, clocks.tableTime),
      limits,
      clocks,
    ),
    recovery: new Recovery(database, limits, clocks),
  };
}
