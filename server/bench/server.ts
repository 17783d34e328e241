import { serve } from '../serve.ts';
import { rm } from 'node:fs/promises';
import { newBenchFolder } from './bench-folder.ts';
import { answerMemory } from './memory.ts';
import { answerTurns } from './turns.ts';

/*
 * The server under measurement, in a process of its own, on a real disk. It has a game of its own,
 * or with the argument `catalogue` the real ones, and a folder of its own, or the one that is named.
 */

const plenty = { burst: 1e9, perMinute: 1e9 };
const [, , catalogue, folder] = process.argv;
const data = folder ?? (await newBenchFolder());
const server = await serve({
  port: 0,
  data,
  games: new URL(catalogue === 'catalogue' ? '../catalogue.ts' : './counter.ts', import.meta.url),
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
answerTurns();
async function close(): Promise<void> {
  await server.close();
  if (folder === undefined) await rm(data, { recursive: true, force: true });
}
process.once('disconnect', () => {
  void close();
});
process.send!({ address: server.address, data });
