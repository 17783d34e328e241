import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { type Engine, Taken, type Unit } from './engine.ts';
import type { Schema } from './schema.ts';

type Step = (db: Kysely<Schema>, kind: Engine['kind']) => CompiledQuery[];

/** Each step is one unit; steps are only ever added. */
const steps: readonly Step[] = [first, leanLog, hosts, incarnations];

function first({ schema }: Kysely<Schema>): CompiledQuery[] {
  const table = (name: keyof Schema) => schema.createTable(name);
  const index = (name: string, on: keyof Schema, ...columns: string[]): CompiledQuery =>
    schema.createIndex(name).on(on).columns(columns).compile();
  return [
    table('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addColumn('webhook', 'text')
      .compile(),
    table('tokens')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .compile(),
    index('tokens_person', 'tokens', 'person'),
    table('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .compile(),
    index('passkeys_person', 'passkeys', 'person'),
    table('recovery_codes')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .compile(),
    index('recovery_codes_person', 'recovery_codes', 'person'),
    table('tables')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('phase', 'text', (c) => c.notNull())
      .addColumn('listed', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('changed_at', 'bigint', (c) => c.notNull())
      .addColumn('summary', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .compile(),
    index('tables_listed', 'tables', 'listed', 'phase', 'created_at'),
    table('members')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('members_key', ['table_id', 'seat'])
      .compile(),
    index('members_person', 'members', 'person'),
    logTable(schema).addUniqueConstraint('log_once', ['table_id', 'key']).compile(),
    chatTable(schema).compile(),
    table('mutes')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('muted', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
      .compile(),
    table('subscriptions')
      .addColumn('endpoint', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('keys', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .compile(),
    index('subscriptions_person', 'subscriptions', 'person'),
    table('duties')
      .addColumn('table_id', 'text', (c) => c.primaryKey())
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .addColumn('node', 'text', (c) => c.notNull())
      .addColumn('lease_until', 'bigint', (c) => c.notNull())
      .compile(),
    index('duties_due', 'duties', 'due_at'),
  ];
}

/** The log with its columns and first key, as both forms of it have them. */
const logTable = (schema: Kysely<Schema>['schema']) =>
  schema
    .createTable('log')
    .addColumn('table_id', 'text', (c) => c.notNull().references('tables.id'))
    .addColumn('seq', 'integer', (c) => c.notNull())
    .addColumn('key', 'text')
    .addColumn('entry', 'text', (c) => c.notNull())
    .addColumn('told', 'integer', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('log_key', ['table_id', 'seq']);

/** The chat with its columns and key, as both forms of it have them. */
const chatTable = (schema: Kysely<Schema>['schema']) =>
  schema
    .createTable('chat')
    .addColumn('table_id', 'text', (c) => c.notNull())
    .addColumn('n', 'integer', (c) => c.notNull())
    .addColumn('person', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('channel', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'n']);

/**
 * The log keeps one tree instead of three: rows lie under their own key, and that a sender's key
 * comes once follows from the sequence. Who did not know of a row with it finds its number taken.
 */
function leanLog(db: Kysely<Schema>, kind: Engine['kind']): CompiledQuery[] {
  const { schema } = db;
  if (kind === 'postgres') return [schema.alterTable('log').dropConstraint('log_once').compile()];
  const columns = ['table_id', 'seq', 'key', 'entry', 'told', 'number', 'at'] as const;
  return [
    schema.alterTable('log').renameTo('log_before').compile(),
    logTable(schema)
      .modifyEnd(sql`without rowid`)
      .compile(),
    db
      .insertInto('log')
      .columns(columns)
      .expression(db.selectFrom('log_before' as 'log').select(columns))
      .compile(),
    schema.dropTable('log_before').compile(),
  ];
}

/** Who opened a table can be asked of the database: what somebody has open is limited. */
function hosts({ schema }: Kysely<Schema>): CompiledQuery[] {
  return [
    schema.alterTable('tables').addColumn('host', 'text').compile(),
    schema.createIndex('tables_host').on('tables').column('host').compile(),
  ];
}

/**
 * A table that was deleted and brought in again can be told from the one before. Nothing is said
 * at a table that is not there, and what was is forgotten with it.
 */
function incarnations(db: Kysely<Schema>, kind: Engine['kind']): CompiledQuery[] {
  const { schema } = db;
  const tables = db.selectFrom('tables').select('id');
  const incarnation = schema
    .alterTable('tables')
    .addColumn('incarnation', 'bigint', (c) => c.notNull().defaultTo(0))
    .compile();
  if (kind === 'postgres') {
    return [
      incarnation,
      db.deleteFrom('chat').where('table_id', 'not in', tables).compile(),
      schema
        .alterTable('chat')
        .addForeignKeyConstraint('chat_table', ['table_id'], 'tables', ['id'])
        .onDelete('cascade')
        .compile(),
    ];
  }
  const columns = ['table_id', 'n', 'person', 'name', 'channel', 'text', 'at'] as const;
  const before = db.selectFrom('chat_before' as 'chat').select(columns);
  return [
    incarnation,
    schema.alterTable('chat').renameTo('chat_before').compile(),
    chatTable(schema)
      .addForeignKeyConstraint('chat_table', ['table_id'], 'tables', ['id'], (c) =>
        c.onDelete('cascade'),
      )
      .compile(),
    db
      .insertInto('chat')
      .columns(columns)
      .expression(before.where('table_id', 'in', tables))
      .compile(),
    schema.dropTable('chat_before').compile(),
  ];
}

/** Any number will do, as long as every node takes the same one. */
const LOCK = 7_261_826;

/** Brings the database to the newest form. Several nodes may do so at once: one of them does it. */
export async function migrate(engine: Engine): Promise<void> {
  const { queries: db } = engine;
  const lock = (unit: CompiledQuery[]): Unit =>
    engine.kind === 'postgres'
      ? [sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.compile(db), ...unit]
      : unit;
  const facts = db.schema.createTable('facts').ifNotExists();
  await engine.write(
    lock([
      facts
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .compile(),
    ]),
  );
  for (let version = await versionOf(engine); version < steps.length; version++) {
    const mark = db.insertInto('facts').values({ name: `schema ${version + 1}`, value: 'done' });
    await engine
      .write(lock([mark.compile(), ...steps[version]!(db, engine.kind)]))
      .catch((error: unknown) => {
        // Another node did this step while we waited for the lock.
        if (!(error instanceof Taken)) throw error;
      });
  }
  const version = await versionOf(engine);
  if (version > steps.length) {
    throw new Error(
      `The database has form ${version}; this program knows forms up to ${steps.length}.`,
    );
  }
}

async function versionOf(engine: Engine): Promise<number> {
  const marks = engine.queries.selectFrom('facts').select('name').where('name', 'like', 'schema %');
  return (await engine.read(marks.compile())).length;
}
