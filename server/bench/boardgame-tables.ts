import { BenchClient } from './client.ts';

/*
 * Clients of boardgame.io as small as our own: its messages (engine.io 4, socket.io 5) on a plain
 * WebSocket, without its client library.
 */

export type Match = {
  readonly id: string;
  readonly sockets: readonly BenchClient[];
  state: number;
};

const SEATS = 4;
const NAMESPACE = '/counter,';
const CONNECT = `40${NAMESPACE}`;
const EVENT = `42${NAMESPACE}`;
const PING = '2';
const PONG = '3';

/** Each round has its own matches. */
let rounds = 0;

export async function openMatches(
  address: string,
  count: number,
  shown: (match: Match) => void,
): Promise<Match[]> {
  const matches: Match[] = [];
  let opening = 0;
  const round = rounds++;
  const opener = async (): Promise<void> => {
    while (opening < count)
      matches.push(await openMatch(address, `match-${round}-${opening++}`, shown));
  };
  await Promise.all(Array.from({ length: 16 }, opener));
  return matches;
}

async function openMatch(
  address: string,
  id: string,
  shown: (match: Match) => void,
): Promise<Match> {
  const sockets: BenchClient[] = [];
  const match: Match = { id, sockets, state: 0 };
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = await BenchClient.open(`${address}/socket.io/?EIO=4&transport=websocket`);
    sockets.push(socket);
    const synced = new Promise<void>((resolve) => {
      socket.listen((data) => {
        const text = data.toString('latin1', 0, 24);
        if (text.startsWith(`${EVENT}["update"`)) shown(match);
        else if (text === PING) socket.send(PONG);
        else if (text.startsWith(CONNECT)) say(socket, 'sync', id, `${seat}`, null, SEATS);
        else if (text.startsWith(`${EVENT}["sync"`)) resolve();
      });
    });
    socket.send(CONNECT);
    await synced;
  }
  return match;
}

const say = (socket: BenchClient, ...event: unknown[]): void => {
  socket.send(EVENT + JSON.stringify(event));
};

export function move(match: Match): void {
  const seat = match.state % SEATS;
  const payload = { type: 'add', args: [], playerID: `${seat}` };
  const action = { type: 'MAKE_MOVE', payload };
  say(match.sockets[seat]!, 'update', action, match.state, match.id, `${seat}`);
  match.state++;
}
