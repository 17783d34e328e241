import { serve } from '@faubourg/server';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';

/* The real server and the real page with the toy game alone, as FAUBOURG_GAMES names it. */

process.env.FAUBOURG_GAMES = join(import.meta.dirname, 'game.ts');
process.env.NODE_ENV = 'production';
const folder = await mkdtemp(join(tmpdir(), 'faubourg-toy-'));
const page = join(folder, 'page');
await build({
  configFile: join(import.meta.dirname, '../../vite.config.ts'),
  logLevel: 'error',
  build: { outDir: page, emptyOutDir: true },
});
const plenty = { burst: 100_000, perMinute: 100_000 };
const server = await serve({
  port: Number(process.env.PORT ?? 0),
  data: join(folder, 'data'),
  page,
  log: 'silent',
  presenceGrace: 200,
  limits: {
    requests: plenty,
    strangers: plenty,
    identities: plenty,
    tables: plenty,
    histories: plenty,
  },
  bots: { pause: 0 },
});
console.log(`The toy is open at ${server.address}`);
process.once('SIGTERM', () => {
  void server.close().then(() => rm(folder, { recursive: true }));
});
