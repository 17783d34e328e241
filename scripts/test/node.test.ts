import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

const major = (version: string) => Number(/^v(\d+)\./.exec(version)?.[1]);

test('everything runs under Node 24 or later, whatever the system has', () => {
  expect(major(process.version)).toBeGreaterThanOrEqual(24);
  const onPath = execFileSync('node', ['--version'], { encoding: 'utf8' });
  expect(major(onPath)).toBeGreaterThanOrEqual(24);
});
