import { flushCompileCache } from 'node:module';
import { serve } from '../../serve.ts';
import { noLimits } from '../server.ts';

/* A server in a process of its own, made to be killed. */

const server = await serve({
  port: Number(process.env['PORT'] ?? 0),
  data: process.env['FAUBOURG_DATA']!,
  database: process.env['DATABASE_URL'],
  games: new URL(process.env['TEST_CATALOGUE'] || '../toy-catalogue.ts', import.meta.url),
  log: process.env['LOG'] ?? 'silent',
  // Some tests run on a small file system.
  limits: { ...noLimits, diskFree: 1 },
  bots: { pause: 0, budget: 10, sweep: 200 },
  lease: 1000,
});
process.once('SIGTERM', () => void server.close().then(() => process.stdin.destroy()));
// The process that started this one is gone.
process.stdin.resume().once('close', () => process.exit());
// What was compiled is written now, for the next start: a node that is killed writes nothing later.
flushCompileCache();
console.log(`ready ${server.address}`);
