import { expect, test } from 'vitest';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startServer } from './server.ts';
import { answerFirst, startTable } from './tables.ts';

/** The database as its first version had it. */
const FIRST_FORM = `
  alter table log rename to newer;
  create table log (table_id text not null references tables (id), seq integer not null, key text,
    entry text not null, told integer not null, number integer not null, at bigint not null,
    constraint log_key primary key (table_id, seq), constraint log_once unique (table_id, key));
  insert into log select table_id, seq, key, entry, told, number, at from newer;
  drop table newer;
  drop index tables_host;
  alter table tables drop column host;
  alter table tables drop column incarnation;
  alter table chat rename to newer;
  create table chat (table_id text not null, n integer not null, person text not null,
    name text not null, channel text not null, text text not null, at bigint not null,
    constraint chat_key primary key (table_id, n));
  insert into chat select table_id, n, person, name, channel, text, at from newer;
  insert into chat values ('deleted long ago', 1, 'p', 'P', 'table', 'left behind', 0);
  drop table newer;
  drop index tokens_used;
  alter table tokens drop column used_at;
  drop table blocks;
  drop table snapshots;
  drop table shares;
  drop table bans;
  delete from facts where name like 'schema %' and name <> 'schema 1';`;

type Kept = { readonly rows: unknown[]; readonly form: string };

/** The log in the file, and the statement that created its table. */
function logIn(db: DatabaseSync): Kept {
  const rows = db.prepare('select * from log order by seq').all();
  const { sql } = db.prepare("select sql from sqlite_master where name = 'log'").get() as Row;
  return { rows, form: sql };
}
type Row = { readonly sql: string };

test('a server of the first form opens with all it has, and goes on', async () => {
  const data = await mkdtemp(join(tmpdir(), 'faubourg-'));
  const file = join(data, 'faubourg.sqlite');
  const first = await startServer({ data });
  const { table, clients } = await startTable(first.address, 2);
  await answerFirst(clients[0]!, table);
  await clients[0]!.post(table, 'chat', { text: 'hello' });
  const { lines } = await clients[0]!.ok('GET', `/api/tables/${table}/chat`);
  const told = await clients[0]!.ok('GET', `/api/tables/${table}/events`);
  await first.close();

  const db = new DatabaseSync(file);
  db.exec(FIRST_FORM);
  const before = logIn(db);
  expect(before.form).toContain('log_once');
  db.close();

  const second = await startServer({ data });
  for (const client of clients) client.address = second.address;
  expect(await clients[0]!.ok('GET', `/api/tables/${table}/events`)).toEqual(told);
  expect((await answerFirst(clients[1]!, table)).status).toBe(200);
  expect(await clients[1]!.ok('GET', `/api/tables/${table}/chat`)).toEqual({ lines });
  await second.close();

  const again = new DatabaseSync(file, { readOnly: true });
  const { rows, form } = logIn(again);
  // The chat of deleted tables is gone, and nothing can be said there.
  expect(again.prepare('select table_id from chat').all()).toEqual([{ table_id: table }]);
  expect(again.prepare('pragma foreign_key_list(chat)').get()).toMatchObject({
    table: 'tables',
    on_delete: 'CASCADE',
  });
  again.close();
  expect(form).not.toContain('log_once');
  expect(form).toContain('without rowid');
  expect(rows.slice(0, before.rows.length)).toEqual(before.rows);
  expect(rows.length).toBeGreaterThan(before.rows.length);
  await rm(data, { recursive: true, force: true });
});
