import type { Json } from '@faubourg/core';
import { Client, type LiveClient, newKey } from './client.ts';

export type Opened = { readonly table: string; readonly clients: readonly Client[] };

/** A table with a person in each seat that is not a bot's, not started. */
export async function openTable(
  address: string,
  people: number,
  newTable: Record<string, unknown> = {},
  bots: readonly string[] = [],
): Promise<Opened> {
  const names = Array.from({ length: people }, (_, i) => `Person ${i}`);
  const clients = await Promise.all(names.map((name) => Client.guest(address, name)));
  const seats = [
    ...names.map(() => ({ for: 'anyone' })),
    ...bots.map((level) => ({ for: 'bot', level })),
  ];
  const opened = await clients[0]!.ok('POST', '/api/tables', { game: 'toy', seats, ...newTable });
  const table = opened['table'] as string;
  for (const [seat, client] of clients.entries()) await client.post(table, 'sit', { seat });
  return { table, clients };
}

export async function startTable(...args: Parameters<typeof openTable>): Promise<Opened> {
  const opened = await openTable(...args);
  await opened.clients[0]!.post(opened.table, 'start');
  return opened;
}

/** Watches a table; returns the connection once it has the frame. */
export async function watch(client: Client, table: string): Promise<LiveClient> {
  const live = await client.live();
  const reply = await live.ask({ do: 'watch', table });
  if (reply.problem) throw new Error(JSON.stringify(reply.problem));
  return live;
}

export const frameOf = (live: LiveClient, table: string) => live.frames.get(table)!.frame;

export const owes = (live: LiveClient, table: string): boolean => {
  const { asks, you } = frameOf(live, table);
  return asks.some((ask) => ask.seat === you && ask.owed);
};

/** The first legal answer of this client's seat, sent over HTTP. */
export async function answerFirst(client: Client, table: string, choose = 0) {
  const { turn, answers } = await client.ok('GET', `/api/tables/${table}/answers`);
  const list = answers as Json[];
  const body = { key: newKey(), turn, answer: list[choose % list.length] };
  return client.call('POST', `/api/tables/${table}/answer`, body);
}

/** Plays until the game is over, each client answering over its own WebSocket. */
export async function playOut(table: string, clients: readonly Client[], choose = 0) {
  return Promise.all(
    clients.map(async (client) => {
      const live = await watch(client, table);
      const over = (): boolean => frameOf(live, table).table.phase === 'over';
      for (;;) {
        await live.until(() => over() || owes(live, table));
        if (over()) break;
        const { turn, answers } = await client.ok('GET', `/api/tables/${table}/answers`);
        const list = answers as Json[];
        if (turn !== frameOf(live, table).turn || list.length === 0) continue;
        const answer = list[choose % list.length];
        await live.ask({ do: 'answer', table, key: newKey(), turn, answer });
      }
      return live;
    }),
  );
}
