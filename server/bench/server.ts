import { serve } from '../serve.ts';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerMemory } from './memory.ts';

/* The server under measurement, in a process of its own, on a real disk. */

const plenty = { burst: 1e9, perMinute: 1e9 };
const data = await mkdtemp(join(process.env['BENCH_DATA'] ?? tmpdir(), 'faubourg-bench-'));
const server = await serve({
  port: 0,
  data,
  games: new URL('./counter.ts', import.meta.url),
  log: 'silent',
  limits: {
    requests: plenty,
    strangers: plenty,
    identities: plenty,
    tables: plenty,
    histories: plenty,
    tablesAtOnce: 1e9,
    connections: 1e9,
    connectionsPerAddress: 1e9,
    socketsPerAddress: 1e9,
    watched: 1e9,
  },
});
answerMemory();
process.once('disconnect', () => {
  void server.close().then(() => rm(data, { recursive: true, force: true }));
});
process.send!({ address: server.address });
