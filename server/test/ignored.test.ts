import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client, type LiveClient } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { startTable, watch } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ limits: { invitations: { burst: 2, perMinute: 0.001 } } });
});
afterAll(() => server.close());

/** Opens a table with a seat reserved for somebody; returns the whole answer. */
const invite = (host: Client, guest: Client) =>
  host.call('POST', '/api/tables', {
    game: 'toy',
    listed: true,
    seats: [{ for: 'anyone' }, { for: 'person', person: guest.id }],
  });

/** The tables of the notices that a connection has received. */
const invitedTo = (live: LiveClient): string[] =>
  live.received.flatMap(({ notice }) => (notice?.kind === 'seat' ? notice.table : []));

const guests = (...names: string[]): Promise<Client[]> =>
  Promise.all(names.map((name) => Client.guest(server.address, name)));

test('nothing of somebody who is blocked arrives, and they cannot tell', async () => {
  const [ada, bad, friend] = await guests('Ada', 'Bad', 'Friend');
  await ada!.ok('POST', '/api/blocks', { person: bad!.id, blocked: true });
  const live = await ada!.live();
  const refused = await invite(bad!, ada!);
  const heard = await invite(friend!, ada!);
  // Notices of one person are sent in order, so the first would have come before the second.
  await live.until(() => invitedTo(live).length > 0);
  expect(invitedTo(live)).toEqual([heard.body['table']]);

  // Both answers are alike, and so are the tables they lead to.
  expect(refused.status).toBe(heard.status);
  expect(Object.keys(refused.body)).toEqual(Object.keys(heard.body));
  const seatsOf = async (host: Client, table: unknown) => {
    const { frame } = (await host.ok('GET', `/api/tables/${table as string}`)) as {
      frame: { table: { seats: unknown[] } };
    };
    return frame.table.seats;
  };
  expect(await seatsOf(bad!, refused.body['table'])).toEqual(
    await seatsOf(friend!, heard.body['table']),
  );
  live.close();
});

test('chat of somebody who is blocked is neither sent nor read, in every way there is', async () => {
  const { table, clients } = await startTable(server.address, 3);
  const [ada, bad, friend] = clients;
  await ada!.ok('POST', '/api/blocks', { person: bad!.id, blocked: true });
  // Unmuting does not lift the block.
  await ada!.ok('POST', '/api/mutes', { person: bad!.id, muted: false });
  const live = await watch(ada!, table);
  const said = await bad!.call('POST', `/api/tables/${table}/chat`, { text: 'one' });
  expect(said.status).toBe(200);
  await bad!.ok('PATCH', '/api/me', { name: 'Somebody else' });
  await bad!.post(table, 'chat', { text: 'two' });
  await friend!.post(table, 'chat', { text: 'three' });
  await live.until(() => live.received.some((message) => message.chat));
  expect(live.received.flatMap(({ chat }) => chat?.text ?? [])).toEqual(['three']);
  const lines = async (client: Client): Promise<string[]> => {
    const { lines } = await client.ok('GET', `/api/tables/${table}/chat`);
    return (lines as { text: string }[]).map(({ text }) => text);
  };
  expect(await lines(ada!)).toEqual(['three']);
  // The one who is blocked sees what everybody else sees.
  expect(await lines(bad!)).toEqual(['one', 'two', 'three']);
  await ada!.ok('POST', '/api/blocks', { person: bad!.id, blocked: false });
  expect(await lines(ada!)).toEqual(['one', 'two', 'three']);
  live.close();
});

test('tables of somebody who is blocked are not listed', async () => {
  const [ada, bad] = await guests('Ada', 'Bad');
  const { body } = await invite(bad!, ada!);
  const listed = async (client: Client): Promise<boolean> => {
    const { tables } = await client.ok('GET', '/api/tables?limit=100');
    return (tables as { id: string }[]).some(({ id }) => id === body['table']);
  };
  expect(await listed(ada!)).toBe(true);
  await ada!.ok('POST', '/api/blocks', { person: bad!.id, blocked: true });
  expect([
    await listed(ada!),
    await listed(bad!),
    await listed(new Client(server.address)),
  ]).toEqual([false, true, true]);
});

test('people see whom they have muted and blocked, and have only so many', async () => {
  const small = await startServer({ limits: { blocks: 1, mutes: 1 } });
  const [ada, bo, cy] = await Promise.all(
    ['Ada', 'Bo', 'Cy'].map((name) => Client.guest(small.address, name)),
  );
  const set = async (path: string, body: object): Promise<number> =>
    (await ada!.call('POST', path, body)).status;
  expect(await set('/api/mutes', { person: bo!.id, muted: true })).toBe(200);
  expect(await set('/api/blocks', { person: cy!.id, blocked: true })).toBe(200);
  expect(await set('/api/blocks', { person: 'gone', blocked: true })).toBe(409);
  expect(await set('/api/blocks', { person: cy!.id, blocked: true })).toBe(200);
  expect(await ada!.ok('GET', '/api/ignored')).toEqual({
    people: [
      { id: bo!.id, name: 'Bo', muted: true, blocked: false },
      { id: cy!.id, name: 'Cy', muted: false, blocked: true },
    ],
  });
  // Nobody else reads the list.
  expect(await bo!.ok('GET', '/api/ignored')).toEqual({ people: [] });
  expect((await new Client(small.address).call('GET', '/api/ignored')).status).toBe(401);
  await small.close();
});

test('strangers invite somebody only so often; people one has played with always may', async () => {
  const { clients } = await startTable(server.address, 2);
  const [ada, friend] = clients;
  const strangers = await guests('S1', 'S2', 'S3', 'S4');
  const live = await ada!.live();
  const answers = [];
  for (const stranger of strangers) answers.push(await invite(stranger, ada!));
  const last = await invite(friend!, ada!);
  await live.until(() => invitedTo(live).includes(last.body['table'] as string));
  const tables = answers.map(({ body }) => body['table']);
  expect(invitedTo(live)).toEqual([...tables.slice(0, 2), last.body['table']]);
  // Strangers are not told; the seat is reserved all the same.
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  await ada!.post(tables[3] as string, 'sit');
  live.close();
});
