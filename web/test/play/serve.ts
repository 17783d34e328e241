import { serve } from '@faubourg/server';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { page } from '../../../scripts/tools/build-page.ts';

/*
 * The real server with the real page and games, for browser tests. Bots answer without a pause, and
 * the rate limits are high, because all tests come from one address.
 */
const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
const plenty = { burst: 100_000, perMinute: 100_000 };
const server = await serve({
  port: 0,
  data,
  page,
  log: 'silent',
  limits: {
    requests: plenty,
    strangers: plenty,
    identities: plenty,
    tables: plenty,
    histories: plenty,
    ...(JSON.parse(process.env['TEST_LIMITS'] ?? '{}') as object),
  },
  bots: { pause: 0 },
});
console.log(`Faubourg is open at ${server.address}`);
process.once('SIGTERM', () => {
  void server.close().then(() => rm(data, { recursive: true }));
});
