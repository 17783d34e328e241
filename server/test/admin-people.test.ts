import { gameVersions } from '@faubourg/core';
import { toy } from '@faubourg/core/toy';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase } from '../../scripts/tools/postgres.ts';
import {
  banPerson,
  type Database,
  deletePerson,
  exportPerson,
  findPeople,
  openStore,
  removePerson,
  renamePerson,
  unbanPerson,
} from '../admin/index.ts';
import { Client } from './client.ts';
import { startServer, type TestServer } from './server.ts';
import { frameOf, openTable, startTable, watch } from './tables.ts';

const games = gameVersions([toy]);
/** A server notices what another program has written some time later. */
const WAIT = { timeout: 30_000 };

describe.each(['SQLite', 'PostgreSQL'])('what an operator does about people: %s', (kind) => {
  let postgres: Awaited<ReturnType<typeof testDatabase>> | null = null;
  let server: TestServer;
  /** A second opening of the database, as `faubourg admin` has it beside a running server. */
  let store: Database;
  beforeAll(async () => {
    if (kind === 'PostgreSQL') postgres = await testDatabase();
    // The sweep is when a server on SQLite notices what others have written.
    server = await startServer({ database: postgres?.url, bots: { sweep: 50 } });
    store = await openStore(postgres?.url, `${server.data}/faubourg.sqlite`);
  });
  afterAll(async () => {
    await store.close();
    await server.close();
    await postgres?.stop();
  });

  const me = async (client: Client) => (await client.call('GET', '/api/me')).status;

  test('a banned person is refused and disconnected; lifting the ban brings them back', async () => {
    const { table, clients } = await startTable(server.address, 2);
    const [ada, bad] = clients as [Client, Client];
    const live = await watch(bad, table);
    expect(await banPerson(store, bad.id, 'rude')).toBe(true);
    expect(await live.closed).toBe(4001);
    const refused = await bad.call('GET', '/api/me');
    expect(refused).toMatchObject({
      status: 401,
      body: { problem: { rule: 'FB-40', code: 'banned' } },
    });
    // The note is for the operator.
    expect(JSON.stringify(refused.body)).not.toContain('rude');
    expect(await me(ada)).toBe(200);
    const banned = await findPeople(store, { text: null, bannedOnly: true });
    expect(banned.map(({ id, banned: why }) => [id, why])).toEqual([[bad.id, 'rude']]);
    expect(await unbanPerson(store, bad.id)).toBe(true);
    await expect.poll(() => me(bad), WAIT).toBe(200);
    expect(await banPerson(store, 'nobody', '')).toBe(false);
    expect(await unbanPerson(store, 'nobody')).toBe(false);
  });

  test('people are found by id and by parts of names, and listed by who ignores them', async () => {
    const names = ['Zelda %_', 'zelda two', 'Other'];
    const people = await Promise.all(names.map((name) => Client.guest(server.address, name)));
    const [one, two, other] = people as [Client, Client, Client];
    const found = async (text: string) =>
      (await findPeople(store, { text })).map(({ id }) => id).sort();
    expect(await found('ZELDA')).toEqual([one.id, two.id].sort());
    expect(await found('a %_')).toEqual([one.id]);
    expect(await found(other.id)).toEqual([other.id]);
    expect(await found('%')).toEqual([one.id]);
    await other.ok('POST', '/api/recovery-codes', {});
    for (const client of [one, other]) {
      await client.ok('POST', '/api/blocks', { person: two.id, blocked: true });
    }
    await two.ok('POST', '/api/mutes', { person: one.id, muted: true });
    const reports = await findPeople(store, { text: null, reportedOnly: true });
    expect(reports.map(({ id, mutedBy, blockedBy }) => [id, mutedBy, blockedBy])).toEqual([
      [two.id, 0, 2],
      [one.id, 1, 0],
    ]);
    expect((await findPeople(store, { text: other.id }))[0]).toMatchObject({ secured: true });
    expect(reports[0]).toMatchObject({ secured: false, tables: 0, banned: null });
  });

  test('a new name follows the rules of names and reaches a running server', async () => {
    const ada = await Client.guest(server.address, 'Rude name');
    expect(await renamePerson(store, ada.id, 'Bot')).toMatchObject({ problem: { rule: 'FB-45' } });
    expect(await renamePerson(store, 'nobody', 'Ada')).toBeNull();
    expect(await renamePerson(store, ada.id, '  Ada ')).toEqual({ name: 'Ada' });
    await expect
      .poll(async () => (await ada.ok('GET', '/api/me'))['name'] as string, WAIT)
      .toBe('Ada');
  });

  test('removed and deleted, a person leaves nothing of theirs, and games go on', async () => {
    const { table, clients } = await startTable(server.address, 2);
    const [ada, gone] = clients as [Client, Client];
    const opened = (
      await gone.ok('POST', '/api/tables', {
        game: 'toy',
        seats: [{ for: 'anyone' }, { for: 'anyone' }],
      })
    )['table'] as string;
    const lobby = await openTable(server.address, 2);
    await gone.ok('POST', `/api/tables/${table}/chat`, { text: 'a private line' });
    await gone.ok('POST', '/api/recovery-codes', {});
    await ada.ok('POST', '/api/mutes', { person: gone.id, muted: true });

    const file = (await exportPerson(store, gone.id))!;
    expect(file).toMatchObject({ id: gone.id, recoveryCodes: 8, banned: null });
    expect(file.tables.map(({ id, phase }) => [id, phase])).toContainEqual([table, 'running']);
    expect(file.chat).toMatchObject([{ table, text: 'a private line' }]);
    expect(JSON.stringify(file)).not.toContain(gone.token);

    expect(await deletePerson(store, gone.id)).toBe('plays');
    const live = await watch(ada, table);
    const removed = (await removePerson(store, games, gone.id))!;
    expect([...removed.left].sort()).toEqual([opened, table].sort());
    expect(removed.stays).toEqual([]);
    await live.until(() => frameOf(live, table).table.seats[1]!.bot !== null);
    live.close();
    await expect
      .poll(() => ada.ok('GET', `/api/tables/${opened}`), WAIT)
      .toMatchObject({ frame: { table: { phase: 'closed' } } });
    // Before the start a seat is free again.
    const [, seated] = lobby.clients as [Client, Client];
    expect((await removePerson(store, games, seated.id))!.left).toEqual([lobby.table]);
    await expect
      .poll(() => lobby.clients[0]!.ok('GET', `/api/tables/${lobby.table}`), WAIT)
      .toMatchObject({ frame: { table: { seats: [{}, { person: null }] } } });
    expect((await removePerson(store, games, gone.id))!).toEqual({ left: [], stays: [] });

    expect(await deletePerson(store, gone.id)).toBe('deleted');
    expect(await deletePerson(store, gone.id)).toBe('unknown');
    expect(await exportPerson(store, gone.id)).toBeNull();
    expect(await findPeople(store, { text: gone.id })).toEqual([]);
    await expect.poll(() => me(gone), WAIT).toBe(401);
    const { lines } = await new Client(server.address).ok('GET', `/api/tables/${table}/chat`);
    expect(JSON.stringify(lines)).not.toContain('a private line');
    expect(await removePerson(store, games, 'nobody')).toBeNull();
  });
});
