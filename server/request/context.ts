import type { GameVersions } from '@faubourg/core';
import type { Chat } from '../chat/chat.ts';
import type { Limits } from '../limits/limits.ts';
import type { Payers } from '../limits/payers.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { LiveTables } from '../live-tables/live-tables.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { IgnoredPeople } from '../people/ignored-people.ts';
import type { People } from '../people/people.ts';
import type { Database } from '../store/database.ts';
import type { Clocks } from '../time/clocks.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** Calls back at an interval; the function it returns ends that. */
export type SetInterval = (milliseconds: number, work: () => void) => () => void;

export const setSystemInterval: SetInterval = (milliseconds, work) => {
  const timer = setInterval(work, milliseconds);
  return () => {
    clearInterval(timer);
  };
};

/** What HTTP routes and WebSocket connections share. */
export type ServerContext = {
  readonly database: Database;
  readonly games: GameVersions;
  readonly liveTables: LiveTables;
  readonly people: People;
  readonly ignored: IgnoredPeople;
  readonly chat: Chat;
  readonly limits: Limits;
  readonly rateLimits: RateLimits;
  readonly payers: Payers;
  readonly metrics: Metrics;
  readonly proxies: TrustedProxies;
  readonly clocks: Clocks;
  /** The timer of heartbeats; tests replace it. */
  readonly setInterval: SetInterval;
};
