import { expect, test } from 'vitest';
import { BotPool } from '../bots/pool.ts';
import type { ThinkRequest } from '../bots/thinker.ts';
import { Client } from './client.ts';
import { startServer } from './server.ts';
import { playOut, startTable } from './tables.ts';

const games = new URL('./toy-catalogue.ts', import.meta.url);
const script = new URL('./bad-bot.ts', import.meta.url);

const request = (seat: number): ThinkRequest => ({
  game: 'toy',
  rules: 1,
  view: { viewer: seat },
  seat,
  level: 'regular',
  kinds: [],
  owed: true,
  budget: 0,
  seed: 1,
});

const somebody = { payer: 'somebody', host: 'somebody', people: true, cost: 100 };

test('a bot that crashes or never ends costs one answer; the next question is answered', async () => {
  const pool = new BotPool(games, { threads: 1, grace: 200, script });
  const thoughts = [0, 1, 2, 3, 4].map((seat) => pool.think(request(seat), somebody));
  const outcomes = await Promise.allSettled(thoughts);
  const [no, yes] = ['rejected', 'fulfilled'];
  expect(outcomes.map((one) => one.status)).toEqual([no, no, no, yes, yes]);
  await pool.close();
});

test('a thread that cannot start fails its question instead of waiting for ever', async () => {
  const pool = new BotPool(games, {
    threads: 1,
    grace: 200,
    script: new URL('./no-such-file.ts', import.meta.url),
  });
  await expect(pool.think(request(1), somebody)).rejects.toThrow(/Cannot find module/);
  await pool.close();
});

test('tables with people go first, hosts take turns, and tables of bots alone get on', async () => {
  const pool = new BotPool(games, { threads: 1, grace: 1000, script });
  const order: string[] = [];
  const ask = async (host: string, people: boolean, count: number): Promise<void> => {
    const thoughts = Array.from({ length: count }, async (_, i) => {
      await pool.think(request(3), { payer: host, host, people, cost: 100 });
      order.push(`${host}${i + 1}`);
    });
    await Promise.all(thoughts);
  };
  // Xia opens dozens of tables of bots; Ada and Bo play, Ada at more tables; Yan watches bots.
  await Promise.all([
    ask('xia', false, 4),
    ask('ada', true, 6),
    ask('bo', true, 2),
    ask('yan', false, 1),
  ]);
  expect(order.join(' ')).toBe('ada1 bo1 ada2 bo2 xia1 ada3 ada4 ada5 ada6 yan1 xia2 xia3 xia4');
  await pool.close();
});

test('with bots that fail in every way the game still ends, by safe answers', async () => {
  const server = await startServer({ bots: { script, budget: 0, grace: 50 } });
  const bots = ['apprentice', 'regular', 'expert'];
  const newTable = { options: { rounds: 4, hand: 2 } };
  const { table, clients } = await startTable(server.address, 1, newTable, bots);
  const [live] = await playOut(table, clients);
  expect(live!.frames.get(table)!.frame.table.phase).toBe('over');
  live!.close();
  await server.close();
});

test('people are served while 200 tables of bots play', async () => {
  const slow = new URL('./slow-bot.ts', import.meta.url);
  const server = await startServer({ bots: { threads: 1, script: slow } });
  const host = await Client.guest(server.address, 'Host');
  const seats = ['apprentice', 'regular', 'expert'].map((level) => ({ for: 'bot', level }));
  const options = { rounds: 4, hand: 2 };
  const tables: string[] = [];
  for (let i = 0; i < 200; i++) {
    const { table } = await host.ok('POST', '/api/tables', { game: 'toy', options, seats });
    tables.push(table as string);
  }
  await Promise.all(tables.map((table) => host.post(table, 'start')));
  // A bot plays with people: its requests do not wait for those of all the others.
  const { table, clients } = await startTable(server.address, 2, { options }, ['expert']);
  for (const live of await playOut(table, clients)) live.close();
  const phases = async (): Promise<string[]> =>
    Promise.all(
      tables.map(async (id) => {
        const { frame } = await host.ok('GET', `/api/tables/${id}`);
        return (frame as { table: { phase: string } }).table.phase;
      }),
    );
  // Their game was as short as the others, was started last, and was over first.
  expect((await phases()).filter((phase) => phase === 'over')).toEqual([]);
  await server.close();
});
