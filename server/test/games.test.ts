import {
  type AnyGame,
  type AnyView,
  type GameRecord,
  type Json,
  orThrow,
  QuickChance,
  randomAnswer,
  replay,
} from '@faubourg/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageSizes } from '../bench/sizes.ts';
import { loadGames } from '../catalogue.ts';
import { type Client, type LiveClient, newKey } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { frameOf, owes, startTable, watch } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({
    games: new URL('../catalogue.ts', import.meta.url),
    bots: { budget: 20 },
  });
});
afterAll(() => server.close());

const games = await loadGames();

/** A random legal answer, found as a page finds it: from the view alone. */
function anyAnswer(game: AnyGame, view: AnyView, seat: number, chance: QuickChance): Json {
  return randomAnswer(game, game.resample(view, chance), seat, chance);
}

async function play(
  game: AnyGame,
  client: Client,
  table: string,
  seed: number,
): Promise<LiveClient> {
  const live = await watch(client, table);
  const chance = new QuickChance(seed);
  const over = (): boolean => frameOf(live, table).table.phase === 'over';
  for (;;) {
    await live.until(() => over() || owes(live, table));
    if (over()) return live;
    const { view, you, turn } = frameOf(live, table);
    const answer = anyAnswer(game, view as unknown as AnyView, you!, chance);
    const reply = await live.ask({ do: 'answer', table, key: newKey(), turn, answer });
    // Another seat was first: its update came before our answer was refused.
    if (reply.problem && frameOf(live, table).view !== view) continue;
    if (reply.problem) throw new Error(JSON.stringify(reply.problem));
    // The update may come after the acknowledgement of another's answer.
    await live.until(() => over() || frameOf(live, table).turn !== turn);
  }
}

test.each(games.games.map((game) => [game.id, game] as const))(
  '%s at a full table: messages are small, to every seat and to spectators',
  (_, game) => {
    const { packed, plain } = messageSizes(game, games, 2, null);
    expect(packed.p50).toBeLessThanOrEqual(300);
    expect(packed.p99).toBeLessThanOrEqual(4096);
    expect(plain.p99).toBeLessThanOrEqual(4096);
  },
);

test.each(games.games.map((game) => [game.id, game] as const))(
  '%s is played to its end, with a bot',
  async (id, game) => {
    const people = Math.max(1, game.seats.min - 1);
    const { table, clients } = await startTable(server.address, people, { game: id }, [
      'apprentice',
    ]);
    const lives = await Promise.all(clients.map((client, seat) => play(game, client, table, seat)));
    const record = await clients[0]!.ok('GET', `/api/tables/${table}/record`);
    const verified = replay(record as unknown as GameRecord, games);
    expect('problem' in verified ? verified.problem : null).toBeNull();
    const sizes = lives.flatMap((live) => live.sizes).sort((a, b) => a - b);
    const at = (share: number): number => sizes[Math.floor((sizes.length - 1) * share)]!;
    expect(at(0.5)).toBeLessThanOrEqual(300);
    expect(at(0.99)).toBeLessThanOrEqual(4096);
    for (const live of lives) {
      expect(live.gaps).toBe(0);
      live.close();
    }
  },
);

test('a trade that cannot be listed comes with legal examples, the same while the turn is the same', async () => {
  const { table, clients } = await startTable(server.address, 3, { game: 'chinatown' });
  const answers = (client: Client) =>
    client.ok('GET', `/api/tables/${table}/answers`) as Promise<{
      turn: number;
      answers: Json[] | null;
      examples?: Json[];
    }>;
  for (const client of clients) {
    const { turn, answers: listed } = await answers(client);
    await client.post(table, 'answer', { key: newKey(), turn, answer: listed![0]! });
  }
  const trade = await answers(clients[0]!);
  expect(trade.answers).toBeNull();
  expect(trade.examples!.length).toBeGreaterThan(1);
  expect(await answers(clients[0]!)).toEqual(trade);
  // Each is legal: the first is given, the others are checked by the rules.
  const { game } = orThrow(games.newest('chinatown'));
  const { frame } = (await clients[0]!.ok('GET', `/api/tables/${table}`)) as unknown as {
    frame: { view: AnyView; you: number };
  };
  const state = game.resample(frame.view, new QuickChance(1));
  for (const example of trade.examples!) expect(game.check(state, frame.you, example)).toBeNull();
  const done = { key: newKey(), turn: trade.turn, answer: trade.examples![0]! };
  await clients[0]!.post(table, 'answer', done);
});
