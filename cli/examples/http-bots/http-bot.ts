/*
 * A bot over HTTP, in TypeScript without any package: it opens a table and plays to the end. Try it:
 *   node cli/examples/http-bots/http-bot.ts http://localhost:4600 chinatown 3
 */
import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

const [server, game, seats] = process.argv.slice(2);

type Answer = { readonly [field: string]: unknown };
type Listed = {
  readonly turn: number;
  readonly answers: readonly Answer[] | null;
  readonly examples?: readonly Answer[];
};
type Frame = {
  readonly you: number | null;
  readonly turn: number | null;
  readonly asks: readonly { readonly seat: number; readonly owed: boolean }[];
  readonly table: { readonly outcome: object | null };
};

let token = '';

/** One request, sent again as long as the server asks to wait (429, 503). */
async function send(method: string, path: string, body?: object): Promise<Response> {
  for (;;) {
    const response = await fetch(`${server}${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (response.status !== 429 && response.status !== 503) return response;
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  }
}

/** The body of a request that may not be refused. */
async function must<Body>(method: string, path: string, body?: object): Promise<Body> {
  const response = await send(method, path, body);
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return (await response.json()) as Body;
}

const any = (from: readonly Answer[]): Answer => from[Math.floor(Math.random() * from.length)]!;

/** The answer to one decision: this is the function to make clever. */
function choose({ answers, examples = [] }: Listed, offered: boolean): Answer {
  if (answers) return any(answers);
  // Answers that cannot be listed: a trade. This bot accepts what it is offered, makes one offer of
  // its own in each phase of trading, and is done.
  for (const kind of offered ? ['accept', 'done'] : ['accept', 'offer', 'done']) {
    const fitting = examples.filter((one) => one[kind] !== undefined && one[kind] !== false);
    if (fitting.length > 0) return any(fitting);
  }
  return any(examples);
}

/** Follows the table and answers; returns the outcome. */
async function play(table: string): Promise<object> {
  let offered = false;
  let trades = 0;
  let turn: number | null = null;
  const { body } = await send('GET', `/api/tables/${table}/events?stream=true&frames=true`);
  const input = Readable.fromWeb(body as ReadableStream);
  for await (const line of createInterface({ input })) {
    const frame = line === '' ? undefined : (JSON.parse(line) as { frame?: Frame }).frame;
    if (!frame) continue;
    if (frame.table.outcome) return { ...frame.table.outcome, trades };
    const owed = frame.asks.some((ask) => ask.owed && ask.seat === frame.you);
    if (!owed || frame.turn === turn) continue;
    for (;;) {
      const listed = await must<Listed>('GET', `/api/tables/${table}/answers`);
      // The list is newer than the frame where others have acted meanwhile.
      if (listed.answers?.length === 0) break;
      turn = listed.turn;
      const answer = choose(listed, offered);
      const command = { key: randomUUID(), turn, answer };
      const response = await send('POST', `/api/tables/${table}/answer`, command);
      if (response.ok) {
        if ('offer' in answer || 'accept' in answer) trades++;
        offered = listed.answers === null && (offered || 'offer' in answer);
        break;
      }
      // Somebody was quicker, such as with the offer that this answer accepts: choose again.
      console.error(`refused: ${await response.text()}`);
    }
  }
  throw new Error('the stream ended: open it again');
}

({ token } = await must<{ token: string }>('POST', '/api/guest', { name: 'TypeScript' }));
const bots = Array.from({ length: Number(seats) - 1 }, () => ({ for: 'bot', level: 'apprentice' }));
const { table } = await must<{ table: string }>('POST', '/api/tables', {
  game,
  seats: [{ for: 'anyone' }, ...bots],
});
await must('POST', `/api/tables/${table}/sit`, {});
await must('POST', `/api/tables/${table}/start`, {});
console.log(JSON.stringify(await play(table)));
// The stream of the finished table would stay open.
process.exit();
