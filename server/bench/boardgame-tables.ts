import { createRequire } from 'node:module';

/* Clients of boardgame.io, as bare as its protocol allows: socket.io frames, no client library's state. */

type Socket = {
  on(event: string, listener: (...args: unknown[]) => void): void;
  once(event: string, listener: (...args: unknown[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
};
type Io = (url: string, options: object) => Socket;

// Comes with boardgame.io, for its own client.
const { io } = createRequire(import.meta.url)('socket.io-client') as { io: Io };

export type Match = { readonly id: string; readonly sockets: readonly Socket[]; state: number };

const SEATS = 4;

export async function openMatches(
  address: string,
  count: number,
  shown: (match: Match) => void,
): Promise<Match[]> {
  const matches: Match[] = [];
  for (let i = 0; i < count; i++) matches.push(await openMatch(address, `match-${i}`, shown));
  return matches;
}

async function openMatch(
  address: string,
  id: string,
  shown: (match: Match) => void,
): Promise<Match> {
  const sockets: Socket[] = [];
  const match: Match = { id, sockets, state: 0 };
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = io(`${address}/counter`, { transports: ['websocket'], forceNew: true });
    sockets.push(socket);
    await new Promise<void>((resolve) => {
      socket.once('sync', () => {
        resolve();
      });
      socket.once('connect', () => {
        socket.emit('sync', id, `${seat}`, undefined, SEATS);
      });
    });
    for (const event of ['update', 'patch']) {
      socket.on(event, () => {
        shown(match);
      });
    }
  }
  return match;
}

export function move(match: Match): void {
  const seat = match.state % SEATS;
  const payload = { type: 'add', args: [], playerID: `${seat}`, credentials: undefined };
  match.sockets[seat]!.emit(
    'update',
    { type: 'MAKE_MOVE', payload },
    match.state,
    match.id,
    `${seat}`,
  );
  match.state++;
}
