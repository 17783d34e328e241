import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Comparison, compareBuilds } from '../benches/compare.ts';
import { medianRatio, verdictOf } from '../benches/ratio.ts';
import { makeBuild, readBuild, storeBuild } from '../benches/stored-build.ts';
import { inProject } from './small-project.ts';

const BENCH = 'core/bench/sum.bench.ts';

/**
 * A figure from a cost that is counted, not timed, on a machine that becomes 10 % slower with every
 * run: the bench file writes down who ran, and divides its speed by the number of runs.
 */
const bench = `import { appendFileSync, readFileSync } from 'node:fs';
import { STEPS } from '../steps.ts';
const print = (name: string, value: number, unit: string) => {
  if (name.startsWith(process.argv[2] ?? '')) console.log(JSON.stringify({ name, value, unit }));
};
appendFileSync('runs.txt', import.meta.filename.includes('.here.') ? 'H' : 'S');
const slowness = 1.1 ** readFileSync('runs.txt', 'utf8').length;
print('core/sum/rate', 1e9 / (STEPS * slowness), 'sums/s');
print('core/sum/time', STEPS * slowness, 'ms');
print('core/sum/steps', STEPS, 'steps');
`;

/** Compares a tree whose work takes `now` steps with its stored build, whose work took `before`. */
async function compareSteps(before: number, now: number, prefix: string) {
  const files = (steps: number) => ({
    'package.json': '{"type":"module"}',
    'core/steps.ts': `export const STEPS: number = ${steps};`,
    [BENCH]: bench,
  });
  const stored = await inProject(files(before), async (root) => {
    const path = join(root, 'stored.json');
    await storeBuild(await makeBuild(root, [BENCH]), path);
    const read = await readBuild(path);
    if ('fault' in read) throw new Error(read.fault);
    return read;
  });
  return inProject(files(now), async (root) => {
    const here = await makeBuild(root, [BENCH]);
    const found: Comparison[] = [];
    await compareBuilds(root, { here, stored }, { prefix, pairs: 6 }, (comparison) => {
      found.push(comparison);
    });
    const runs = await readFile(join(root, 'runs.txt'), 'utf8');
    return {
      verdicts: Object.fromEntries(found.map(({ name, verdict }) => [name, verdict])),
      runs,
    };
  });
}

test('slower code is told from equal code on a machine that becomes slower', async () => {
  const equal = await compareSteps(100, 100, 'core/');
  expect(equal.verdicts).toEqual({ 'core/sum/rate': 'same', 'core/sum/time': 'same' });
  expect(equal.runs).toBe('HS' + 'SHHSSHHSSH'.repeat(2));
  const slower = await compareSteps(100, 150, 'core/sum/rate');
  expect(slower.verdicts).toEqual({ 'core/sum/rate': 'slower' });
  const faster = await compareSteps(150, 100, 'core/sum/time');
  expect(faster.verdicts).toEqual({ 'core/sum/time': 'faster' });
});

test('a file that is no stored build is refused with its reason', async () => {
  await inProject({ 'other.json': '{"benches":{}}', 'text.txt': 'x' }, async (root) => {
    for (const name of ['other.json', 'text.txt']) {
      expect(await readBuild(join(root, name))).toEqual({
        fault: expect.stringContaining(`${name} is no stored build`) as string,
      });
    }
    expect(await readBuild(join(root, 'none.json'))).toEqual({
      fault: expect.stringContaining('cannot be read') as string,
    });
  });
});

test('the interval is that of the sign test, and single disturbed pairs do not move it', () => {
  // 6 pairs: P(all on one side) = 2/64; 9 pairs: P(at most one on a side) = 20/512.
  expect(medianRatio([1.2, 1, 1.1, 1.3, 1.4, 0.9])).toMatchObject({ from: 0.9, to: 1.4 });
  const nine = medianRatio([1.01, 1.02, 1.03, 1.04, 1.05, 1.06, 1.07, 9, 0.1]);
  expect(nine).toEqual({ ratio: expect.closeTo(1.04) as number, from: 1.01, to: 1.07 });
  expect(verdictOf(nine)).toBe('same');
  expect(verdictOf({ ratio: 1.1, from: 1.03, to: 1.2 })).toBe('faster');
  expect(verdictOf({ ratio: 0.9, from: 0.8, to: 0.97 })).toBe('slower');
});
