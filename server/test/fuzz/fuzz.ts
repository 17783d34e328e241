import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';
import { type Client, newKey } from '../client.ts';
import { Malformed } from './malformed.ts';
import { commands } from './commands.ts';

export type Fuzzed = {
  readonly requests: number;
  readonly messages: number;
  readonly statuses: { readonly [status: number]: number };
  /** What must not happen: 5xx, broken connections, responses that are not problems. */
  readonly faults: readonly string[];
};

/**
 * Sends `count` malformed requests and messages, half each, as these clients about these tables.
 */
export async function fuzz(
  clients: readonly Client[],
  tables: readonly string[],
  count: number,
  seed: number,
): Promise<Fuzzed> {
  const { address } = clients[0]!;
  const malformed = new Malformed(seed);
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const half = Math.floor(count / 2);

  function send(): Promise<void> {
    const [method, good, body] = malformed.one(commands(malformed.one(tables)));
    const path =
      malformed.chance.int(10) === 0
        ? `${good}${malformed.one(['%', '%00', '/..', '?a=1', '%ff', '//', '%ED%A0%80'])}`
        : good;
    const client = malformed.one(clients);
    const token = malformed.one([
      client.token,
      client.token,
      client.token,
      '',
      'wrong',
      'A'.repeat(43),
    ]);
    const bytes = method === 'GET' ? Buffer.alloc(0) : malformed.bytes(body);
    const type = malformed.one([
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      '',
    ]);
    return new Promise((resolve) => {
      const sent = request(
        new URL(address + path),
        {
          method:
            malformed.chance.int(30) === 0
              ? malformed.one(['PUT', 'OPTIONS', 'HEAD', 'TRACE'])
              : method,
          agent,
          headers: {
            ...(type && { 'content-type': type }),
            ...(token && { authorization: `Bearer ${token}` }),
          },
        },
        (response) => {
          const { statusCode = 0 } = response;
          statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
          if (statusCode >= 500)
            faults.push(`${method} ${path} ${bytes.toString().slice(0, 200)}: ${statusCode}`);
          response.resume();
          response.once('close', resolve);
        },
      );
      sent.once('error', (error: Error & { code?: string }) => {
        // The server may close the connection while a body that is too large is still being sent.
        if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET')
          faults.push(`${method} ${path}: ${error.message}`);
        resolve();
      });
      sent.end(bytes);
    });
  }

  let requests = 0;
  const sender = async (): Promise<void> => {
    while (requests < half) {
      requests++;
      await send();
    }
  };
  await Promise.all(Array.from({ length: 8 }, sender));
  agent.destroy();
  const messages = await chatter(clients, tables, count - half, malformed, faults);
  return { requests, messages, statuses, faults };
}

/** The same over WebSockets; when the server closes one, the next is opened. */
async function chatter(
  clients: readonly Client[],
  tables: readonly string[],
  count: number,
  malformed: Malformed,
  faults: string[],
): Promise<number> {
  let sent = 0;
  while (sent < count) {
    const client = malformed.one(clients);
    const socket = new WebSocket(`${client.address.replace('http', 'ws')}/api/live`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    socket.on('error', () => {});
    await once(socket, 'open');
    const open = (): boolean => socket.readyState === socket.OPEN;
    const heard = { count: 0 };
    socket.on('message', (data) => {
      heard.count++;
      const text = (data as Buffer).toString();
      if (text.includes('FB-70')) faults.push(text.slice(0, 300));
    });
    const closed = once(socket, 'close');
    const answered = async (before: number): Promise<void> => {
      while (open() && heard.count === before) {
        await Promise.race([once(socket, 'message'), closed]);
      }
    };
    for (let i = 0; i < 200 && open() && sent < count; i++, sent++) {
      const table = malformed.one(tables);
      const base = { id: i, table, key: newKey(), turn: 900_000, answer: { card: 900 } };
      const good = malformed.one<Record<string, unknown>>([
        { ...base, do: 'answer' },
        { do: 'undo', id: i, table, key: newKey(), turn: 900_000 },
        { do: 'watch', id: i, table, from: -1 },
        { do: 'chat', id: i, table, text: '' },
        { do: 'unwatch', id: i, table: 'nowhere' },
      ]);
      const binary = malformed.chance.int(100) === 0;
      const before = heard.count;
      socket.send(binary ? malformed.bytes(good) : malformed.text(good), { binary });
      // Only a few are under way at once: this tests parsing, not rate limits.
      if (i % 8 === 7) await answered(before);
    }
    socket.close();
    await closed;
  }
  return sent;
}
