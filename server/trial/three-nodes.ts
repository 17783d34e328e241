import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { roundRobin } from './proxy.ts';

/*
 * DATABASE_URL=… npm run start:three: three nodes on one PostgreSQL behind one address, to try
 * it out. End one of them by its process number: the others go on, and it is started again.
 */

const port = Number(process.env['PORT'] ?? 8080);
const ports = [1, 2, 3].map((i) => port + i);
const start = join(import.meta.dirname, '..', '..', 'scripts', 'start.ts');
const running = new Map<number, ChildProcess>();
let closing = false;

/** Starts a node and waits until it says that it is open. */
async function launch(own: number): Promise<void> {
  const child = spawn(process.execPath, [start], {
    env: { ...process.env, PORT: `${own}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.set(own, child);
  child.once('exit', () => {
    if (closing) return;
    console.log(`The node on port ${own} is gone; starting it again.`);
    void launch(own);
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('is open')) continue;
    console.log(`Node ${child.pid}: http://localhost:${own}`);
    break;
  }
  child.stdout.resume();
}

if (!process.env['DATABASE_URL']) {
  console.error(
    'DATABASE_URL must name a PostgreSQL database, e.g. postgres://me@localhost/faubourg',
  );
  process.exit(1);
}
// One after the other: the first builds the page and the tables of the database.
for (const own of ports) await launch(own);
const proxy = roundRobin(ports).listen(port);
await once(proxy, 'listening');
console.log(`Faubourg is open at http://localhost:${port}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    closing = true;
    proxy.close();
    for (const child of running.values()) child.kill('SIGTERM');
  });
}
