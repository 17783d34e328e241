import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve, type ServeOptions } from '../serve.ts';

export type TestHouse = { readonly address: string; readonly data: string; close(): Promise<void> };

const plenty = { burst: 1_000_000, perMinute: 1_000_000 };

/** Limits that do not get into the way of tests about something else. */
export const noLimits = {
  requests: plenty,
  strangers: plenty,
  identities: plenty,
  tables: plenty,
  histories: plenty,
  chat: plenty,
  tablesAtOnce: 1_000_000,
  connections: 1_000_000,
  connectionsPerAddress: 1_000_000,
};

/** A house with the toy game on a port of its own, in a folder of its own. */
export async function openHouse(options: Partial<ServeOptions> = {}): Promise<TestHouse> {
  const data = options.data ?? (await mkdtemp(join(tmpdir(), 'faubourg-')));
  const house = await serve({
    port: 0,
    data,
    games: new URL('./toy-games.ts', import.meta.url),
    log: 'silent',
    ...options,
    limits: { ...noLimits, ...options.limits },
    bots: { pause: 0, ...options.bots },
  });
  return {
    address: house.address,
    data,
    close: async () => {
      await house.close();
      if (options.data === undefined) await rm(data, { recursive: true, force: true });
    },
  };
}
