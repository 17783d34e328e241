import { WebSocket } from 'ws';
import { once } from 'node:events';
import { Client, newKey } from '../test/client.ts';

/** A table with everybody connected, as bare as a client can be. */
export type BenchTable = {
  readonly id: string;
  readonly sockets: readonly WebSocket[];
  turns: number[];
  next: number;
};

/** Calls back whenever one of the four screens shows the newest answer. */
export type Shown = (table: BenchTable) => void;

const SEATS = 4;

/** Opens tables, a few at a time, each with four people of its own. */
export async function openTables(
  address: string,
  count: number,
  shown: Shown,
): Promise<BenchTable[]> {
  const tables: BenchTable[] = [];
  const opener = async (): Promise<void> => {
    while (tables.length + opening < count) {
      opening++;
      const table = await openOne(address, shown);
      opening--;
      tables.push(table);
    }
  };
  let opening = 0;
  await Promise.all(Array.from({ length: 16 }, opener));
  return tables;
}

async function openOne(address: string, shown: Shown): Promise<BenchTable> {
  const people = await Promise.all(
    Array.from({ length: SEATS }, (_, i) => Client.guest(address, `Seat ${i}`)),
  );
  const seats = people.map(() => ({ for: 'anyone' }));
  const { table } = await people[0]!.ok('POST', '/api/tables', { game: 'counter', seats });
  const id = table as string;
  for (const person of people) await person.post(id, 'sit');
  await people[0]!.post(id, 'start');
  const sockets = await Promise.all(people.map((person) => connect(address, person.token)));
  const opened: BenchTable = { id, sockets, turns: [], next: 0 };
  await Promise.all(
    sockets.map(async (socket, seat) => {
      socket.send(JSON.stringify({ do: 'watch', id: 1, table: id }));
      const [first] = (await once(socket, 'message')) as [Buffer];
      opened.turns[seat] = (JSON.parse(first.toString()) as { frame: { turn: number } }).frame.turn;
      socket.on('message', (data: Buffer) => {
        // Only what tells something counts; acknowledgements begin with their id.
        if (data[2] === 0x74) shown(opened);
      });
    }),
  );
  return opened;
}

export async function connect(address: string, token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/live`, {
    headers: token ? { authorization: `Bearer ${token}` } : {},
    perMessageDeflate: false,
    skipUTF8Validation: true,
  });
  await once(socket, 'open');
  return socket;
}

/** The seat whose turn it is answers. */
export function answer(table: BenchTable): void {
  const seat = table.next;
  const wish = {
    do: 'answer',
    id: 2,
    table: table.id,
    key: newKey(),
    turn: table.turns[seat],
    answer: { add: 1 },
  };
  table.sockets[seat]!.send(JSON.stringify(wish));
  // Its question changes by answering, that of the next seat by being asked.
  table.turns[seat]!++;
  table.next = (seat + 1) % SEATS;
  table.turns[table.next]!++;
}
