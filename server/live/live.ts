import type { FastifyBaseLogger } from 'fastify';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { type Problem, problem } from '@faubourg/core';
import { addressOf, hostOf } from '../http/address.ts';
import { counted, tokenOf } from '../http/caller.ts';
import { foreign } from '../http/origin.ts';
import { statusOf } from '../http/status.ts';
import { Tally } from '../limits/tally.ts';
import type { Services } from '../services.ts';
import type { Person } from '../store/schema.ts';
import { Connection, type Line } from './connection.ts';
import { Outgoing } from './outgoing.ts';

const PATH = '/api/live';
/** Who asks with this gets longer messages packed. */
const PACKED = 'packed=true';
const HEARTBEAT = 20_000;
/** Come again, and show who you are. */
const SIGNED_OUT = 4001;
/** Pings are spread over the period: thousands at once would hold everything else up. */
const SLOTS = 100;

export type Live = {
  readonly size: number;
  /** Sends to every connection of a person. */
  tell(person: string, text: string): void;
  /** Ends every connection of a person: a token was given up, and none says which it was opened with. */
  readonly hangUp: (person: string) => void;
  /** Ends every connection once its wishes under way are answered, at the latest after `grace`. */
  close(grace: number): Promise<void>;
};

/** The live door: one WebSocket for a page, any number of tables on it. */
export function openLive(
  server: Server,
  services: Services,
  { logger }: { logger: FastifyBaseLogger },
): Live {
  const { limits, metrics, proxies } = services;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: limits.body,
    // Messages are small; compression would cost memory for every connection.
    perMessageDeflate: false,
    clientTracking: false,
  });
  const connections = new Set<Connection>();
  const slots = Array.from({ length: SLOTS }, () => new Set<Connection>());
  let accepted = 0;
  const perAddress = new Tally();
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

  /** Why this connection is not let in, or who it is. */
  async function admit(request: IncomingMessage, address: string) {
    if (closing) return problem('FB-60', 'closing');
    const flood = counted(services, request);
    if (flood) return flood.problem;
    const [path, query = ''] = request.url?.split('?') ?? [];
    if (path !== PATH) return problem('FB-57', 'address-unknown');
    if (query !== '' && query !== PACKED) {
      return problem('FB-50', 'form', { at: 'query', expected: `nothing or ${PACKED}` });
    }
    if (foreign(request.headers, hostOf(request, proxies))) return problem('FB-54', 'cross-origin');
    const token = tokenOf(request.headers);
    const who = token === null ? null : await services.people.byToken(token);
    if (who && 'problem' in who) return who.problem;
    const own = who ? (byPerson.get(who.id)?.size ?? 0) : 0;
    if (own >= limits.connections || perAddress.of(address) >= limits.connectionsPerAddress) {
      const most = own >= limits.connections ? limits.connections : limits.connectionsPerAddress;
      return problem('FB-56', 'quota', { what: 'live connections', most });
    }
    return { who, packed: query === PACKED };
  }

  async function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = addressOf(request, proxies);
    const dropped = (): void => {};
    socket.on('error', dropped);
    try {
      const admitted = await admit(request, address);
      const why = closing ? problem('FB-60', 'closing') : admitted;
      if ('rule' in why) {
        sendAway(socket, why);
        return;
      }
      socket.off('error', dropped);
      const { who, packed } = why;
      sockets.handleUpgrade(request, socket, head, (ws) => {
        accept({ socket: ws, stream: socket, packed }, who, address);
      });
    } catch (error) {
      logger.error({ err: error }, 'a connection failed');
      sendAway(socket, problem('FB-60', 'store-unavailable'));
    }
  }

  function accept(line: Line, who: Person | null, address: string): void {
    const { socket } = line;
    const connection = new Connection(line, who, address, services, (error) => {
      logger.error({ err: error }, 'a live wish failed');
    });
    connections.add(connection);
    const own = slots[accepted++ % SLOTS]!;
    own.add(connection);
    perAddress.add(address);
    if (who) join(who.id, connection);
    socket.on('pong', () => {
      connection.alive = true;
    });
    socket.on('message', (data, binary) => {
      connection.alive = true;
      // Text is UTF-8 by now, `ws` has seen to it; nobody has reason to send anything else.
      if (binary) socket.close(1003, 'text expected');
      else void connection.receive((data as Buffer).toString());
    });
    // Broken frames, too large ones, bad UTF-8: `ws` closes with the fitting code by itself.
    socket.on('error', () => {});
    socket.once('close', () => {
      connections.delete(connection);
      own.delete(connection);
      perAddress.remove(address);
      if (who) leave(who.id, connection);
      connection.end();
    });
  }

  server.on('upgrade', (request, socket, head) => void upgrade(request, socket, head));
  let slot = 0;
  const stopBeat = services.every(HEARTBEAT / SLOTS, () => {
    slot = (slot + 1) % SLOTS;
    for (const connection of slots[slot]!) {
      if (connection.alive) connection.ping();
      else {
        metrics.cut.inc({ why: 'silent' });
        connection.terminate();
      }
    }
  });

  return {
    get size() {
      return connections.size;
    },
    tell: (person, text) => {
      const message = new Outgoing(text);
      for (const connection of byPerson.get(person) ?? []) connection.send(message);
    },
    hangUp: (person) => {
      for (const connection of byPerson.get(person) ?? []) connection.close(SIGNED_OUT);
    },
    close: async (grace) => {
      closing = true;
      stopBeat();
      // 1012: the service restarts; clients come back and continue.
      for (const connection of connections) connection.finish(1012);
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

/** A refused upgrade is still plain HTTP. */
function sendAway(socket: Duplex, why: Problem): void {
  const body = JSON.stringify({ problem: why });
  const seconds = why.data['seconds'];
  const head = [
    `HTTP/1.1 ${statusOf(why)} Refused`,
    'content-type: application/json',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
    ...(typeof seconds === 'number' ? [`retry-after: ${seconds}`] : []),
  ];
  // Whoever does not hang up by themselves is not waited for.
  socket.once('finish', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
