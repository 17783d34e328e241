import { setTimeout as pause } from 'node:timers/promises';
import { Saturation } from '../load.ts';
import { launch, type Measured } from '../process.ts';
import { quantiles } from '../quantiles.ts';
import { answer, type BenchTable, openTables } from '../tables.ts';
import { type CurveLine, type Report, rounded } from './curve.ts';

const COUNTS = [100, 1000, 5000, 20_000];

const SEATS = 4;
/** Tables at which the same four people play on the same connections. */
const TOGETHER = 20;
/** Answers a second, at all tables together, while the time of an answer is measured. */
const RATE = 500;
/** Milliseconds for which it is measured. */
const DURATION = 15_000;
/** Answers at all tables together while the server is kept busy. */
const ANSWERS = 100_000;

const server = new URL('../server.ts', import.meta.url);

/** What is measured with one number of tables. */
type Measurement = {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly answersPerSecond: number;
  readonly mebibytes: number;
};

/** The server with more and more tables, on which everybody is connected. */
export async function tables(report: Report): Promise<void> {
  const rows: Measurement[] = [];
  for (const count of COUNTS) rows.push(await measure(count));
  const line = (name: string, y: (row: Measurement) => number): CurveLine => ({
    name,
    points: rows.map((row) => ({ x: row.count, y: rounded(y(row)) })),
  });
  const x = 'tables';
  await report({
    name: 'tables/answers',
    x,
    y: 'durable answers/s',
    lines: [line('as many as possible', (row) => row.answersPerSecond)],
  });
  await report({
    name: 'tables/latency',
    x,
    y: `ms from an answer to all four screens, ${RATE} answers/s`,
    lines: [line('half of the answers', (row) => row.p50), line('99 %', (row) => row.p99)],
  });
  await report({
    name: 'tables/memory',
    x,
    y: 'MiB of memory',
    lines: [line('the server in all', (row) => row.mebibytes)],
  });
}

/** Who is told that a screen shows the newest answer; the measurements take turns. */
type Listener = { shown: (table: BenchTable) => void };

async function measure(count: number): Promise<Measurement> {
  const measured = await launch(server);
  const listener: Listener = { shown: () => {} };
  const opened = await openTables(
    measured.address,
    count,
    (table) => listener.shown(table),
    TOGETHER,
  );
  const { rss } = await measured.used();
  // The first round is for the compiler.
  await busy(measured, listener, opened);
  const times = await answerTimes(listener, opened);
  const { answersPerSecond } = await busy(measured, listener, opened);
  for (const socket of new Set(opened.flatMap(({ sockets }) => sockets))) socket.close();
  await measured.stop();
  return { count, ...quantiles(times), answersPerSecond, mebibytes: rss / 2 ** 20 };
}

function busy(measured: Measured, listener: Listener, opened: readonly BenchTable[]) {
  const load = new Saturation<BenchTable>(SEATS);
  listener.shown = load.shown;
  const length = Math.max(2, Math.round(ANSWERS / opened.length));
  return load.measure(measured, { tables: opened, again: answer }, length);
}

/** Milliseconds from an answer until all four screens show it; the tables answer in turn. */
async function answerTimes(
  listener: Listener,
  opened: readonly BenchTable[],
): Promise<readonly number[]> {
  const times: number[] = [];
  const waiting = new Map<BenchTable, { readonly at: number; screens: number }>();
  listener.shown = (table) => {
    const one = waiting.get(table);
    if (!one || ++one.screens < SEATS) return;
    times.push(performance.now() - one.at);
    waiting.delete(table);
  };
  const start = performance.now();
  for (let sent = 0; performance.now() - start < DURATION;) {
    // What a late timer has left out is sent at once: answers do not wait for each other.
    const due = ((performance.now() - start) * RATE) / 1000;
    for (; sent < due; sent++) {
      const table = opened[sent % opened.length]!;
      if (waiting.has(table)) continue;
      waiting.set(table, { at: performance.now(), screens: 0 });
      answer(table);
    }
    await pause(2);
  }
  while (waiting.size > 0) await pause(5);
  return times;
}
