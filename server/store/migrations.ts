import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { type Database, Conflict, type Transaction } from './database.ts';
import type { Schema } from './schema.ts';

type Migration = (db: Kysely<Schema>, kind: Database['kind']) => CompiledQuery[];

/** Each migration is one transaction; migrations are only ever added. */
const migrations: readonly Migration[] = [
  first,
  leanLog,
  hosts,
  incarnations,
  tokenUse,
  blocks,
  snapshots,
  shares,
  bans,
];

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

/** The columns and the primary key of the log, the same before and after `leanLog`. */
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

/** The columns and the primary key of the chat, the same before and after `incarnations`. */
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
 * Drops the unique index on (table_id, key) and, in SQLite, the rowid. A duplicate key cannot be
 * written without it: a node that has not read the entry with that key also uses its `seq`, which
 * is taken.
 */
function leanLog(db: Kysely<Schema>, kind: Database['kind']): CompiledQuery[] {
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

/** Adds the host to tables, because the number of tables a person has open is limited. */
function hosts({ schema }: Kysely<Schema>): CompiledQuery[] {
  return [
    schema.alterTable('tables').addColumn('host', 'text').compile(),
    schema.createIndex('tables_host').on('tables').column('host').compile(),
  ];
}

/**
 * Adds the incarnation, by which a table that was deleted and imported again differs from the one
 * before. Chat now belongs to a table and is deleted with it.
 */
function incarnations(db: Kysely<Schema>, kind: Database['kind']): CompiledQuery[] {
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

/**
 * Adds when a token was last used. Tokens from before count as used now: nobody is signed out by
 * this migration.
 */
function tokenUse(db: Kysely<Schema>, kind: Database['kind']): CompiledQuery[] {
  const { schema } = db;
  const now =
    kind === 'postgres'
      ? sql<number>`cast(extract(epoch from now()) * 1000 as bigint)`
      : sql<number>`unixepoch() * 1000`;
  return [
    schema
      .alterTable('tokens')
      .addColumn('used_at', 'bigint', (c) => c.notNull().defaultTo(0))
      .compile(),
    db.updateTable('tokens').set({ used_at: now }).compile(),
    schema.createIndex('tokens_used').on('tokens').column('used_at').compile(),
  ];
}

/** Adds whom people have blocked. */
function blocks({ schema }: Kysely<Schema>): CompiledQuery[] {
  return [
    schema
      .createTable('blocks')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('blocked', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('blocks_key', ['person', 'blocked'])
      .compile(),
  ];
}

/** Adds snapshots of tables. They are made when tables are loaded and as they go on. */
function snapshots({ schema }: Kysely<Schema>): CompiledQuery[] {
  return [
    schema
      .createTable('snapshots')
      .addColumn('table_id', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('incarnation', 'bigint', (c) => c.notNull())
      .addColumn('version', 'text', (c) => c.notNull())
      .addColumn('digest', 'text', (c) => c.notNull())
      .addColumn('numbers', 'text', (c) => c.notNull())
      .addColumn('turns', 'text', (c) => c.notNull())
      // The last column, so that SQLite reads the others without it.
      .addColumn('data', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('snapshots_key', ['table_id', 'seq'])
      .addForeignKeyConstraint('snapshots_table', ['table_id'], 'tables', ['id'], (c) =>
        c.onDelete('cascade'),
      )
      .compile(),
  ];
}

/** Adds the games behind short links. */
function shares({ schema }: Kysely<Schema>): CompiledQuery[] {
  return [
    schema
      .createTable('shares')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('packed', 'text', (c) => c.notNull())
      .addColumn('used_at', 'bigint', (c) => c.notNull())
      .compile(),
    schema.createIndex('shares_used').on('shares').column('used_at').compile(),
  ];
}

/** Adds whom the operator has banned. */
function bans({ schema }: Kysely<Schema>): CompiledQuery[] {
  return [
    schema
      .createTable('bans')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('why', 'text', (c) => c.notNull())
      .compile(),
  ];
}

/** The newest form of the database. */
export const SCHEMA_VERSION = migrations.length;

/** Any number, as long as every node uses the same. */
const LOCK = 7_261_826;

/** Migrates the database to the newest version. Of several nodes at once, one does it. */
export async function migrate(database: Database): Promise<void> {
  const { queries: db } = database;
  const lock = (transaction: CompiledQuery[]): Transaction =>
    database.kind === 'postgres'
      ? [sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.compile(db), ...transaction]
      : transaction;
  const facts = db.schema.createTable('facts').ifNotExists();
  await database.write(
    lock([
      facts
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .compile(),
    ]),
  );
  for (let version = await versionOf(database); version < SCHEMA_VERSION; version++) {
    const mark = db.insertInto('facts').values({ name: `schema ${version + 1}`, value: 'done' });
    await database
      .write(lock([mark.compile(), ...migrations[version]!(db, database.kind)]))
      .catch((error: unknown) => {
        // Another node did this migration while we waited for the lock.
        if (!(error instanceof Conflict)) throw error;
      });
  }
  const version = await versionOf(database);
  if (version > SCHEMA_VERSION) {
    throw new Error(
      `The database has form ${version}; this program knows forms up to ${SCHEMA_VERSION}.`,
    );
  }
}

async function versionOf(database: Database): Promise<number> {
  const marks = database.queries
    .selectFrom('facts')
    .select('name')
    .where('name', 'like', 'schema %');
  return (await database.read(marks.compile())).length;
}
