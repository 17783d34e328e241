import type { FastifyBaseLogger } from 'fastify';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerOptions, WebSocketServer } from 'ws';
import { problem } from '@faubourg/core';
import { RESTARTING, SIGNED_OUT } from '@faubourg/protocol';
import { clientAddress, hostOf } from '../request/client-address.ts';
import { countRequest, tokenOf } from '../request/authenticate.ts';
import { storeProblem } from '../request/errors.ts';
import { isCrossOrigin } from '../request/origin.ts';
import { refuseRaw } from '../request/raw-response.ts';
import { newRequestId, REQUEST_ID } from '../request/request-id.ts';
import { statusOf } from '../request/status.ts';
import { KeyCounts } from '../limits/key-counts.ts';
import type { ServerContext } from '../request/context.ts';
import type { PersonRow } from '../store/schema.ts';
import { Connection, type Transport } from './connection.ts';
import { EncodedMessage } from '../live-tables/encoded-message.ts';

const PATH = '/api/live';
/** The query with which clients ask for compressed messages. */
const PACKED = 'packed=true';
const HEARTBEAT = 20_000;
/** Pings are spread over the period, because thousands at once would block everything else. */
const SLOTS = 100;
/** Milliseconds for a client to close its side, too, before it is disconnected. */
const CLOSE_WAIT = 3_000;

export type WebSockets = {
  readonly size: number;
  /** Sends to every connection of a person. */
  sendTo(person: string, text: string): void;
  /**
   * Closes every connection of a person: a token was given up, and connections do not know theirs.
   */
  readonly closeAllOf: (person: string) => void;
  /**
   * Closes every connection once its commands under way are answered, at the latest after `grace`.
   */
  close(grace: number): Promise<void>;
};

/**
 * Whether this side has closed the connection. A client that goes on sending is not read any more,
 * or it could keep the server busy with what nobody counts.
 */
function isClosed({ socket, stream }: Transport): boolean {
  if (socket.readyState === socket.OPEN) return false;
  if (!socket.isPaused) {
    socket.pause();
    stream.end();
  }
  return true;
}

/** The WebSocket endpoint: one connection for a page, any number of tables on it. */
export function openWebSockets(
  server: Server,
  context: ServerContext,
  { logger }: { logger: FastifyBaseLogger },
): WebSockets {
  const { limits, metrics, proxies } = context;
  const settings: ServerOptions & { readonly closeTimeout: number } = {
    noServer: true,
    closeTimeout: CLOSE_WAIT,
    maxPayload: limits.body,
    // Messages are small; compression would cost memory for every connection.
    perMessageDeflate: false,
    clientTracking: false,
    // One message of a connection in a turn of the event loop: one packet can hold thousands.
    allowSynchronousEvents: false,
  };
  const sockets = new WebSocketServer(settings);
  const ids = new WeakMap<IncomingMessage, string>();
  sockets.on('headers', (headers, request) => {
    headers.push(`${REQUEST_ID}: ${ids.get(request)!}`);
  });
  const connections = new Set<Connection>();
  const slots = Array.from({ length: SLOTS }, () => new Set<Connection>());
  let accepted = 0;
  const perAddress = new KeyCounts();
  const byPerson = new Map<string, Set<Connection>>();
  let closing = false;

  function join(person: string, connection: Connection): void {
    const own = byPerson.get(person) ?? new Set();
    byPerson.set(person, own.add(connection));
  }

  function leave(person: string, connection: Connection): void {
    const own = byPerson.get(person);
    own?.delete(connection);
    if (own?.size === 0) byPerson.delete(person);
  }

  /** Why an upgrade is refused, or who connects. */
  async function admit(request: IncomingMessage, address: string) {
    if (closing) return problem('FB-60', 'closing');
    const flood = countRequest(context, request);
    if (flood) return flood.problem;
    const [path, query = ''] = request.url?.split('?') ?? [];
    if (path !== PATH) return problem('FB-57', 'address-unknown');
    if (query !== '' && query !== PACKED) {
      return problem('FB-50', 'form', { at: 'query', expected: `nothing or ${PACKED}` });
    }
    if (isCrossOrigin(request.headers, hostOf(request, proxies)))
      return problem('FB-54', 'cross-origin');
    const token = tokenOf(request.headers);
    const user = token === null ? null : await context.people.byToken(token);
    if (user && 'problem' in user) return user.problem;
    const cutBefore = context.rateLimits.floods.refusal(user?.id ?? address);
    if (cutBefore) return cutBefore.problem;
    const own = user ? (byPerson.get(user.id)?.size ?? 0) : 0;
    if (own >= limits.connections || perAddress.of(address) >= limits.connectionsPerAddress) {
      const most = own >= limits.connections ? limits.connections : limits.connectionsPerAddress;
      return problem('FB-56', 'quota', { what: 'live connections', most });
    }
    return { user, packed: query === PACKED };
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = clientAddress(request, proxies);
    const id = newRequestId();
    ids.set(request, id);
    const log = logger.child({ request: id });
    const line = { method: 'GET', route: PATH };
    const dropped = (): void => {};
    socket.on('error', dropped);
    try {
      const admitted = await admit(request, address);
      const why = closing ? problem('FB-60', 'closing') : admitted;
      if ('rule' in why) {
        // Another address than that of the endpoint may be that of a table.
        const route = why.rule === 'FB-57' ? 'unknown' : PATH;
        log.info({ ...line, route, status: statusOf(why) });
        refuseRaw(socket, why, id);
        return;
      }
      socket.off('error', dropped);
      const { user, packed } = why;
      sockets.handleUpgrade(request, socket, head, (ws) => {
        log.info({ ...line, status: 101 });
        accept({ socket: ws, stream: socket, packed }, user, address, log);
      });
    } catch (error) {
      log.error({ err: error }, 'a connection failed');
      refuseRaw(socket, storeProblem(error), id);
    }
  }

  function accept(
    transport: Transport,
    user: PersonRow | null,
    address: string,
    log: FastifyBaseLogger,
  ): void {
    const { socket } = transport;
    const connection = new Connection(transport, user, address, context, (error) => {
      log.error({ err: error }, 'a command failed');
    });
    connections.add(connection);
    const own = slots[accepted++ % SLOTS]!;
    own.add(connection);
    perAddress.add(address);
    if (user) {
      join(user.id, connection);
      context.payers.seen(user.id, address);
    }
    socket.on('pong', () => {
      if (isClosed(transport)) return;
      connection.alive = true;
      connection.onControlFrame();
    });
    socket.on('ping', () => {
      if (!isClosed(transport)) connection.onControlFrame();
    });
    socket.on('message', (data, binary) => {
      if (isClosed(transport)) return;
      connection.alive = true;
      // `ws` has checked that texts are UTF-8; nothing else is expected.
      if (binary) socket.close(1003, 'text expected');
      else void connection.receive((data as Buffer).toString());
    });
    // For malformed or too large frames and bad UTF-8, `ws` closes with the right code by itself.
    socket.on('error', () => {});
    socket.once('close', () => {
      connections.delete(connection);
      own.delete(connection);
      perAddress.remove(address);
      if (user) leave(user.id, connection);
      connection.end();
    });
  }

  server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head));
  let slot = 0;
  const stopBeat = context.setInterval(HEARTBEAT / SLOTS, () => {
    slot = (slot + 1) % SLOTS;
    for (const connection of slots[slot]!) {
      if (connection.alive) connection.ping();
      else {
        metrics.connectionsCut.inc({ why: 'silent' });
        connection.terminate();
      }
    }
  });

  return {
    get size() {
      return connections.size;
    },
    sendTo: (person, text) => {
      const message = new EncodedMessage(text);
      for (const connection of byPerson.get(person) ?? []) connection.send(message);
    },
    closeAllOf: (person) => {
      for (const connection of byPerson.get(person) ?? []) connection.close(SIGNED_OUT);
    },
    close: async (grace) => {
      closing = true;
      stopBeat();
      // Clients reconnect and continue from their last number.
      for (const connection of connections) connection.finish(RESTARTING);
      const late = setTimeout(() => {
        for (const connection of connections) connection.terminate();
      }, grace);
      while (connections.size > 0) {
        await new Promise((resolve) => {
          setTimeout(resolve, 10);
        });
      }
      clearTimeout(late);
    },
  };
}
