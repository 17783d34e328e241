import { Client } from '../test/client.ts';
import { type OnMessage, BenchClient } from './client.ts';

/** A table with everybody connected through minimal clients. */
export type BenchTable = {
  readonly id: string;
  readonly sockets: readonly BenchClient[];
  turns: number[];
  next: number;
};

/** Calls back whenever one of the four screens shows the newest answer. */
export type Shown = (table: BenchTable) => void;

const SEATS = 4;

/**
 * Opens tables, a few at a time, each with four people of its own or `together` with the same four.
 */
export async function openTables(
  address: string,
  count: number,
  shown: Shown,
  together = 1,
): Promise<BenchTable[]> {
  const tables: BenchTable[] = [];
  let opening = 0;
  const opener = async (): Promise<void> => {
    while (opening < count) {
      const some = Math.min(together, count - opening);
      opening += some;
      const four = await gathered(address, shown);
      for (let i = 0; i < some; i++) tables.push(await openOne(four));
    }
  };
  await Promise.all(Array.from({ length: 16 }, opener));
  return tables;
}

/** Four people with a connection each, and the tables they play at. */
type Four = {
  readonly people: readonly Client[];
  readonly sockets: readonly BenchClient[];
  readonly tables: Map<string, BenchTable>;
};

const FRAME = '"frame":';
/** Where the id of the table is in an update: {"table":"…22 characters…" */
const NAME = { from: 10, to: 32 } as const;

async function gathered(address: string, shown: Shown): Promise<Four> {
  const names = Array.from({ length: SEATS }, (_, i) => `Seat ${i}`);
  const people = await Promise.all(names.map((name) => Client.guest(address, name)));
  const sockets = await Promise.all(people.map((person) => connect(address, person.token)));
  const tables = new Map<string, BenchTable>();
  for (const socket of sockets) {
    socket.listen((data) => {
      // Only updates count; replies begin with their id.
      if (data[2] !== 0x74) return;
      const table = tables.get(data.toString('latin1', NAME.from, NAME.to));
      if (table) shown(table);
    });
  }
  return { people, sockets, tables };
}

async function openOne({ people, sockets, tables }: Four): Promise<BenchTable> {
  const seats = people.map(() => ({ for: 'anyone' }));
  const { table } = await people[0]!.ok('POST', '/api/tables', { game: 'counter', seats });
  const id = table as string;
  for (const [seat, person] of people.entries()) await person.post(id, 'sit', { seat });
  await people[0]!.post(id, 'start');
  const turns = await Promise.all(sockets.map((socket) => firstTurn(socket, id)));
  const opened: BenchTable = { id, sockets, turns, next: 0 };
  tables.set(id, opened);
  return opened;
}

/** Watches the table; returns the turn of its first decision, from the frame that comes then. */
function firstTurn(socket: BenchClient, table: string): Promise<number> {
  return new Promise((resolve) => {
    // Notices about other tables come in between.
    const listen: OnMessage = (data) => {
      const text = data.toString();
      if (!text.includes(table) || !text.includes(FRAME)) return;
      socket.unhear(listen);
      resolve((JSON.parse(text) as { frame: { turn: number } }).frame.turn);
    };
    socket.listen(listen);
    socket.send(JSON.stringify({ do: 'watch', id: 1, table }));
  });
}

export const connect = (address: string, token: string): Promise<BenchClient> =>
  BenchClient.open(`${address}/api/live`, token ? { authorization: `Bearer ${token}` } : {});

/** Keys only have to differ; random ones would cost the clients time. */
let keys = 10_000_000;

/** The seat whose turn it is answers. */
export function answer(table: BenchTable): void {
  const seat = table.next;
  const newTable = {
    do: 'answer',
    id: 2,
    table: table.id,
    key: `${keys++}`,
    turn: table.turns[seat],
    answer: { add: 1 },
  };
  table.sockets[seat]!.send(JSON.stringify(newTable));
  // A seat's turn changes with its answer, that of the next seat with its decision.
  table.turns[seat]!++;
  table.next = (seat + 1) % SEATS;
  table.turns[table.next]!++;
}
