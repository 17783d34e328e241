import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { Client, type CustomTypesConfig, type DatabaseError, Pool, types as pgTypes } from 'pg';
import {
  type Database,
  DiskFull,
  TableGone,
  type Result,
  Conflict,
  Unavailable,
  type Transaction,
} from './database.ts';
import type { Schema } from './schema.ts';

const CHANNEL = 'faubourg';
const INT8 = 20;
/** Milliseconds before a broken connection is opened again. */
const RELISTEN = 250;
/** Milliseconds to wait for a connection. */
const CONNECT_TIMEOUT = 5000;
/** Milliseconds between two probes of the listening connection, and the time limit of a probe. */
const PROBE = 10_000;
/** The application_name of the listening connection. */
const LISTENER = 'faubourg listener';
const UNIQUE = '23505';
const FOREIGN_KEY = '23503';
const NOT_NULL = '23502';
const DISK_FULL = '53100';
/** Times and counters fit a number; `pg` would return them as text. */
const types: CustomTypesConfig = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    id === INT8 ? Number : (pgTypes.getTypeParser(id, format) as (text: string) => unknown),
};

const compiler = (): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

/** An SQLSTATE means that the database answered; without one, the connection broke. */
function named(error: unknown): Error {
  const { code, message, table, column } = error as Error & Partial<DatabaseError>;
  if (code === UNIQUE) return new Conflict(message);
  // An entry whose table does not exist.
  const homeless = code === NOT_NULL && table === 'log' && column === 'table_id';
  if (code === FOREIGN_KEY || homeless) return new TableGone(message);
  if (code === DISK_FULL) return new DiskFull(message);
  const answered = code !== undefined && /^[0-9A-Z]{5}$/.test(code);
  // 57P…: shut down by its operator; 53…: out of connections or memory; 08…: connection.
  if (answered && !/^(?:57P|53|08)/.test(code)) return error as Error;
  return new Unavailable(message);
}

/** PostgreSQL, for any number of nodes. */
export async function openPostgres(
  url: string,
  { connections = 10, probe = PROBE }: { connections?: number; probe?: number } = {},
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    keepAlive: true,
  });
  // A connection that breaks while idle is replaced at the next use.
  pool.on('error', () => {});
  // A connection can break at any moment, even between connecting and its first use. The query that
  // uses it fails then; without a listener the event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const queries = compiler();
  let closed = false;
  let listenerClient: Client | null = null;

  async function write(transaction: Transaction): Promise<Result[]> {
    const client = await pool.connect().catch((error: unknown) => {
      throw named(error);
    });
    let lost = false;
    try {
      await client.query('begin');
      const results: Result[] = [];
      for (const { sql, parameters } of transaction) {
        const { rows, rowCount } = await client.query<Record<string, unknown>>(sql, [
          ...parameters,
        ]);
        results.push({ rows, changed: rowCount ?? 0 });
      }
      await client.query('commit');
      return results;
    } catch (error) {
      const why = named(error);
      lost = why instanceof Unavailable;
      if (!lost) await client.query('rollback').catch(() => (lost = true));
      throw why;
    } finally {
      client.release(lost);
    }
  }

  /** Listens on a connection of its own until it breaks. */
  async function listen(listener: (notification: string | null) => void): Promise<void> {
    const client = new Client({
      connectionString: url,
      application_name: LISTENER,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      query_timeout: probe,
      keepAlive: true,
    });
    let over = false;
    let prober: NodeJS.Timeout | undefined;
    const end = (): void => {
      over = true;
      clearInterval(prober);
      client.end().catch(() => {});
    };
    const broken = (): void => {
      if (over) return;
      end();
      if (!closed) setTimeout(() => void relisten(listener), RELISTEN).unref();
    };
    client.on('error', broken);
    client.on('end', broken);
    client.on('notification', ({ payload }) => {
      listener(payload ?? '');
    });
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      end();
      throw named(error);
    }
    if (closed) end();
    else {
      listenerClient = client;
      // A connection that only listens does not notice that its peer is gone.
      prober = setInterval(() => void client.query('select 1').catch(broken), probe);
      prober.unref();
    }
  }

  async function relisten(listener: (notification: string | null) => void): Promise<void> {
    try {
      await listen(listener);
      // Notifications in between were missed.
      listener(null);
    } catch {
      if (!closed) setTimeout(() => void relisten(listener), RELISTEN).unref();
    }
  }

  return {
    kind: 'postgres',
    queries,
    read: async <R>({ sql, parameters }: CompiledQuery<R>) => {
      try {
        return (await pool.query(sql, [...parameters])).rows as R[];
      } catch (error) {
        throw named(error);
      }
    },
    write,
    notify: (notification) => sql`select pg_notify(${CHANNEL}, ${notification})`.compile(queries),
    listen,
    close: async () => {
      closed = true;
      await listenerClient?.end().catch(() => {});
      await pool.end();
    },
  };
}
