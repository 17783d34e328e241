import { type GameRecord, type Json, replay } from '@faubourg/core';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { loadGames } from '../catalogue.ts';
import { Client } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { openTable, playOut, startTable } from './tables.ts';

type Standards = { readonly standards: readonly { readonly value: unknown }[] }[];
type Board = { readonly roads: string[][]; readonly borders: { readonly [name: string]: Json } };
type Card = { readonly id: string; readonly [field: string]: Json };

/** The board for two players and the stock cards, as a page offers them to be changed. */
const [boards, cardFiles] = (await catalogue['tower-up']!.page!.boards!.formats()) as Standards;
const board = boards!.standards[0]!.value as Board;
const cards = cardFiles!.standards[0]!.value as { readonly cards: readonly Card[] };

const games = new URL('../catalogue.ts', import.meta.url);
let data: string;
let server: TestServer;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'faubourg-'));
  server = await startServer({ games, data });
});
afterAll(async () => {
  await server.close();
  await rm(data, { recursive: true, force: true });
});

/** The board without the road D6–E5, and the same cards with one floor changed. */
const ownBoard: Json = {
  ...board,
  $name: 'From my box',
  roads: board.roads.filter((road) => road.join() !== 'D6,E5'),
  borders: Object.fromEntries(Object.entries(board.borders).filter(([name]) => name !== 'D|E')),
};
const ownCards: Json = {
  ...cards,
  cards: cards.cards.map((card) =>
    card.id === 'M01' ? { ...card, floors: ['black', 'white', 'grey', 'grey'] } : card,
  ),
};

const refusals: readonly (readonly [what: string, options: Json, place: RegExp])[] = [
  ['a border that roads contradict', { board: { ...board, borders: {} } }, /borders "A\|C"/],
  [
    'a road to nowhere',
    { board: { ...board, roads: [...board.roads, ['A1', 'Z9']] } },
    /roads\[45\]/,
  ],
  ['a board for other players', { board: { ...board, players: [3] } }, /players: the board is for/],
  ['43 cards', { cards: { count: 43, cards: cards.cards.slice(1) } }, /cards: 43, expected 44/],
  ['cards of another form', { cards: { cards: [] } }, /expected/],
];

test.each(refusals)('TU-1, TU-3 %s is refused with its place', async (_, options, place) => {
  const ada = await Client.guest(server.address, 'Ada');
  const seats = [{ for: 'anyone' }, { for: 'anyone' }];
  const refused = await ada.call('POST', '/api/tables', { game: 'tower-up', seats, options });
  expect(refused).toMatchObject({
    status: 422,
    body: { problem: { rule: 'FB-11', code: 'option-value' } },
  });
  const { problem } = refused.body as { problem: { data: { wrong: string } } };
  expect(problem.data.wrong).toMatch(place);
  expect((await ada.ok('GET', '/api/my-tables'))['tables']).toEqual([]);
});

test('TU-1 a board with more roads than the form allows is refused by its form', async () => {
  const ada = await Client.guest(server.address, 'Ada');
  const names = Array.from({ length: 64 }, (_, i) => `A${i}`);
  const roads = names.flatMap((from, i) => names.slice(i + 1).map((to) => [from, to]));
  const options = { board: { ...board, roads } };
  const seats = [{ for: 'anyone' }, { for: 'anyone' }];
  const refused = await ada.call('POST', '/api/tables', { game: 'tower-up', seats, options });
  // The work of the check is bounded: nothing is compared in a larger file.
  expect(JSON.stringify(refused.body)).toContain('roads: expected a list of 0 to 288');
});

test('a table is played with a board and cards of one’s own, and its record carries them', async () => {
  const options = { board: ownBoard, cards: ownCards };
  const { table, clients } = await startTable(server.address, 2, { game: 'tower-up', options });
  const listed = await clients[1]!.ok('GET', '/api/my-tables');
  expect(listed['tables']).toMatchObject([{ id: table, ownBoard: true }]);
  expect(JSON.stringify(listed)).not.toContain('From my box');
  const frame = await clients[1]!.ok('GET', `/api/tables/${table}`);
  expect(frame).toMatchObject({ frame: { table: { options } } });
  await playOut(table, clients);
  const record = (await clients[0]!.ok('GET', `/api/tables/${table}/record`)) as unknown;
  expect(record).toMatchObject({ options });
  expect(replay(record as GameRecord, await loadGames())).toHaveProperty('play');
  // The same moves on other cards are another game.
  const { cards: _, ...others } = (record as GameRecord).options;
  const changed = { ...(record as GameRecord), options: others };
  expect(replay(changed, await loadGames())).toHaveProperty('problem');
});

test('a stored table has its board after the server was started again', async () => {
  const options = { board: ownBoard, cards: ownCards };
  const { table, clients } = await openTable(server.address, 2, { game: 'tower-up', options });
  await server.close();
  server = await startServer({ games, data });
  const [client] = clients as [Client, Client];
  client.address = server.address;
  const found = await client.ok('GET', `/api/tables/${table}`);
  expect(found).toMatchObject({ frame: { table: { options } } });
});
