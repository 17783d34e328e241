import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../scripts/tools/postgres.ts';
import { openDatabase } from '../queue/database.ts';
import { workLeft } from '../queue/runs.ts';
import { runCli, start } from './run-command.ts';

/** How many workers are killed. FAUBOURG_KILLS raises it for long runs. */
const KILLS = Number(process.env['FAUBOURG_KILLS'] ?? 4);

let database: TestDatabase;
let folder = '';
const workers = new Set<ChildProcess>();

beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'faubourg-queue-'));
});

afterAll(async () => {
  for (const worker of workers) worker.kill('SIGKILL');
  await database.stop();
});

function startWorker(): ChildProcess {
  const worker = start(['worker', '--queue', database.url, '--jobs', '1']);
  workers.add(worker);
  worker.on('exit', () => workers.delete(worker));
  return worker;
}

/** Waits until the queue has jobs. */
async function jobsWaiting(): Promise<void> {
  const look = await openDatabase(database.url);
  while (!(await workLeft(look))) await pause(20);
  await look.close();
}

const run = 'simulate --game toy --players 3 --seed queue --json';

test('a run on the queue gives the bytes of a local run, records included', async () => {
  const files = [join(folder, 'local.ndjson'), join(folder, 'queue.ndjson')];
  const games = `${run} --games 60 --block 10 --records`;
  const local = await runCli(`${games} ${files[0]!}`);
  const [queued, worker] = await Promise.all([
    runCli(`${games} ${files[1]!} --queue ${database.url}`),
    // A worker that starts before the run finds an empty queue and ends.
    jobsWaiting().then(() => runCli(`worker --queue ${database.url} --jobs 2 --until-done --json`)),
  ]);
  expect(queued.out).toBe(local.out);
  const [a, b] = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  expect(b).toBe(a);
  expect(worker).toMatchObject({ code: 0, out: '{"blocks":6}\n' });
});

test(`${KILLS} workers killed in the middle of 100 blocks lose nothing and count nothing twice`, async () => {
  const games = `${run} --games ${100 * 20 * KILLS} --block ${20 * KILLS}`;
  const local = await runCli(games);
  const over = new AbortController();
  const queued = runCli(`${games} --queue ${database.url}`).finally(() => over.abort());
  const crew = [startWorker(), startWorker()];
  const look = await openDatabase(database.url);
  const played = async (): Promise<number> => {
    const { rows } = await look.pool.query<{ played: string }>(
      'select count(*) as played from faubourg_lab.block',
    );
    return Number(rows[0]!.played);
  };
  let kills = 0;
  try {
    while (kills < KILLS && !over.signal.aborted) {
      // Each kill waits for progress, so that it hits a worker that plays.
      const before = await played();
      while (!over.signal.aborted && (await played()) < before + 2) await pause(20);
      await pause(Math.random() * 50);
      const victim = kills % crew.length;
      crew[victim]!.kill('SIGKILL');
      await once(crew[victim]!, 'exit');
      kills++;
      crew[victim] = startWorker();
    }
    const { code, out } = await queued;
    expect(kills).toBe(KILLS);
    expect(code).toBe(0);
    expect(out).toBe(local.out);
  } finally {
    await look.close();
    for (const worker of crew) worker.kill('SIGTERM');
  }
});

describe('what is wrong is said', () => {
  test('a database that is not there', async () => {
    const { code, err } = await runCli(`${run} --games 1 --queue postgres://localhost:1/none`);
    expect(code).toBe(3);
    expect(err).toContain('The queue cannot be reached');
  });

  test('programs, which a worker starts only when told', async () => {
    const [queued, worker] = await Promise.all([
      runCli([...`${run} --games 2 --queue ${database.url} --bot`.split(' '), 'true']),
      (async () => {
        const one = startWorker();
        let said = '';
        one.stderr!.setEncoding('utf8').on('data', (text: string) => (said += text));
        await once(one.stderr!, 'data');
        return { one, said: () => said };
      })(),
    ]);
    worker.one.kill('SIGTERM');
    expect(queued.code).toBe(3);
    expect(queued.err).toContain('The workers cannot play this run: its bots are programs');
    expect(worker.said()).toContain('only with --programs');
  });

  test('something that is no database', async () => {
    const { code, err } = await runCli('worker --queue redis://localhost');
    expect(code).toBe(3);
    expect(err).toContain('expected postgres://');
  });
});
