import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './run-command.ts';

const launcher = join(root, 'cli', 'bin', 'faubourg.js');
const run = (program: string, args: readonly string[]) =>
  spawnSync(program, args, { cwd: root, encoding: 'utf8' });

test('the program starts and says its version', () => {
  const { status, stdout } = run(process.execPath, [launcher, '--version']);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test('exit codes reach the shell, without a stack trace', () => {
  const { status, stdout, stderr } = run(process.execPath, [launcher, 'play', 'chess']);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(/^faubourg: There is no game "chess"\. There are: .*\n$/);
});

test('programs get what went wrong as JSON', () => {
  const { status, stderr } = run(process.execPath, [launcher, 'play', 'chess', '--json']);
  expect(status).toBe(2);
  const { code, error } = JSON.parse(stderr) as { code: number; error: string };
  expect(code).toBe(2);
  expect(error).toContain('There is no game "chess"');
});

test('a reader that has seen enough is no mistake', () => {
  const command = `'${process.execPath}' '${launcher}' games | head -1`;
  const { stderr } = run('sh', ['-c', command]);
  expect(stderr).toBe('');
});

/** If the system's own Node is older, the launcher starts the one that npm installed. */
const older = ['/usr/bin/node', '/usr/local/bin/node'].find(
  (path) => existsSync(path) && major(path) < 24,
);

function major(node: string): number {
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(version)![0]);
}

/** `npm ci` leaves it out where the first Node of the path is a 24, whatever others there are. */
const isNodePacked = existsSync(join(root, 'node_modules', '.bin', 'node'));

describe.skipIf(older === undefined || !isNodePacked)('on an older Node', () => {
  test('the launcher hands over, arguments and exit code included', () => {
    const { status, stderr } = run(older!, [launcher, 'play', 'chess']);
    expect(status).toBe(2);
    expect(stderr).toContain('There is no game "chess"');
  });
});
