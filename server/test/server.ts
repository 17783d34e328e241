import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServeOptions } from '../options.ts';
import { serve } from '../serve.ts';

export type TestServer = {
  readonly address: string;
  readonly data: string;
  close(): Promise<void>;
};

const plenty = { burst: 1_000_000, perMinute: 1_000_000 };

/** Limits that no test about something else reaches. */
export const noLimits = {
  requests: plenty,
  strangers: plenty,
  identities: plenty,
  tables: plenty,
  histories: plenty,
  chat: plenty,
  shares: plenty,
  tablesAtOnce: 1_000_000,
  connections: 1_000_000,
  connectionsPerAddress: 1_000_000,
  socketsPerAddress: 1_000_000,
};

const METRICS_TOKEN = 'operator';

/** The metrics of a server that `startServer` has started. */
export async function readMetrics(address: string): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  return (await fetch(`${address}/metrics`, { headers })).text();
}

/** A server with the toy game, on a free port and in a folder of its own. */
export async function startServer(options: Partial<ServeOptions> = {}): Promise<TestServer> {
  const data = options.data ?? (await mkdtemp(join(tmpdir(), 'faubourg-')));
  const server = await serve({
    port: 0,
    data,
    games: new URL('./toy-catalogue.ts', import.meta.url),
    log: 'silent',
    metricsToken: METRICS_TOKEN,
    ...options,
    limits: { ...noLimits, ...options.limits },
    bots: { pause: 0, ...options.bots },
  });
  return {
    address: server.address,
    data,
    close: async () => {
      await server.close();
      if (options.data === undefined) await rm(data, { recursive: true, force: true });
    },
  };
}
