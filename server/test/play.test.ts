import { type GameRecord, gameVersions, replay } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from './server.ts';
import { openTable, playOut, startTable } from './tables.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('runs on the Node the server is made for', () => {
  expect(Number(process.versions.node.split('.')[0])).toBeGreaterThanOrEqual(24);
});

test('people play a whole game, and the record verifies', async () => {
  const { table, clients } = await startTable(server.address, 3, { listed: true });
  for (const live of await playOut(table, clients)) {
    const client = clients[live.frames.get(table)!.frame.you!]!;
    expect(live.gaps).toBe(0);
    const whole = await client.ok('GET', `/api/tables/${table}`);
    expect(whole['frame']).toEqual(live.frames.get(table)!.frame);
    live.close();
  }
  const record = await clients[1]!.ok('GET', `/api/tables/${table}/record`);
  const verified = replay(record as unknown as GameRecord, gameVersions([toy]));
  expect('problem' in verified ? verified.problem : null).toBeNull();
});

test('a rematch keeps a seat for each of the people; both who ask come to the same table', async () => {
  const { table, clients } = await startTable(server.address, 2, { options: { rounds: 4 } });
  for (const live of await playOut(table, clients)) live.close();
  const [one, two] = await Promise.all(clients.map((client) => client.post(table, 'rematch')));
  expect(one).toEqual(two);
  const next = one!['table'] as string;
  await clients[1]!.post(next, 'sit');
  const { frame } = await clients[1]!.ok('GET', `/api/tables/${next}`);
  // Of two, the other one begins.
  expect(frame).toMatchObject({ you: 0, table: { after: table, options: { rounds: 4 } } });
  const stranger = await openTable(server.address, 2);
  const refused = await stranger.clients[1]!.call('POST', `/api/tables/${next}/sit`, {});
  expect(refused.body).toMatchObject({ problem: { rule: 'FB-32' } });
});

test('one person against bots', async () => {
  const { table, clients } = await startTable(server.address, 1, {}, ['apprentice', 'expert']);
  const [live] = await playOut(table, clients);
  expect(live!.frames.get(table)!.frame.table['outcome']).not.toBeNull();
  live!.close();
});
