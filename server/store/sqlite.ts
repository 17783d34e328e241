import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import {
  Conflict,
  type Database,
  DiskFull,
  type Result,
  TableGone,
  type Transaction,
  Unavailable,
} from './database.ts';
import { type ErrorKind, errorKind } from './sqlite-errors.ts';
import type { Schema } from './schema.ts';

type Waiting = {
  readonly transaction: Transaction;
  resolve(results: Result[]): void;
  reject(error: Error): void;
};

/** `serving`: the writer of a server, which has the data folder locked, and not of a tool beside it. */
export type WriterData = { readonly file: string; readonly serving: boolean };

/** A statement, by its number, with its parameters. */
export type PreparedCall = readonly [which: number, parameters: readonly unknown[]];

/** What is sent to the writer: new statements, and transactions of known ones. */
export type Batch = {
  readonly fresh: readonly string[];
  readonly transactions: readonly PreparedCall[][];
};

/** The effect of a statement: the rows it returned, or the number of rows it changed. */
export type Effect = number | readonly unknown[];

/** The writer's reply for each transaction of a batch. */
export type Written = readonly Effect[] | { readonly error: string; readonly kind: ErrorKind };

/**
 * The replies for all transactions of one commit, and whether another process wrote to the file
 * before it.
 */
export type Report = { readonly written: readonly Written[]; readonly others: boolean };

/**
 * Transactions in a full batch. A batch this large is handed to the writer even while another is
 * being committed.
 */
export const FULL_BATCH = 64;

/** Kysely only builds the SQL; it is run elsewhere. */
const compiler = (): Kysely<Schema> =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });

/**
 * One file. A worker thread is the only writer: transactions that arrive while it waits for the
 * disk are committed together next, so that one fsync serves many. Reads use a connection of their
 * own in this thread; they are short and see everything committed.
 */
export async function openSqlite(file: string, serving: boolean): Promise<Database> {
  const writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), {
    workerData: { file, serving } satisfies WriterData,
  });
  let waiting: Waiting[] = [];
  let underWay: Waiting[] = [];
  let failure: Error | null = null;
  let scheduled = false;
  let listener: (notification: null) => void = () => {};
  /** The numbers of the statements the writer knows. */
  const sent = new Map<string, number>();

  const fail = (error: Error): void => {
    failure = error;
    for (const one of [...underWay, ...waiting]) one.reject(error);
    underWay = [];
    waiting = [];
  };
  const flush = (): void => {
    scheduled = false;
    if (waiting.length === 0 || (underWay.length > 0 && waiting.length < FULL_BATCH)) return;
    const batch = waiting;
    waiting = [];
    underWay.push(...batch);
    const fresh: string[] = [];
    const call = ({ sql, parameters }: CompiledQuery): PreparedCall => {
      let which = sent.get(sql);
      if (which === undefined) {
        which = sent.size;
        sent.set(sql, which);
        fresh.push(sql);
      }
      return [which, parameters];
    };
    const transactions = batch.map(({ transaction }) => transaction.map(call));
    // A string is sent to the thread much faster than a tree of objects.
    writer.postMessage(JSON.stringify({ fresh, transactions } satisfies Batch));
  };
  const ready = new Promise<void>((resolve, reject) => {
    writer.once('error', (error) => {
      reject(namedError(error));
    });
    writer.once('message', () => {
      resolve();
    });
  });
  await ready;
  writer.on('error', fail);
  writer.on('exit', () => {
    fail(closed());
  });
  writer.on('message', (text: string) => {
    const { written, others } = JSON.parse(text) as Report;
    // Replies come in the order in which the writer got the transactions.
    const done = underWay;
    underWay = done.splice(written.length);
    flush();
    for (const [i, one] of done.entries()) {
      const outcome = written[i]!;
      if ('error' in outcome) one.reject(failureOf(outcome));
      else one.resolve(outcome.map(resultOf));
    }
    if (others) listener(null);
  });

  const reader = new DatabaseSync(file, { readOnly: true });
  reader.exec('pragma busy_timeout = 5000');
  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = reader.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement;
  };

  return {
    kind: 'sqlite',
    queries: compiler(),
    read: async <R>({ sql, parameters }: CompiledQuery<R>) => {
      try {
        return prepare(sql).all(...(parameters as SQLInputValue[])) as R[];
      } catch (error) {
        throw reader.isOpen ? namedError(error) : closed();
      }
    },
    write: (transaction) =>
      new Promise((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        waiting.push({ transaction, resolve, reject });
        if (waiting.length >= FULL_BATCH) flush();
        else if (!scheduled) {
          scheduled = true;
          setImmediate(flush);
        }
      }),
    notify: () => null,
    // Nothing announces what another process does to the file: it shows with the next transaction.
    listen: async (callback) => {
      listener = callback;
    },
    close: async () => {
      while (waiting.length > 0 || underWay.length > 0) {
        await new Promise((resolve) => {
          writer.once('message', resolve);
        });
      }
      failure ??= closed();
      // The last connection to be closed removes the WAL, and one that only reads cannot.
      prepared.clear();
      reader.close();
      const gone = new Promise((resolve) => {
        writer.once('exit', resolve);
      });
      writer.postMessage('close');
      await gone;
    },
  };
}

const closed = (): Error => new Error('the database is closed');

const resultOf = (effect: Effect): Result =>
  typeof effect === 'number'
    ? { rows: [], changed: effect }
    : { rows: effect, changed: effect.length };

function failureOf({ error, kind }: Extract<Written, { error: string }>): Error {
  switch (kind) {
    case 'taken':
      return new Conflict(error);
    case 'gone':
      return new TableGone(error);
    case 'full':
      return new DiskFull(error);
    case 'unavailable':
      return new Unavailable(error);
    case 'other':
      return new Error(error);
    default:
      return kind satisfies never;
  }
}

/** An error of SQLite, by its kind. */
function namedError(error: unknown): Error {
  const { message } = error as Error;
  return failureOf({ error: message, kind: errorKind(error) });
}
