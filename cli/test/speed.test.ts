import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { registry } from '../../games/registry.ts';
import { root } from './run-command.ts';

/*
 * Minutes on a quiet machine, so only when asked for: FAUBOURG_SPEED=1. The figures of the
 * engines are those of `npm run bench`, on one core.
 */
const asked = process.env['FAUBOURG_SPEED'] === '1';
const RECORDS = 10_000;

const launcher = join(root, 'cli', 'bin', 'faubourg.js');
const node = (...args: string[]): string =>
  execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

function seconds(task: () => void): number {
  const start = performance.now();
  task();
  return (performance.now() - start) / 1000;
}

describe.skipIf(!asked)('speed', () => {
  test.skipIf(availableParallelism() < 2).each(Object.keys(registry))(
    'fast games of %s on two cores: 1.7 times the engine on one',
    (id) => {
      const line = node('scripts/bench.ts', `${id}/random-games/4p`);
      const { value } = JSON.parse(line) as { value: number };
      const games = Math.round(40 * value);
      const run = ['simulate', '--game', id, '--players', '4', '--fast', '--jobs', '2'];
      const took = seconds(() => node(launcher, ...run, '--games', String(games)));
      console.log(`${id}: engine ${value} games/s, lab ${Math.round(games / took)} games/s`);
      expect(games / took).toBeGreaterThanOrEqual(1.7 * value);
    },
  );

  test.each(Object.keys(registry))(`${RECORDS} records of %s in a minute`, async (id) => {
    const file = join(await mkdtemp(join(tmpdir(), 'faubourg-speed-')), 'records.ndjson');
    const run = ['simulate', '--game', id, '--players', '4', '--games', String(RECORDS)];
    node(launcher, ...run, '--records', file);
    const took = seconds(() => node(launcher, 'verify', file));
    console.log(`${id}: ${RECORDS} records verified in ${took.toFixed(1)} s`);
    expect(took).toBeLessThanOrEqual(60);
  });
});
