import type { LiveClient } from '../client.ts';

/* A conversation over several WebSocket connections, as data: who sent what, and what came back. */

type Command = { readonly [field: string]: unknown };

/** One command, and every message each connection got until the server was done with it. */
export type Exchange = {
  readonly from: string;
  readonly send: Command;
  readonly received: { readonly [name: string]: readonly unknown[] };
};

/** A table that does not exist: to stop watching it does nothing, and is acknowledged. */
const NO_TABLE = 'A'.repeat(22);

/**
 * Sends a command on one connection and gathers what all of them receive. Messages of a connection
 * come in order, so the reply to a last command without effect says that nothing is missing.
 */
export async function exchange(
  connections: ReadonlyMap<string, LiveClient>,
  from: string,
  send: Command,
): Promise<Exchange> {
  const starts = new Map([...connections].map(([name, live]) => [name, live.received.length]));
  await connections.get(from)!.ask(send);
  const received: Record<string, readonly unknown[]> = {};
  for (const [name, live] of connections) {
    await live.ask({ do: 'unwatch', table: NO_TABLE });
    received[name] = live.received.slice(starts.get(name), -1);
  }
  return { from, send, received };
}
