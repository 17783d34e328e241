import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import type { Batch, PreparedCall, Effect, Report, WriterData, Written } from './sqlite.ts';
import { errorKind } from './sqlite-errors.ts';
import { addMark, drawMark } from './wal-mark.ts';

/*
 * The only writer of a database file, in a thread of its own: waiting for the disk does not block
 * the event loop.
 */

/**
 * Rows changed before the WAL is copied into the file, about 30 MB of WAL. It is long, because pages
 * that change often are then copied less often.
 */
const LONG_WAL = 8000;

/** Milliseconds to wait for other programs that use the file. */
const PATIENCE = 5000;

const port = parentPort!;
const { file, serving } = workerData as WriterData;
const db = new DatabaseSync(file);
// Small pages in a new file: an entry has about 200 bytes, and a whole page is written for it. The
// WAL is copied into the file by `renewWal` alone, because every new WAL begins with a mark.
db.exec(
  'pragma page_size = 2048; pragma journal_mode = wal; pragma synchronous = full;' +
    `pragma busy_timeout = ${PATIENCE}; pragma foreign_keys = on;` +
    'pragma wal_autocheckpoint = 0; pragma cache_size = -16000',
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
  if (statement.answers) {
    const rows = statement.run.all(...(parameters as SQLInputValue[]));
    changedRows += rows.length;
    return rows;
  }
  const changed = Number(statement.run.run(...(parameters as SQLInputValue[])).changes);
  changedRows += changed;
  return changed;
}

/** One transaction by itself: if it fails, the others are not affected. */
function alone(transaction: readonly PreparedCall[]): Written {
  db.exec('savepoint unit');
  try {
    const effects = transaction.map(run);
    db.exec('release unit');
    return effects;
  } catch (error) {
    // After some errors, such as a full disk, SQLite has given up all of them.
    if (!db.isTransaction) throw error;
    db.exec('rollback to unit; release unit');
    return failed(error);
  }
}

const failed = (error: unknown): Written => ({
  error: (error as Error).message,
  kind: errorKind(error),
});

/** A number that changes when another process has written to the file. */
const version = db.prepare('pragma data_version');
let seen = JSON.stringify(version.get());
let others = false;

function lookForOthers(): void {
  const now = JSON.stringify(version.get());
  if (now === seen) return;
  others = true;
  seen = now;
  // The other process may have copied the WAL into the file, so that a new one begins here.
  if (mark === 'written') mark = 'due';
}

/**
 * Whether the next transaction writes the mark: it does in a new WAL. If a WAL was copied into the
 * file while another program was reading from it, SQLite begins the new one with some later
 * transaction: then every transaction writes the mark.
 */
let mark: 'written' | 'due' | 'always' = 'due';

/**
 * Copies the WAL into the file, so that a new one begins with the next transaction, unless another
 * program is reading from it. `truncate` also empties the `-wal` file; `restart` leaves it as long as
 * it is, because writing is faster where a file need not grow.
 */
function renewWal(how: 'restart' | 'truncate'): void {
  // Whatever happens: part of it may be done.
  mark = 'always';
  const { busy } = db.prepare(`pragma wal_checkpoint(${how})`).get() as { busy: number };
  if (busy === 0) mark = 'due';
}

let changedRows = 0;

/** Renews a long WAL. */
function shortenWal(): void {
  if (changedRows < LONG_WAL) return;
  changedRows = 0;
  // Nobody who waits for a commit must wait for a program that reads for long.
  db.exec('pragma busy_timeout = 100');
  try {
    renewWal('restart');
  } catch {
    // The disk may be full. Everything stays in the WAL.
  }
  db.exec(`pragma busy_timeout = ${PATIENCE}`);
}

function inOne(work: () => Written[]): Written[] {
  db.exec('begin immediate');
  try {
    lookForOthers();
    if (mark !== 'written') addMark(db);
    const written = work();
    db.exec('commit');
    if (mark === 'due') mark = 'written';
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
    return batch.map(() => failed(error));
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
    if (serving) {
      try {
        renewWal('truncate');
      } catch {
        // The disk may be full. Everything stays in the WAL for the next start.
      }
    }
    db.close();
    port.close();
    return;
  }
  const written = commit(gathered(text));
  port.postMessage(JSON.stringify({ written, others } satisfies Report));
  others = false;
  shortenWal();
});
if (serving) {
  // Copies of the file that were made before this start have another mark from now on. The first
  // transaction ties the WAL to the file as it is; the mark drawn then reaches the file.
  renewWal('truncate');
  inOne(() => []);
  drawMark(db);
  renewWal('truncate');
}
port.postMessage('ready');
