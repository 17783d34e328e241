import { problem } from '@faubourg/core';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { KeyCounts } from '../limits/key-counts.ts';
import { quotaUsedUp } from '../limits/rate-limits.ts';
import { addressBlock, clientAddress } from '../request/client-address.ts';
import type { ServerContext } from '../request/context.ts';
import { orRefuse } from '../request/errors.ts';
import { refuseRaw } from '../request/raw-response.ts';

const WHAT = 'connections';

type CapContext = Pick<ServerContext, 'limits' | 'proxies' | 'metrics'>;

/** Refuses connections of an address that has too many, HTTP and WebSocket together. */
export function capConnections(server: Server, { limits, proxies, metrics }: CapContext): void {
  const open = new KeyCounts();
  const most = limits.socketsPerAddress;
  // Before the listener of the HTTP server itself, which would read from the connection.
  server.prependListener('connection', (socket) => {
    const peer = socket.remoteAddress ?? '';
    // The clients of a proxy are counted by their requests.
    if (proxies.has(peer)) return;
    const address = addressBlock(peer);
    if (open.of(address) >= most) {
      metrics.connectionsCut.inc({ why: 'too many' });
      socket.on('error', () => {});
      refuseRaw(socket, problem('FB-56', 'quota', { what: WHAT, most }));
      return;
    }
    open.add(address);
    socket.once('close', () => {
      open.remove(address);
    });
  });
}

/**
 * Counts the requests under way of each address, by the same limit: a proxy sends the requests of
 * all its clients over its own connections. Throws if there are too many.
 */
export function requestCounter({
  limits,
  proxies,
}: CapContext): (request: IncomingMessage, response: ServerResponse) => void {
  const underWay = new KeyCounts();
  const most = limits.socketsPerAddress;
  return (request, response) => {
    const address = clientAddress(request, proxies);
    if (underWay.of(address) >= most) orRefuse(quotaUsedUp(WHAT, most));
    underWay.add(address);
    response.once('close', () => {
      underWay.remove(address);
    });
  };
}
