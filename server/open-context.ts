import type { GameVersions } from '@faubourg/core';
import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { Chat } from './chat/chat.ts';
import { defaultLimits } from './limits/limits.ts';
import { rateLimits as makeRateLimits } from './limits/rate-limits.ts';
import { Payers } from './limits/payers.ts';
import { openLiveTables, type TableListeners } from './live-tables/open-live-tables.ts';
import { programVersion } from './live-tables/program-version.ts';
import { Snapshots } from './live-tables/snapshots.ts';
import { TimeSlices } from './live-tables/time-slices.ts';
import { Metrics } from './metrics/metrics.ts';
import type { ServeOptions } from './options.ts';
import { IgnoredPeople } from './people/ignored-people.ts';
import { People } from './people/people.ts';
import { type ServerContext, setSystemInterval } from './request/context.ts';
import { trustedProxies } from './request/trusted-proxies.ts';
import { passkeysOf } from './store/credentials.ts';
import { openServerStore } from './store/open.ts';
import { systemClocks, type Clocks } from './time/clocks.ts';
import { openTableTime, type TableTime } from './time/table-time.ts';

/** Opens the database and builds what requests need. `modules`: from where the games were loaded. */
export async function openContext(
  options: ServeOptions,
  games: GameVersions,
  modules: readonly string[] = [],
): Promise<{
  readonly context: ServerContext;
  readonly listeners: TableListeners;
  readonly tableTime: TableTime;
}> {
  // For the owner alone: the database contains secrets of shuffles and keys of the server.
  await mkdir(options.data, { recursive: true, mode: 0o700 });
  const database = await openServerStore(options.database, options.data);
  const processClocks = options.clocks ?? systemClocks;
  const tableTime = await openTableTime(database, processClocks);
  const clocks: Clocks = { ...processClocks, tableTime: () => tableTime.now() };
  const limits = { ...defaultLimits, ...options.limits };
  const rateLimits = makeRateLimits(limits, clocks.monotonic);
  const metrics = new Metrics();
  const { liveTables, listeners } = openLiveTables({
    database,
    games,
    node: randomUUID(),
    lease: options.lease ?? 10_000,
    clocks,
    slices: new TimeSlices(clocks.monotonic),
    snapshots: new Snapshots(database, games, await programVersion(modules)),
    onReplayed: () => {
      metrics.replayed.inc();
    },
    entriesPerPerson: limits.entriesPerPerson,
    attemptsPerDecision: limits.attemptsPerDecision,
    onAcknowledged: (seconds) => {
      metrics.commandLatency.observe(seconds);
    },
    presenceGrace: options.presenceGrace ?? 5000,
    eviction: { idle: options.evictAfter ?? 600_000, maxTables: limits.liveTables },
  });
  listeners.onEntry.push((_, { entry }, own) => {
    if (own) metrics.countEntry(entry.kind);
  });
  metrics.gauge('tables_in_memory', 'Tables this node has in memory', () => liveTables.size);
  const ignored = new IgnoredPeople(database, limits);
  const context: ServerContext = {
    database,
    games,
    liveTables,
    people: new People(database, limits, clocks),
    ignored,
    chat: new Chat(database, limits, rateLimits, ignored, clocks.wall),
    limits,
    rateLimits,
    payers: new Payers(
      async (person) => (await passkeysOf(database, person)).length > 0,
      clocks.monotonic,
    ),
    metrics,
    proxies: trustedProxies(options.proxies ?? []),
    clocks,
    setInterval: options.setInterval ?? setSystemInterval,
  };
  return { context, listeners, tableTime };
}
