import { startServer } from '../server.ts';

/* A server in a process of its own that reports the memory it uses after collecting garbage. */

const server = await startServer({
  database: process.env['DATABASE_URL'],
  games: new URL('../faults/catalogue.ts', import.meta.url),
});
process.on('message', () => {
  globalThis.gc!();
  process.send!({ heap: process.memoryUsage().heapUsed });
});
process.once('disconnect', () => void server.close());
process.send!({ address: server.address, data: server.data });
