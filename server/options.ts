import type { PoolOptions } from './bots/pool.ts';
import type { BotOptions } from './duties/bot-driver.ts';
import type { Limits } from './limits/limits.ts';
import type { SetInterval } from './request/context.ts';
import type { ProcessClocks } from './time/clocks.ts';

export type ServeOptions = {
  readonly port: number;
  /** The folder of the database file. */
  readonly data: string;
  /** The folder of the built page; without one only the API is served. */
  readonly page?: string;
  /** The address of a PostgreSQL database, instead of a file in `data`. */
  readonly database?: string | undefined;
  /** A `GameModule`; ./catalogue.ts if absent. */
  readonly games?: URL;
  readonly limits?: Partial<Limits>;
  /** `sweep`: milliseconds between two searches for duties that no node holds. */
  readonly bots?: Partial<BotOptions & PoolOptions & { readonly sweep: number }>;
  /** Milliseconds for which a node holds a duty after it is due. */
  readonly lease?: number;
  /** Milliseconds before a seat without a connection counts as away. */
  readonly presenceGrace?: number;
  /** The address to listen on; by default all of this machine, or loopback alone behind a proxy. */
  readonly host?: string;
  /** The proxies in front of the server: addresses, or blocks in CIDR notation. */
  readonly proxies?: readonly string[];
  readonly log?: string;
  /** The Bearer token for /metrics, which does not exist without one. */
  readonly metricsToken?: string | undefined;
  /** Where push services can reach the operator: mailto: or https: */
  readonly contact?: string;
  /** Allows webhooks and push services at private addresses: for tests. */
  readonly allowPrivateAddresses?: boolean;
  /** Milliseconds after which a table without watchers and commands is evicted. */
  readonly evictAfter?: number;
  /** Milliseconds that requests and commands under way may take when the server closes. */
  readonly closeGrace?: number;
  /** The timer of heartbeats; tests replace it. */
  readonly setInterval?: SetInterval;
  /** The clocks of the process; tests replace them. */
  readonly clocks?: ProcessClocks;
};
