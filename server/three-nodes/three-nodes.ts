import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { roundRobin } from './round-robin-proxy.ts';

/*
 * DATABASE_URL=… npm run start:three: three nodes on one PostgreSQL behind one address. A node that
 * is killed is started again while the others go on. PORT=0 takes any free ports, FAUBOURG_HOST is the
 * address they are reached on.
 */

const port = Number(process.env['PORT'] ?? 8080);
const host = process.env['FAUBOURG_HOST'] || undefined;
const start = join(import.meta.dirname, '..', '..', 'scripts', 'start.ts');
const running = new Map<number, ChildProcess>();
let closing = false;

/** Starts a node and waits until it prints its address. */
async function launch(wanted: number): Promise<number> {
  const child = spawn(process.execPath, [start], {
    // Only the proxy of this process reaches them.
    env: { ...process.env, PORT: `${wanted}`, FAUBOURG_HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let own = wanted;
  child.once('exit', () => {
    if (closing) return;
    console.log(`The node on port ${own} is gone; starting it again.`);
    void launch(own);
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const open = /is open at http:\/\/localhost:(\d+)/.exec(line);
    if (!open) continue;
    own = Number(open[1]);
    console.log(`Node ${child.pid}: http://localhost:${own}`);
    break;
  }
  running.set(own, child);
  child.stdout.resume();
  return own;
}

if (!process.env['DATABASE_URL']) {
  console.error(
    'DATABASE_URL must name a PostgreSQL database, e.g. postgres://me@localhost/faubourg',
  );
  process.exit(1);
}
// One after the other: the first builds the page and migrates the database.
const ports: number[] = [];
for (const i of [1, 2, 3]) ports.push(await launch(port === 0 ? 0 : port + i));
const proxy = roundRobin(ports).listen(port, host);
await once(proxy, 'listening');
console.log(`Faubourg is open at http://localhost:${(proxy.address() as AddressInfo).port}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    closing = true;
    proxy.close();
    for (const child of running.values()) child.kill('SIGTERM');
  });
}
