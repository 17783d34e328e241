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
import { type Engine, Gone, type Result, Taken, type Unit } from './engine.ts';
import type { Schema } from './schema.ts';

type Waiting = {
  readonly unit: Unit;
  resolve(results: Result[]): void;
  reject(error: Error): void;
};

/** A statement, by its number, with its parameters. */
export type Call = readonly [which: number, parameters: readonly unknown[]];

/** What crosses to the writer: statements it has not seen, and units made of known ones. */
export type Batch = { readonly fresh: readonly string[]; readonly units: readonly Call[][] };

/** What a statement did: the rows it gave back, or how many it changed. */
export type Effect = number | readonly unknown[];

/** What the writer answers for each unit of a batch. */
export type Written =
  | readonly Effect[]
  | { readonly error: string; readonly kind: 'taken' | 'gone' | 'other' };

/** The same for all units of one commit, and whether another process has written to the file before it. */
export type Report = { readonly written: readonly Written[]; readonly others: boolean };

/** So many units wait for nothing: the writer begins, or goes on, while others come in. */
export const ENOUGH = 64;

/** Kysely as a writer of SQL only; running it is the engine's. */
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
 * One file. A worker thread is the only writer: what arrives while it waits for the disk is
 * committed together next, so that one fsync serves many, and we go on with what it has
 * committed before. Reads happen here, on a connection of
 * their own; they are short and see everything committed.
 */
export async function openSqlite(file: string): Promise<Engine> {
  const writer = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: file });
  let waiting: Waiting[] = [];
  let underWay: Waiting[] = [];
  let failure: Error | null = null;
  let scheduled = false;
  let listener: (note: null) => void = () => {};
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
    if (waiting.length === 0 || (underWay.length > 0 && waiting.length < ENOUGH)) return;
    const batch = waiting;
    waiting = [];
    underWay.push(...batch);
    const fresh: string[] = [];
    const call = ({ sql, parameters }: CompiledQuery): Call => {
      let which = sent.get(sql);
      if (which === undefined) {
        which = sent.size;
        sent.set(sql, which);
        fresh.push(sql);
      }
      return [which, parameters];
    };
    const units = batch.map(({ unit }) => unit.map(call));
    // One string crosses to the thread much faster than a tree of objects.
    writer.postMessage(JSON.stringify({ fresh, units } satisfies Batch));
  };
  const ready = new Promise<void>((resolve, reject) => {
    writer.once('error', reject);
    writer.once('message', () => {
      resolve();
    });
  });
  await ready;
  writer.on('error', fail);
  writer.on('exit', () => {
    fail(new Error('the database is closed'));
  });
  writer.on('message', (text: string) => {
    const { written, others } = JSON.parse(text) as Report;
    // Units are done in the order the writer got them.
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
    read: async <R>({ sql, parameters }: CompiledQuery<R>) =>
      prepare(sql).all(...(parameters as SQLInputValue[])) as R[],
    write: (unit) =>
      new Promise((resolve, reject) => {
        if (failure) {
          reject(failure);
          return;
        }
        waiting.push({ unit, resolve, reject });
        if (waiting.length >= ENOUGH) flush();
        else if (!scheduled) {
          scheduled = true;
          setImmediate(flush);
        }
      }),
    tell: () => null,
    // Nobody tells what another process has done to the file: it is seen with the next unit.
    hear: async (hears) => {
      listener = hears;
    },
    close: async () => {
      while (waiting.length > 0 || underWay.length > 0) {
        await new Promise((resolve) => {
          writer.once('message', resolve);
        });
      }
      failure ??= new Error('the database is closed');
      const gone = new Promise((resolve) => {
        writer.once('exit', resolve);
      });
      writer.postMessage('close');
      await gone;
      reader.close();
    },
  };
}

const resultOf = (effect: Effect): Result =>
  typeof effect === 'number'
    ? { rows: [], changed: effect }
    : { rows: effect, changed: effect.length };

function failureOf({ error, kind }: Extract<Written, { error: string }>): Error {
  if (kind === 'taken') return new Taken(error);
  return kind === 'gone' ? new Gone(error) : new Error(error);
}
