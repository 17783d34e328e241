import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { root } from './run-command.ts';

/*
 * Takes minutes and needs a quiet machine, therefore only with FAUBOURG_SPEED=1. The figures of the
 * engines are those of `npm run bench`, on one core.
 */
const enabled = process.env['FAUBOURG_SPEED'] === '1';
const RECORDS = 10_000;

const launcher = join(root, 'cli', 'bin', 'faubourg.js');
const node = (...args: string[]): string =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

function seconds(task: () => void): number {
  const start = performance.now();
  task();
  return (performance.now() - start) / 1000;
}

/** The games whose engine is measured by a bench of their own, at four seats. */
const measured = Object.keys(catalogue).filter((id) =>
  existsSync(join(root, 'games', id, 'bench/random-games.bench.ts')),
);

describe.skipIf(!enabled)('speed', () => {
  test.skipIf(availableParallelism() < 2).each(measured)(
    'fast games of %s on two cores: 1.7 times the engine on one',
    (id) => {
      const line = node('scripts/bench.ts', `${id}/random-games/4p`);
      const { value } = JSON.parse(line) as { value: number };
      const games = Math.round(40 * value);
      const run = ['simulate', '--game', id, '--players', '4', '--fast', '--jobs', '2'];
      const took = seconds(() => node(launcher, ...run, '--games', String(games)));
      console.log(
        `${id}: engine ${value} games/s, command line ${Math.round(games / took)} games/s`,
      );
      expect(games / took).toBeGreaterThanOrEqual(1.7 * value);
    },
  );

  test.each(Object.keys(catalogue))(`${RECORDS} records of %s in a minute`, async (id) => {
    const seats = String(Math.min(4, (await catalogue[id]!.rules()).seats.max));
    const file = join(await mkdtemp(join(tmpdir(), 'faubourg-speed-')), 'records.ndjson');
    const run = ['simulate', '--game', id, '--players', seats, '--games', String(RECORDS)];
    node(launcher, ...run, '--records', file);
    const took = seconds(() => node(launcher, 'verify', file));
    console.log(`${id}: ${RECORDS} records verified in ${took.toFixed(1)} s`);
    expect(took).toBeLessThanOrEqual(60);
  });
});
