import { fork } from 'node:child_process';
import { once } from 'node:events';
import { testDatabase } from '../../../scripts/tools/postgres.ts';
import { openStore } from '../../store/open.ts';
import { readLog } from '../../store/tables.ts';
import { openTable, startTable } from '../tables.ts';
import { loadGames } from '../faults/catalogue.ts';
import { uncovered } from './coverage.ts';
import { fuzz } from './fuzz.ts';

/*
 * npm run test:fuzz [-- count [seed]]: malformed requests and messages, by the hundred thousand, to
 * every route of a server on SQLite, and a tenth of them to one on PostgreSQL.
 */

const count = Number(process.argv[2] ?? 200_000);
const games = await loadGames();
const seed = Number(process.argv[3] ?? 1);
if (!Number.isInteger(count) || count < 10 || !Number.isInteger(seed)) {
  console.error('Expected whole numbers: npm run test:fuzz -- 200000 1');
  process.exit(1);
}

/** With this many inputs every route is tried. */
const COVERS_ALL = 5000;

/**
 * Sends `total` of them to a server of its own, prints what was seen, and returns whether all is
 * well.
 */
async function withstands(total: number, url: string): Promise<boolean> {
  const child = fork(new URL('./node.ts', import.meta.url), {
    execArgv: ['--expose-gc'],
    env: { ...process.env, DATABASE_URL: url },
  });
  const gone = once(child, 'exit');
  const [{ address, data }] = (await once(child, 'message')) as [{ address: string; data: string }];
  const heap = async (): Promise<number> => {
    child.send('heap');
    const [answer] = (await once(child, 'message')) as [{ heap: number }];
    return Math.round(answer.heap / 1024);
  };

  const database = await openStore(url, `${data}/faubourg.sqlite`);
  const running = await startTable(address, 3);
  const open = await openTable(address, 2, { seats: [{ for: 'anyone' }, { for: 'anyone' }] });
  const others = (await openTable(address, 2)).clients;
  const clients = [...running.clients, ...others];
  const tables = [running.table, open.table];
  const state = async (): Promise<string> =>
    JSON.stringify(await Promise.all(tables.map((table) => readLog(database, table))));
  const before = await state();

  // Memory for what is compiled and cached at the first requests does not count as growth.
  const warm = Math.floor(total / 5);
  const startedAt = performance.now();
  const first = await fuzz(games, clients, tables, warm, seed);
  const early = await heap();
  const rest = await fuzz(games, clients, tables, total - warm, seed + 1);
  const late = await heap();

  const covered = new Set([...first.covered, ...rest.covered]);
  const missed = total < COVERS_ALL ? [] : await uncovered(address, covered);
  const faults = [...first.faults, ...rest.faults, ...missed.map((one) => `not tried: ${one}`)];
  const errors = first.errors + rest.errors;
  const died = child.exitCode !== null || child.signalCode !== null;
  const untouched = (await state()) === before;
  const grown = late - early;
  const requests = first.requests + rest.requests;
  const messages = first.messages + rest.messages;
  console.log(`${database.kind}: ${requests} requests, ${messages} messages, seed ${seed}`);
  console.log(`answers by status: ${JSON.stringify(rest.statuses)}`);
  console.log(`memory held: ${early} KiB after a fifth, ${late} KiB at the end (${grown} more)`);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(`${died ? 1 : 0} crashes, ${errors} errors of the server (5xx), ${seconds} seconds`);
  console.log(
    `tables ${untouched ? 'untouched' : 'CHANGED'}, the server ${died ? 'DIED' : 'is up'}`,
  );
  for (const fault of faults.slice(0, 20)) console.log(`fault: ${fault}`);
  const good = faults.length === 0 && untouched && !died && grown < 10_000;
  await database.close();
  child.disconnect();
  await gone;
  return good;
}

/** A server that dies breaks the connections of its clients. */
function crashed(error: unknown): boolean {
  console.log(`1 crash: ${String(error)}`);
  return false;
}

const postgres = await testDatabase();
const outcomes = [
  await withstands(count, '').catch(crashed),
  await withstands(Math.floor(count / 10), postgres.url).catch(crashed),
];
await postgres.stop();
const passed = outcomes.filter(Boolean).length;
console.log(`${passed} passed, ${outcomes.length - passed} failed`);
process.exitCode = passed === outcomes.length ? 0 : 1;
