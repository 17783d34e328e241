import {
  type AnyGame,
  type GameRecord,
  type Json,
  gameVersions,
  replay,
  eventsFor,
  type Viewer,
} from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, newKey } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { answerFirst, frameOf, openTable, playOut, startTable, watch } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const clocks = [
  null,
  { live: { bank: 600_000, increment: 5000 } },
  { slow: { perDecision: 600_000 } },
];

test.each(clocks)(
  'nobody notices that a secret choice was changed, with clock %j',
  async (clock) => {
    const { table, clients } = await startTable(server.address, 3, { clock, listed: true });
    const visitor = await Client.guest(server.address, 'Visitor');
    const lives = await Promise.all([...clients, visitor].map((client) => watch(client, table)));
    const counts = (): number[] => lives.map((live) => live.received.length);
    const answer = async (client: Client, card: Json | undefined): Promise<void> => {
      const { turn } = await client.ok('GET', `/api/tables/${table}/answers`);
      await client.post(table, 'answer', { key: newKey(), turn, answer: { card } });
    };
    const [, second, third] = frameOf(lives[0]!, table).view!['hand'] as number[];
    await answer(clients[0]!, second);
    await Promise.all(lives.map((live) => live.until(() => live.frames.get(table)!.n >= 1)));
    const listed = JSON.stringify(await visitor.ok('GET', '/api/tables'));
    const before = counts();
    const events = await Promise.all(
      [clients[1]!, visitor].map((client) =>
        client.ok('GET', `/api/tables/${table}/events?from=0`),
      ),
    );
    for (let times = 0; times < 5; times++) await answer(clients[0]!, times % 2 ? second : third);
    // Everybody sees another seat's move: everything sent before it has arrived with it.
    await answerFirst(clients[1]!, table);
    await Promise.all(
      lives.map((live) => live.until(() => (frameOf(live, table).view!['chose'] as boolean[])[1]!)),
    );
    const more = counts().map((count, i) => count - before[i]!);
    expect(more).toEqual([6, 1, 1, 1]);
    for (const [i, client] of [clients[1]!, visitor].entries()) {
      const now = await client.ok('GET', `/api/tables/${table}/events?from=0`);
      const messages = now['messages'] as Json[];
      expect(messages.slice(0, -1)).toEqual(events[i]!['messages']);
    }
    expect(JSON.stringify(await visitor.ok('GET', '/api/tables'))).toBe(listed);
    for (const live of lives) live.close();
  },
);

test('whether a secret choice can be taken back does not depend on what others did in secret', async () => {
  const { table, clients } = await startTable(server.address, 3);
  const undo = async (): Promise<number> => {
    const { turn } = await clients[0]!.ok('GET', `/api/tables/${table}/answers`);
    const path = `/api/tables/${table}/undo`;
    return (await clients[0]!.call('POST', path, { key: newKey(), turn })).status;
  };
  await answerFirst(clients[1]!, table);
  await answerFirst(clients[0]!, table);
  expect(await undo()).toBe(200);
  await answerFirst(clients[0]!, table);
  await answerFirst(clients[1]!, table, 1);
  expect(await undo()).toBe(200);
  // The others' choices stand: the last one ends the phase.
  await answerFirst(clients[2]!, table);
  await answerFirst(clients[0]!, table);
  const { frame } = await clients[0]!.ok('GET', `/api/tables/${table}`);
  expect(frame).toMatchObject({ asks: [{ kind: 'light' }] });
  expect(await undo()).toBe(409);
});

test('every viewer is sent exactly what the game lets that viewer see', async () => {
  const { table, clients } = await startTable(server.address, 3);
  const visitor = await watch(await Client.guest(server.address, 'Visitor'), table);
  const first = visitor.frames.get(table)!;
  const lives = await playOut(table, clients, 1);
  await visitor.until(() => frameOf(visitor, table).table.phase === 'over');
  const record = await clients[0]!.ok('GET', `/api/tables/${table}/record`);
  const viewers: Viewer[] = [0, 1, 2, null];
  const expected = viewers.map((): Json[] => []);
  const hidden: Set<string>[] = viewers.map(() => new Set());
  replay(record as unknown as GameRecord, gameVersions<AnyGame>([toy]), ({ events, play }) => {
    for (const [i, viewer] of viewers.entries()) {
      expected[i]!.push(...(eventsFor(events, viewer) as unknown as Json[]));
      hidden[i]!.add(JSON.stringify(play.game.view(play.state, viewer)));
    }
  });
  for (const [i, live] of [...lives, visitor].entries()) {
    const whole = i < 3 ? await history(clients[i]!, table) : null;
    const told = live.received.flatMap((message) => message.events ?? []);
    expect(whole ? whole.flatMap((message) => message.events) : told).toEqual(
      whole ? expected[i] : expected[i]!.slice(-told.length),
    );
    expect(hidden[i]!.has(JSON.stringify(frameOf(live, table).view))).toBe(true);
    live.close();
  }
  expect(first.frame.view).not.toBeNull();
});

async function history(client: Client, table: string): Promise<{ events: Json[] }[]> {
  const { messages } = await client.ok('GET', `/api/tables/${table}/events?from=0`);
  return messages as unknown as { events: Json[] }[];
}

test('the secret of the shuffle and the record come out only at the end', async () => {
  const { table, clients } = await startTable(server.address, 2, { options: { rounds: 4 } });
  const early = await clients[0]!.call('GET', `/api/tables/${table}/record`);
  expect(early).toMatchObject({ status: 409, body: { problem: { rule: 'FB-39' } } });
  const lives = await playOut(table, clients);
  const { secret } = frameOf(lives[0]!, table).table['shuffle'] as { secret: string };
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  for (const live of lives) {
    const told = live.received.findIndex((message) => JSON.stringify(message).includes(secret));
    const over = live.received.findIndex((message) => JSON.stringify(message).includes('"over"'));
    expect(told).toBe(over);
    live.close();
  }
});

test('messages are small', async () => {
  const { table, clients } = await startTable(server.address, 4);
  const lives = await playOut(table, clients);
  const sizes = lives.flatMap((live) => live.sizes).sort((a, b) => a - b);
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(300);
  expect(sizes[Math.floor(sizes.length * 0.99)]).toBeLessThanOrEqual(4096);
  for (const live of lives) live.close();
});

test('a table without spectators shows strangers nothing once it runs', async () => {
  const { table, clients } = await openTable(server.address, 2, { spectators: false });
  const stranger = await Client.guest(server.address, 'Stranger');
  const early = await watch(stranger, table);
  await clients[0]!.post(table, 'start');
  await early.until(() => early.received.some((message) => message.problem));
  await answerFirst(clients[0]!, table);
  await answerFirst(clients[1]!, table);
  expect(await early.ask({ do: 'watch', table })).toMatchObject({ problem: { rule: 'FB-37' } });
  expect(early.received.slice(-2)[0]).toMatchObject({ table, problem: { rule: 'FB-37' } });
  expect(frameOf(early, table).view).toBeNull();
  early.close();
  const paths = ['', '/events', '/chat', '/record'].map((path) => `/api/tables/${table}${path}`);
  for (const path of paths) {
    const answer = await stranger.call('GET', path);
    expect(answer).toMatchObject({ status: 403, body: { problem: { rule: 'FB-37' } } });
  }
  const live = await stranger.live();
  expect(await live.ask({ do: 'watch', table })).toMatchObject({ problem: { rule: 'FB-37' } });
  live.close();
});
