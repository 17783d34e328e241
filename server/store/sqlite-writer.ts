import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Result } from './engine.ts';
import type { Written } from './sqlite.ts';

/* The one writer of a database file, in a thread of its own: waiting for the disk stalls nobody. */

const UNIQUE = 2067;
const PRIMARY_KEY = 1555;
const FOREIGN_KEY = 787;

const port = parentPort!;
const db = new DatabaseSync(workerData as string);
db.exec(
  'pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000; pragma foreign_keys = on',
);

const prepared = new Map<string, StatementSync>();

function prepare(sql: string): StatementSync {
  let statement = prepared.get(sql);
  if (!statement) {
    statement = db.prepare(sql);
    prepared.set(sql, statement);
  }
  return statement;
}

function run(sql: string, parameters: SQLInputValue[]): Result {
  const statement = prepare(sql);
  if (statement.columns().length > 0) {
    const rows = statement.all(...parameters);
    return { rows, changed: rows.length };
  }
  return { rows: [], changed: Number(statement.run(...parameters).changes) };
}

function write(unit: [string, SQLInputValue[]][]): Written {
  db.exec('savepoint unit');
  try {
    const results = unit.map(([sql, parameters]) => run(sql, parameters));
    db.exec('release unit');
    return { results };
  } catch (error) {
    db.exec('rollback to unit; release unit');
    const { message, errcode } = error as Error & { errcode?: number };
    const taken = errcode === UNIQUE || errcode === PRIMARY_KEY;
    return { error: message, kind: taken ? 'taken' : errcode === FOREIGN_KEY ? 'gone' : 'other' };
  }
}

function commit(batch: [string, SQLInputValue[]][][]): Written[] {
  try {
    db.exec('begin immediate');
    const written = batch.map(write);
    db.exec('commit');
    return written;
  } catch (error) {
    if (db.isTransaction) db.exec('rollback');
    return batch.map(() => ({ error: (error as Error).message, kind: 'other' }));
  }
}

port.on('message', (text: string) => {
  if (text === 'close') {
    db.close();
    port.close();
    return;
  }
  port.postMessage(JSON.stringify(commit(JSON.parse(text) as [string, SQLInputValue[]][][])));
});
port.postMessage('ready');
