import * as fc from 'fast-check';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openStore } from '../admin/index.ts';
import { openPostgres } from '../store/postgres.ts';
import { openDatabaseTime } from '../time/database-time.ts';
import { openTableTime } from '../time/table-time.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faubourg-time-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Clocks that the test moves. */
class Clocks {
  #monotonic = 0.25;
  #wall = 1_800_000_000_000;

  readonly monotonic = (): number => this.#monotonic;
  readonly wall = (): number => this.#wall;

  pass(milliseconds: number): void {
    this.#monotonic += milliseconds;
    this.#wall += milliseconds;
  }

  stepWall(milliseconds: number): void {
    this.#wall += milliseconds;
  }

  /** Another process: its monotonic clock starts anywhere. */
  restart(down: number): void {
    this.pass(down);
    this.#monotonic = 7000.75;
  }
}

const span = fc.integer({ min: 0, max: 400_000 });
const step = fc.integer({ min: -100_000_000, max: 100_000_000 });
const move = fc.oneof(
  fc.record({ kind: fc.constant('pass' as const), by: span }),
  fc.record({ kind: fc.constant('step' as const), by: step }),
  fc.record({ kind: fc.constant('restart' as const), by: span }),
  fc.record({ kind: fc.constant('step while down' as const), by: step }),
);

test('the table time of a file counts what passed, however the wall clock steps', async () => {
  const database: Database = await openStore(undefined, join(folder, 'law.sqlite'));
  await fc.assert(
    fc.asyncProperty(fc.array(move, { maxLength: 20 }), async (moves) => {
      await database.write([
        database.queries.deleteFrom('facts').where('name', '=', 'table time').compile(),
      ]);
      const clocks = new Clocks();
      let tableTime = await openTableTime(database, clocks);
      const start = tableTime.now();
      expect(start).toBe(clocks.wall());
      let least = 0;
      let most = 0;
      for (const { kind, by } of moves) {
        if (kind === 'pass') clocks.pass(by);
        if (kind === 'step') clocks.stepWall(by);
        const down = kind === 'restart' || kind === 'step while down';
        if (down) {
          await tableTime.close();
          if (kind === 'restart') clocks.restart(by);
          else clocks.stepWall(by);
          tableTime = await openTableTime(database, clocks);
        }
        // A clock that went forward while the server was down cannot be told from time that passed.
        least += kind === 'pass' || kind === 'restart' ? by : 0;
        most += kind === 'step while down' ? Math.max(0, by) : 0;
        await tableTime.sync();
        expect(tableTime.now() - start).toBeGreaterThanOrEqual(least - moves.length);
        expect(tableTime.now() - start).toBeLessThanOrEqual(least + most + moves.length);
      }
    }),
    { numRuns: 60 },
  );
  await database.close();
});

test('a killed server loses no step that it had noticed', async () => {
  const database = await openStore(undefined, join(folder, 'killed.sqlite'));
  const clocks = new Clocks();
  const killed = await openTableTime(database, clocks);
  await killed.sync();
  clocks.stepWall(3_600_000);
  await killed.sync();
  const before = killed.now();
  clocks.restart(10_000);
  expect((await openTableTime(database, clocks)).now()).toBe(before + 10_000);
  await database.close();
});

test('the table time of several nodes follows the clock of the database', async () => {
  // Only builds statements: nothing is sent to this address.
  const { queries, close } = await openPostgres('postgres://nobody@127.0.0.1:1/none');
  const clocks = new Clocks();
  let databaseTime = 1_900_000_000_000;
  let delay = 10;
  const read = async <R>(): Promise<R[]> => {
    clocks.pass(delay / 2);
    databaseTime += delay / 2;
    const row = { time: Math.round(databaseTime) } as R;
    clocks.pass(delay / 2);
    databaseTime += delay / 2;
    return [row];
  };
  const pass = (milliseconds: number): void => {
    clocks.pass(milliseconds);
    databaseTime += milliseconds;
  };
  const tableTime = await openDatabaseTime({ queries, read }, clocks);
  const error = (): number => Math.abs(tableTime.now() - databaseTime);
  expect(error()).toBeLessThanOrEqual(5);
  // A slow reading says little, and moves nothing.
  delay = 4000;
  await tableTime.sync();
  expect(error()).toBeLessThanOrEqual(5);
  // This node was halted: the database went on.
  delay = 10;
  databaseTime += 60_000;
  await tableTime.sync();
  expect(error()).toBeLessThanOrEqual(10);
  databaseTime -= 90_000;
  await tableTime.sync();
  expect(error()).toBeLessThanOrEqual(10);
  // The wall clock of the node means nothing.
  clocks.stepWall(-3_600_000);
  pass(1000);
  expect(error()).toBeLessThanOrEqual(10);
  await close();
});

test('no other file of the server reads a clock of the system', async () => {
  const server = join(import.meta.dirname, '..');
  const sources = glob('**/*.ts', {
    cwd: server,
    exclude: (path) => /(?:^|\/)(?:test|bench|node_modules)(?:\/|$)/.test(path),
  });
  const readers: string[] = [];
  for await (const file of sources) {
    const text = await readFile(join(server, file), 'utf8');
    if (/Date\.now|new Date\(\)|performance\.now|hrtime/.test(text)) readers.push(file);
  }
  expect(readers).toEqual(['time/clocks.ts']);
});
