import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteTable, openStore } from '../admin/index.ts';
import { Client } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { answerFirst, frameOf, openTable, owes, playOut, startTable, watch } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const rule = async (client: Client, table: string, what: string, body: unknown = {}) => {
  const { body: answer } = await client.call('POST', `/api/tables/${table}/${what}`, body);
  const { rule, code } = (answer['problem'] ?? {}) as { rule?: string; code?: string };
  return rule === undefined ? 'done' : `${rule} ${code}`;
};

test('seats before the start', async () => {
  const [host, guest, third] = await Promise.all(
    ['Host', 'Guest', 'Third'].map((name) => Client.guest(server.address, name)),
  );
  const seats = [{ for: 'anyone' }, { for: 'anyone' }, { for: 'bot', level: 'expert' }];
  const { table: id } = await host!.ok('POST', '/api/tables', { game: 'toy', seats, listed: true });
  const table = id as string;
  expect(await rule(guest!, table, 'sit', { seat: 7 })).toBe('FB-32 seat-unknown');
  expect(await rule(guest!, table, 'sit', { seat: 2 })).toBe('FB-32 seat-bot');
  expect(await rule(guest!, table, 'sit', { seat: 1 })).toBe('done');
  expect(await rule(guest!, table, 'sit', { seat: 0 })).toBe('FB-32 already-seated');
  expect(await rule(third!, table, 'sit', { seat: 1 })).toBe('FB-32 seat-taken');
  expect(await rule(host!, table, 'start')).toBe('FB-38 seats-open');
  expect(await rule(guest!, table, 'start')).toBe('FB-33 host-only');
  expect(await rule(guest!, table, 'bot', { seat: 0, level: 'apprentice' })).toBe(
    'FB-33 host-only',
  );
  expect(await rule(guest!, table, 'stand')).toBe('done');
  expect(await rule(guest!, table, 'stand')).toBe('FB-34 not-seated');
  expect(await rule(host!, table, 'sit')).toBe('done');
  expect(await rule(host!, table, 'bot', { seat: 1, level: 'regular' })).toBe('done');
  expect(await rule(third!, table, 'sit')).toBe('FB-32 no-seat-left');
  expect(await rule(third!, table, 'answer', { key: 'k'.repeat(8), turn: 0, answer: {} })).toBe(
    'FB-34 not-seated',
  );
  expect(await rule(host!, table, 'resign')).toBe('FB-31 table-phase');
  expect(await rule(host!, table, 'rematch')).toBe('FB-31 table-phase');
  const listed = (await third!.ok('GET', '/api/tables?phase=open'))['tables'] as { id: string }[];
  expect(listed.map((one) => one.id)).toContain(table);
  const mine = async () => (await host!.ok('GET', '/api/my-tables'))['tables'];
  expect(await mine()).toMatchObject([{ id: table, waiting: false }]);
  expect(await rule(host!, table, 'start')).toBe('done');
  expect(await mine()).toMatchObject([{ id: table, phase: 'running', waiting: true }]);
  expect(await rule(host!, table, 'start')).toBe('FB-31 table-phase');
  expect(await rule(host!, table, 'close')).toBe('FB-31 table-phase');
});

test('a seat is kept for somebody, who is told, until the host frees it', async () => {
  const [host, bo, cleo, dora] = await Promise.all(
    ['Host', 'Bo', 'Cleo', 'Dora'].map((name) => Client.guest(server.address, name)),
  );
  const kept = (person: string) => ({ for: 'person', person });
  const open = (...seats: unknown[]) => host!.call('POST', '/api/tables', { game: 'toy', seats });
  expect(await open(kept(host!.id), kept('nobody'))).toMatchObject({
    status: 404,
    body: { problem: { rule: 'FB-44', code: 'person-unknown', data: { seat: 1 } } },
  });
  expect(await open(kept(bo!.id), kept(bo!.id))).toMatchObject({
    status: 409,
    body: { problem: { rule: 'FB-32', code: 'already-seated', data: { seat: 0 } } },
  });
  await dora!.ok('POST', '/api/mutes', { person: host!.id, muted: true });
  const pages = await Promise.all([host!, bo!, cleo!, dora!].map((client) => client.live()));
  const { body } = await open(kept(host!.id), kept(bo!.id), kept(cleo!.id), kept(dora!.id));
  const table = body['table'] as string;
  const told = pages.map((page) => () => page.received.flatMap((message) => message.notice ?? []));
  await Promise.all([1, 2].map((i) => pages[i]!.until(() => told[i]!().length > 0)));
  expect(told[1]!()).toEqual([{ kind: 'seat', table, game: 'toy' }]);
  expect(await rule(cleo!, table, 'sit', { seat: 1 })).toBe('FB-32 seat-kept');
  const stranger = await Client.guest(server.address, 'Stranger');
  expect(await rule(stranger, table, 'sit')).toBe('FB-32 no-seat-left');
  for (const client of [bo!, host!]) await client.post(table, 'sit');
  expect(await rule(host!, table, 'bot', { seat: 2, level: null })).toBe('done');
  expect(await rule(stranger, table, 'sit')).toBe('done');
  await host!.post(table, 'bot', { seat: 3, level: 'regular' });
  await host!.post(table, 'start');
  const { frame } = await bo!.ok('GET', `/api/tables/${table}`);
  const names = (frame as { table: { seats: { name: string }[] } }).table.seats;
  expect(names.map((seat) => seat.name)).toEqual(['Host', 'Bo', 'Stranger', 'Odile']);
  // The host is not told, and a person who has muted the host is not, either.
  expect([told[0]!(), told[3]!()].flat().filter(({ kind }) => kind === 'seat')).toEqual([]);
  for (const page of pages) page.close();
});

test('two people want the same seat at once: one gets it', async () => {
  const { table } = await openTable(server.address, 1, {
    seats: [{ for: 'anyone' }, { for: 'anyone' }],
  });
  const rivals = await Promise.all(
    Array.from({ length: 8 }, (_, i) => Client.guest(server.address, `Rival ${i}`)),
  );
  const outcomes = await Promise.all(rivals.map((rival) => rule(rival, table, 'sit', { seat: 1 })));
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome === 'FB-32 seat-taken')).toHaveLength(7);
});

test('who sits down while watching sees with the eyes of that seat', async () => {
  const { table, clients } = await openTable(server.address, 1, {
    seats: [{ for: 'anyone' }, { for: 'anyone' }],
  });
  const late = await Client.guest(server.address, 'Late');
  const live = await watch(late, table);
  expect(frameOf(live, table).you).toBeNull();
  await late.post(table, 'sit');
  await live.until(() => frameOf(live, table).you === 1);
  await clients[0]!.post(table, 'start');
  await live.until(() => frameOf(live, table).view !== null);
  expect(frameOf(live, table).view!['hand']).toHaveLength(3);
  live.close();
});

test('a bot plays for who leaves, at any decision, and the seat can be taken back', async () => {
  const { table, clients } = await startTable(server.address, 2, { standIn: 'regular' });
  const [ada, bo] = clients;
  const live = await watch(ada!, table);
  await answerFirst(ada!, table);
  expect(await rule(bo!, table, 'return')).toBe('FB-34 still-here');
  expect(await rule(bo!, table, 'leave')).toBe('done');
  await live.until(
    () =>
      frameOf(live, table).view!['phase'] !== 'bid' || frameOf(live, table).view!['round'] !== 1,
  );
  expect(await rule(bo!, table, 'answer', { key: 'k'.repeat(8), turn: 1, answer: {} })).toBe(
    'FB-34 bot-plays',
  );
  expect(await rule(bo!, table, 'return')).toBe('done');
  await live.until(() => frameOf(live, table).table.seats[1]!.bot === null);
  for (const one of await playOut(table, clients)) one.close();
  live.close();
});

test('resigning is for good; the bot ends the game', async () => {
  const { table, clients } = await startTable(server.address, 2);
  expect(await rule(clients[1]!, table, 'resign')).toBe('done');
  expect(await rule(clients[1]!, table, 'return')).toBe('FB-34 resigned');
  for (const one of await playOut(table, clients)) one.close();
});

test('the host can have somebody replaced who is gone, and nobody else', async () => {
  const { table, clients } = await startTable(server.address, 2);
  expect(await rule(clients[0]!, table, 'replace', { seat: 1 })).toBe('FB-34 still-here');
  await clients[1]!.post(table, 'leave');
  expect(await rule(clients[1]!, table, 'replace', { seat: 0 })).toBe('FB-33 host-only');
  expect(await rule(clients[0]!, table, 'replace', { seat: 1 })).toBe('done');
  for (const one of await playOut(table, [clients[0]!])) one.close();
});

test('who was replaced takes the seat back at any decision, until the next time', async () => {
  const { table, clients } = await startTable(server.address, 2);
  const [host, guest] = clients;
  const live = await watch(guest!, table);
  for (let times = 0; times < 3; times++) {
    expect(await rule(guest!, table, 'leave')).toBe('done');
    expect(await rule(guest!, table, 'leave')).toBe('FB-34 bot-plays');
    expect(await rule(host!, table, 'replace', { seat: 1 })).toBe('done');
    expect(await rule(host!, table, 'replace', { seat: 1 })).toBe('FB-34 bot-plays');
    // The bot has answered what the seat owed, if it owed anything.
    await live.until(() => !owes(live, table));
    expect(await rule(guest!, table, 'return')).toBe('done');
    await live.until(() => frameOf(live, table).table.seats[1]!.bot === null);
    const free = owes(live, table) ? guest! : host!;
    expect((await answerFirst(free, table)).status).toBe(200);
  }
  for (const one of await playOut(table, clients)) one.close();
  live.close();
});

test('a rematch is for the people who began, whoever ended it for them', async () => {
  const { table, clients } = await startTable(server.address, 2, { options: { rounds: 4 } });
  await clients[1]!.post(table, 'resign');
  for (const one of await playOut(table, [clients[0]!])) one.close();
  const { table: next } = await clients[0]!.post(table, 'rematch');
  for (const client of clients) await client.post(next as string, 'sit');
  const { frame } = await clients[1]!.ok('GET', `/api/tables/${next as string}`);
  expect(frame).toMatchObject({
    you: 0,
    table: { phase: 'running', seats: [{ bot: null }, { bot: null }] },
  });
});

test('a rematch that was closed or deleted is opened anew, once for all', async () => {
  const { table, clients } = await startTable(server.address, 2, {
    options: { rounds: 4, hand: 2 },
  });
  for (const one of await playOut(table, clients)) one.close();
  const again = async (): Promise<string> => {
    const both = await Promise.all(clients.map((client) => client.post(table, 'rematch')));
    const [one, other] = both.map((answer) => answer['table'] as string);
    expect(one).toBe(other);
    return one!;
  };
  const first = await again();
  expect(await again()).toBe(first);
  for (const client of clients) await client.call('POST', `/api/tables/${first}/close`, {});
  const second = await again();
  expect(second).not.toBe(first);
  const database = await openStore(undefined, join(server.data, 'faubourg.sqlite'));
  expect(await deleteTable(database, second)).toBe(true);
  await database.close();
  const third = await again();
  expect([first, second]).not.toContain(third);
  await clients[0]!.post(third, 'sit');
});

test('a rematch counts among the tables somebody may have at once', async () => {
  const small = await startServer({ limits: { tablesAtOnce: 1 } });
  const { table, clients } = await startTable(small.address, 2, {
    options: { rounds: 4, hand: 2 },
  });
  const [ada, bo] = clients;
  for (const one of await playOut(table, clients)) one.close();
  const seats = [{ for: 'anyone' }, { for: 'anyone' }];
  const { table: other } = await ada!.ok('POST', '/api/tables', { game: 'toy', seats });
  expect(await rule(ada!, table, 'rematch')).toBe('FB-56 quota');
  const { table: next } = await bo!.post(table, 'rematch');
  // It exists now: naming it again costs nothing.
  expect(await ada!.post(table, 'rematch')).toEqual({ table: next });
  expect(await rule(ada!, next as string, 'sit')).toBe('FB-56 quota');
  await ada!.post(other as string, 'close');
  expect(await rule(ada!, next as string, 'sit')).toBe('done');
  await small.close();
});

test('the host can close a table that has not begun', async () => {
  const { table, clients } = await openTable(server.address, 2);
  expect(await rule(clients[0]!, table, 'close')).toBe('done');
  expect(await rule(clients[1]!, table, 'stand')).toBe('FB-31 table-phase');
});
