import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';
import type { GameVersions } from '@faubourg/core';
import type { Client } from '../client.ts';
import { Malformed } from './malformed.ts';
import { answerCommand, commands, messages, scratchCommands } from './commands.ts';
import { ScratchTables } from './scratch-tables.ts';

export type Fuzzed = {
  readonly requests: number;
  readonly messages: number;
  readonly statuses: { readonly [status: number]: number };
  /** The responses with a status of 500 or more, and messages about an error of the server. */
  readonly errors: number;
  /** Every route that was asked, such as "POST /api/tables/:table/answer", and every command. */
  readonly covered: ReadonlySet<string>;
  /** What must not happen: 5xx, broken connections, responses that are not problems. */
  readonly faults: readonly string[];
};

/** Of this many requests, one is about a table at which anything may happen. */
const SCRATCH = 3;

/**
 * Sends `count` malformed requests and messages, half each, as these clients about these tables, at
 * which nothing may change, and about tables of all games that are opened for this.
 */
export async function fuzz(
  games: GameVersions,
  clients: readonly Client[],
  tables: readonly string[],
  count: number,
  seed: number,
): Promise<Fuzzed> {
  const { address } = clients[0]!;
  const malformed = new Malformed(seed);
  const statuses: Record<number, number> = {};
  const faults: string[] = [];
  const covered = new Set<string>();
  const errors = { count: 0 };
  const scratch = new ScratchTables(address, games, malformed);
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const half = Math.floor(count / 2);

  async function send(): Promise<void> {
    const loose = malformed.chance.int(SCRATCH) === 0 ? await scratch.get() : null;
    const table = loose?.table ?? malformed.one(tables);
    // Half of these are well formed but for the answer, so that the game has to check it.
    const checked = loose !== null && malformed.chance.int(2) === 0;
    const [method, good, body] = checked
      ? answerCommand(loose, malformed.answer(loose.answer))
      : malformed.one(loose ? scratchCommands(loose) : commands(table));
    covered.add(`${method} ${routeOf(good, table)}`);
    const path =
      malformed.chance.int(10) === 0
        ? `${good}${malformed.one(['%', '%00', '/..', '?a=1', '%ff', '//', '%ED%A0%80'])}`
        : good;
    const client = malformed.one(loose?.clients ?? clients);
    const wrongToken = malformed.one([
      client.token,
      client.token,
      client.token,
      '',
      'wrong',
      'A'.repeat(43),
    ]);
    const wrongBytes = method === 'GET' ? Buffer.alloc(0) : malformed.bytes(body);
    const wrongType = malformed.one([
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      '',
    ]);
    const [token, bytes, type] = checked
      ? [loose.clients[0]!.token, Buffer.from(JSON.stringify(body)), 'application/json']
      : [wrongToken, wrongBytes, wrongType];
    await new Promise<void>((resolve) => {
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
          if (statusCode >= 500) errors.count++;
          if (statusCode >= 500)
            faults.push(`${method} ${path} ${bytes.toString().slice(0, 200)}: ${statusCode}`);
          response.resume();
          response.once('close', () => {
            resolve();
          });
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
  const sent = await chatter(clients, tables, count - half, {
    malformed,
    scratch,
    covered,
    errors,
    faults,
  });
  return { requests, messages: sent, statuses, errors: errors.count, covered, faults };
}

/** The pattern of an address. */
const routeOf = (path: string, table: string): string =>
  path
    .split('?')[0]!
    .replace(table, ':table')
    .replace(/\/passkeys\/x$/, '/passkeys/:id')
    .replace(/\/shares\/x$/, '/shares/:share')
    .replace(/\/$/, '');

/** What requests and messages share. */
type Run = {
  readonly malformed: Malformed;
  readonly scratch: ScratchTables;
  readonly covered: Set<string>;
  readonly errors: { count: number };
  readonly faults: string[];
};

/** The same over WebSockets; when the server closes one, the next is opened. */
async function chatter(
  clients: readonly Client[],
  tables: readonly string[],
  count: number,
  { malformed, scratch, covered, errors, faults }: Run,
): Promise<number> {
  let sent = 0;
  while (sent < count) {
    const loose = await scratch.get();
    // Its token may have been given up.
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
      if (text.includes('FB-70')) errors.count++;
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
      const good = malformed.one(messages(i, table, loose));
      covered.add(String(good['do']));
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
