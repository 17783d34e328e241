import { Line } from './line.ts';

/*
 * Clients of boardgame.io as bare as our own: its frames (engine.io 4, socket.io 5) on a plain
 * WebSocket, without the client library's own work.
 */

export type Match = { readonly id: string; readonly sockets: readonly Line[]; state: number };

const SEATS = 4;
const ROOM = '/counter,';
const CONNECT = `40${ROOM}`;
const EVENT = `42${ROOM}`;
const PING = '2';
const PONG = '3';

/** Each round has matches of its own. */
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
  const sockets: Line[] = [];
  const match: Match = { id, sockets, state: 0 };
  for (let seat = 0; seat < SEATS; seat++) {
    const socket = await Line.open(`${address}/socket.io/?EIO=4&transport=websocket`);
    sockets.push(socket);
    const synced = new Promise<void>((resolve) => {
      socket.hear((data) => {
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

const say = (socket: Line, ...event: unknown[]): void => {
  socket.send(EVENT + JSON.stringify(event));
};

export function move(match: Match): void {
  const seat = match.state % SEATS;
  const payload = { type: 'add', args: [], playerID: `${seat}` };
  const action = { type: 'MAKE_MOVE', payload };
  say(match.sockets[seat]!, 'update', action, match.state, match.id, `${seat}`);
  match.state++;
}
