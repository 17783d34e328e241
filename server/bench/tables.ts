import { Client } from '../test/client.ts';
import { type Heard, Line } from './line.ts';

/** A table with everybody connected, as bare as a client can be. */
export type BenchTable = {
  readonly id: string;
  readonly sockets: readonly Line[];
  turns: number[];
  next: number;
};

/** Calls back whenever one of the four screens shows the newest answer. */
export type Shown = (table: BenchTable) => void;

const SEATS = 4;

/** Opens tables, a few at a time, each with four people of its own or `together` with the same four. */
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
  readonly sockets: readonly Line[];
  readonly tables: Map<string, BenchTable>;
};

const FRAME = '"frame":';
/** Where the name of the table stands in whatever tells something: {"table":"…22 letters…" */
const NAME = { from: 10, to: 32 } as const;

async function gathered(address: string, shown: Shown): Promise<Four> {
  const names = Array.from({ length: SEATS }, (_, i) => `Seat ${i}`);
  const people = await Promise.all(names.map((name) => Client.guest(address, name)));
  const sockets = await Promise.all(people.map((person) => connect(address, person.token)));
  const tables = new Map<string, BenchTable>();
  for (const socket of sockets) {
    socket.hear((data) => {
      // Only what tells something counts; acknowledgements begin with their id.
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

/** Watches the table; the number of its first question, from the whole frame that comes then. */
function firstTurn(socket: Line, table: string): Promise<number> {
  return new Promise((resolve) => {
    // Notices about other tables come in between.
    const listen: Heard = (data) => {
      const text = data.toString();
      if (!text.includes(table) || !text.includes(FRAME)) return;
      socket.unhear(listen);
      resolve((JSON.parse(text) as { frame: { turn: number } }).frame.turn);
    };
    socket.hear(listen);
    socket.send(JSON.stringify({ do: 'watch', id: 1, table }));
  });
}

export const connect = (address: string, token: string): Promise<Line> =>
  Line.open(`${address}/api/live`, token ? { authorization: `Bearer ${token}` } : {});

/** Keys only have to differ; good luck for each would cost the clients time. */
let keys = 10_000_000;

/** The seat whose turn it is answers. */
export function answer(table: BenchTable): void {
  const seat = table.next;
  const wish = {
    do: 'answer',
    id: 2,
    table: table.id,
    key: `${keys++}`,
    turn: table.turns[seat],
    answer: { add: 1 },
  };
  table.sockets[seat]!.send(JSON.stringify(wish));
  // Its question changes by answering, that of the next seat by being asked.
  table.turns[seat]!++;
  table.next = (seat + 1) % SEATS;
  table.turns[table.next]!++;
}
