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
import { type Engine, Gone, type Result, Taken, Unavailable, type Unit } from './engine.ts';
import type { Schema } from './schema.ts';

const CHANNEL = 'faubourg';
const INT8 = 20;
/** Milliseconds before a broken connection is made anew. */
const RELISTEN = 250;
/** Milliseconds to wait for a connection. */
const PATIENCE = 5000;
/** How often the ear is asked whether it still hears, and how long it may take to say so. */
const PROBE = 10_000;
/** What the connection that listens is called in the database's own list. */
const EAR = 'faubourg ear';
const UNIQUE = '23505';
const FOREIGN_KEY = '23503';
const NOT_NULL = '23502';
/** Times and counters fit a number; `pg` would hand them over as text. */
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

/** An SQLSTATE means the database answered; without one, the connection broke. */
function named(error: unknown): Error {
  const { code, message, table, column } = error as Error & Partial<DatabaseError>;
  if (code === UNIQUE) return new Taken(message);
  // A row of the log that finds no table to belong to.
  const homeless = code === NOT_NULL && table === 'log' && column === 'table_id';
  if (code === FOREIGN_KEY || homeless) return new Gone(message);
  const answered = code !== undefined && /^[0-9A-Z]{5}$/.test(code);
  // 57P…: shut down by its operator; 53…: out of connections or memory; 08…: connection.
  if (answered && !/^(?:57P|53|08)/.test(code)) return error as Error;
  return new Unavailable(message);
}

/** PostgreSQL, for any number of nodes at once. */
export async function openPostgres(
  url: string,
  { connections = 10, probe = PROBE }: { connections?: number; probe?: number } = {},
): Promise<Engine> {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    types,
    connectionTimeoutMillis: PATIENCE,
    keepAlive: true,
  });
  // A connection that breaks while idle is replaced at the next use.
  pool.on('error', () => {});
  // One can break at any moment, even between its first greeting and its first use; whoever uses
  // it is told by the query that fails. Without a listener it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const queries = compiler();
  let closed = false;
  let ear: Client | null = null;

  async function write(unit: Unit): Promise<Result[]> {
    const client = await pool.connect().catch((error: unknown) => {
      throw named(error);
    });
    let lost = false;
    try {
      await client.query('begin');
      const results: Result[] = [];
      for (const { sql, parameters } of unit) {
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

  /** Listens on a connection of its own until it breaks, then again on a new one. */
  async function listen(listener: (note: string | null) => void): Promise<void> {
    const client = new Client({
      connectionString: url,
      application_name: EAR,
      connectionTimeoutMillis: PATIENCE,
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
      ear = client;
      // Who only listens never notices that the other side is gone without a word.
      prober = setInterval(() => void client.query('select 1').catch(broken), probe);
      prober.unref();
    }
  }

  async function relisten(listener: (note: string | null) => void): Promise<void> {
    try {
      await listen(listener);
      // Whatever was told in between has been missed.
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
    tell: (note) => sql`select pg_notify(${CHANNEL}, ${note})`.compile(queries),
    hear: listen,
    close: async () => {
      closed = true;
      await ear?.end().catch(() => {});
      await pool.end();
    },
  };
}
