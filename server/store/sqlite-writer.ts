import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Batch, PreparedCall, Effect, Report, Written } from './sqlite.ts';

/*
 * The only writer of a database file, in a thread of its own: waiting for the disk does not block
 * the event loop.
 */

const UNIQUE = 2067;
const PRIMARY_KEY = 1555;
const FOREIGN_KEY = 787;
const NOT_NULL = 1299;

const port = parentPort!;
const db = new DatabaseSync(workerData as string);
// Small pages in a new file: an entry has about 200 bytes, and a whole page is written for it. A
// long WAL: pages that change often are copied back less often.
db.exec(
  'pragma page_size = 2048; pragma journal_mode = wal; pragma synchronous = full;' +
    'pragma busy_timeout = 5000; pragma foreign_keys = on;' +
    'pragma wal_autocheckpoint = 16000; pragma cache_size = -16000',
);

type Statement = { readonly run: StatementSync; readonly answers: boolean };

/** Every statement this thread was sent, by number, and those that were prepared. */
const texts: string[] = [];
const prepared: Statement[] = [];

function prepare(which: number): Statement {
  const run = db.prepare(texts[which]!);
  return { run, answers: run.columns().length > 0 };
}

/** The rows a statement returns, or the number of rows it changed. */
function run([which, parameters]: PreparedCall): Effect {
  const statement = (prepared[which] ??= prepare(which));
  if (statement.answers) return statement.run.all(...(parameters as SQLInputValue[]));
  return Number(statement.run.run(...(parameters as SQLInputValue[])).changes);
}

/** One transaction by itself: if it fails, the others are not affected. */
function alone(transaction: readonly PreparedCall[]): Written {
  db.exec('savepoint unit');
  try {
    const effects = transaction.map(run);
    db.exec('release unit');
    return effects;
  } catch (error) {
    db.exec('rollback to unit; release unit');
    const { message, errcode } = error as Error & { errcode?: number };
    return { error: message, kind: kindOf(errcode, message) };
  }
}

function kindOf(code: number | undefined, message: string): 'taken' | 'gone' | 'other' {
  if (code === UNIQUE || code === PRIMARY_KEY) return 'taken';
  // An entry whose table does not exist.
  const homeless = code === NOT_NULL && message.endsWith('log.table_id');
  return code === FOREIGN_KEY || homeless ? 'gone' : 'other';
}

/** A number that changes when another process has written to the file. */
const version = db.prepare('pragma data_version');
let seen = JSON.stringify(version.get());
let others = false;

function lookForOthers(): void {
  const now = JSON.stringify(version.get());
  others ||= now !== seen;
  seen = now;
}

function inOne(work: () => Written[]): Written[] {
  db.exec('begin immediate');
  try {
    lookForOthers();
    const written = work();
    db.exec('commit');
    return written;
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    throw error;
  }
}

function commit(batch: Batch['transactions']): Written[] {
  try {
    return inOne(() => batch.map((transaction) => transaction.map(run)));
  } catch {
    // A transaction failed. Nothing was committed; each is tried by itself.
  }
  try {
    return inOne(() => batch.map(alone));
  } catch (error) {
    return batch.map(() => ({ error: (error as Error).message, kind: 'other' }));
  }
}

/** All transactions that have arrived by now are committed together. */
function gathered(first: string): Batch['transactions'] {
  const transactions: PreparedCall[][] = [];
  for (let text: string | undefined = first; text !== undefined; text = next()) {
    const batch = JSON.parse(text) as Batch;
    texts.push(...batch.fresh);
    transactions.push(...batch.transactions);
  }
  return transactions;
}

const next = (): string | undefined => receiveMessageOnPort(port)?.message as string | undefined;

port.on('message', (text: string) => {
  // Sent when nothing is under way.
  if (text === 'close') {
    db.close();
    port.close();
    return;
  }
  const written = commit(gathered(text));
  port.postMessage(JSON.stringify({ written, others } satisfies Report));
  others = false;
});
port.postMessage('ready');
