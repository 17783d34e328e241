import { QuickChance } from '@faubourg/core';
import type { Frame } from '@faubourg/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { think } from '../bots/think.ts';
import { loadBots, loadGames } from '../catalogue.ts';
import { giveToBot } from '../table/seat-commands.ts';
import { applyEntry, openTable } from '../table/table.ts';
import { Client } from './client.ts';
import { startServer, type TestServer } from './server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ games: new URL('../catalogue.ts', import.meta.url) });
});
afterAll(() => server.close());

const OWN = ['builder', 'collector', 'racer'];
const anyone = { for: 'anyone' };
const bot = { for: 'bot', level: 'casual' };

async function seatsOf(client: Client, table: string): Promise<Frame['table']['seats']> {
  const { frame } = await client.ok('GET', `/api/tables/${table}`);
  return (frame as Frame).table.seats;
}

test('bots get different characters, the one that is named, or none', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  const open = (...seats: unknown[]) =>
    ada.call('POST', '/api/tables', { game: 'tower-up', seats });
  const { body } = await open(anyone, bot, bot, bot);
  const drawn = (await seatsOf(ada, body['table'] as string)).map(({ character }) => character);
  expect(drawn[0]).toBeUndefined();
  expect(new Set(drawn.slice(1))).toEqual(new Set(OWN));
  const chosen = await open(anyone, { ...bot, character: 'racer' }, { ...bot, character: null });
  const seats = await seatsOf(ada, chosen.body['table'] as string);
  expect(seats.map(({ character }) => character)).toEqual([undefined, 'racer', undefined]);
  expect(await open(anyone, { ...bot, character: 'haggler' })).toMatchObject({
    status: 422,
    body: {
      problem: {
        rule: 'FB-14',
        code: 'character-unknown',
        data: { character: 'haggler', known: OWN },
      },
    },
  });
});

test('the host changes a character; a bot that changes its level keeps its own', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  const { table } = await ada.ok('POST', '/api/tables', { game: 'tower-up', seats: [anyone, bot] });
  const give = (more: object) =>
    ada.call('POST', `/api/tables/${table as string}/bot`, { seat: 1, ...more });
  const now = async () => (await seatsOf(ada, table as string))[1]!;
  await give({ level: 'casual', character: 'collector' });
  expect(await now()).toMatchObject({ bot: 'casual', character: 'collector' });
  await give({ level: 'expert' });
  expect(await now()).toMatchObject({ bot: 'expert', character: 'collector' });
  expect((await give({ level: 'expert', character: 'spoiler' })).status).toBe(422);
  await give({ level: 'expert', character: null });
  expect(await now()).not.toHaveProperty('character');
  await give({ level: null });
  await give({ level: 'starter' });
  expect(OWN).toContain((await now()).character);
});

test('tables stored before there were characters have none, also when a level changes', async () => {
  const games = await loadGames();
  const setup = {
    game: 'tower-up',
    rules: 2,
    options: {},
    seats: [{ for: 'anyone' }, { for: 'bot', level: 'casual', name: 'Odile' }],
    listed: false,
    spectators: true,
    clock: null,
    standIn: null,
    host: 'ada',
    commitment: '',
    after: null,
  } as const;
  const table = openTable('t', '', setup, games);
  if ('problem' in table) throw new Error(table.problem.code);
  expect(table.seats[1]!.character).toBeUndefined();
  const caller = { id: 'ada', name: 'Ada' } as Parameters<typeof giveToBot>[0];
  const command = giveToBot(caller, 1, 'expert')(table);
  if (!('entry' in command)) throw new Error('refused');
  applyEntry(table, command.entry, 0);
  expect(table.seats[1]).toMatchObject({ bot: 'expert', name: 'Odile', character: undefined });
});

test('the character reaches the bot that thinks', async () => {
  const games = await loadGames();
  const found = games.newest('tower-up');
  if ('problem' in found) throw new Error(found.problem.code);
  const bots = (await loadBots('tower-up'))!;
  const asked: unknown[] = [];
  const watched = {
    ...bots,
    bot: (...[level, character]: Parameters<typeof bots.bot>) => {
      asked.push(character);
      return bots.bot(level, character);
    },
  };
  const { game } = found;
  const { state } = game.setUp(
    { objectives: 'random', startFloors: 3, start: 'random', board: 'standard' },
    2,
    new QuickChance(1),
  );
  const [decision] = game.decisions(state);
  const { seat, kind } = decision!;
  const request = { game: 'tower-up', rules: game.rules, view: game.view(state, seat), seat };
  const how = { level: 'starter', kinds: [kind], owed: true, budget: 50, seed: 1 } as const;
  await think(game, watched, { ...request, ...how, character: 'racer' });
  await think(game, watched, { ...request, ...how });
  expect(asked).toEqual(['racer', undefined]);
});
