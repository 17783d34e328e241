import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { root } from '../tools/root.ts';
import { changedFiles } from '../steps/changed-files.ts';
import { LinePrinter } from '../steps/line-printer.ts';
import { inOrder, Report, sideBySide } from '../steps/run-steps.ts';
import { shardFrom } from '../steps/shard.ts';
import { slowTests } from '../steps/slow-tests.ts';
import { commandStep, type Step } from '../steps/step.ts';
import { leftBehind, mayRunFrom } from '../steps/test-folder.ts';
import { mayShare, sharingTests } from '../steps/test-groups.ts';

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a shard is one of as many as there are', () => {
  expect(shardFrom([])).toBeNull();
  expect(shardFrom(['--shard=2/3'])).toEqual({ index: 2, of: 3 });
  for (const wrong of ['--shard=0/2', '--shard=3/2', '--shard=1', '--shards=1/2', 'core'])
    expect(() => shardFrom([wrong])).toThrow(wrong);
});

test('steps side by side overlap, and each failure is counted', async () => {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const waits: Step = { name: 'waits', run: () => released.then(() => ({ passed: 2, failed: 0 })) };
  const releases: Step = {
    name: 'releases',
    run: async () => {
      release();
      return { passed: 0, failed: 1 };
    },
  };
  const report = new Report();
  await sideBySide([waits, releases], report, 2);
  expect(report).toMatchObject({ passed: 2, failed: 1 });
  expect(report.lines.map((line) => line.replace(/[\d.]+ s/, '… s')).sort()).toEqual([
    '✓ waits, … s',
    '✗ releases, … s',
  ]);
});

test('the output of a command is shown in one piece under its name', async () => {
  const report = new Report();
  const print = "console.log('out'); console.error('error'); process.exitCode = 3";
  await sideBySide([commandStep('a command', ['node', '-e', print])], report, 1);
  expect(report.failed).toBe(1);
  expect(vi.mocked(console.log).mock.calls[0]![0]).toMatch(
    /^\n── a command\n(out|error)\n(out|error)$/,
  );
});

test('steps in order show each line with their name, and a failed one once more in one piece', async () => {
  const report = new Report();
  const print = "process.stdout.write('half '); console.log('line'); process.exitCode = 3";
  const order = [
    commandStep('good', ['node', '-e', "console.log('well')"]),
    commandStep('bad', ['node', '-e', print]),
  ];
  const printed = (): string[] => vi.mocked(console.log).mock.calls.map(([text]) => String(text));
  await inOrder(order, report);
  expect(printed().map((line) => line.replace(/[\d.]+ s/, '… s'))).toEqual([
    'good │ well',
    '✓ good, … s',
    'bad │ half line',
    '✗ bad, … s',
  ]);
  vi.mocked(console.log).mockClear();
  const before = process.exitCode;
  report.conclude();
  expect(process.exitCode).toBe(1);
  process.exitCode = before;
  expect(printed()[0]).toBe('\n── bad\nhalf line');
  expect(printed().at(-1)).toBe('1 passed, 1 failed');
});

test('steps in order overlap with those of another order', async () => {
  let release!: () => void;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const none = { passed: 0, failed: 0 };
  const waits: Step = { name: 'waits', run: () => released.then(() => none) };
  const releases: Step = { name: 'releases', run: () => Promise.resolve(none).finally(release) };
  const report = new Report();
  await Promise.all([inOrder([waits], report), inOrder([releases], report)]);
  expect(report.lines).toHaveLength(2);
});

test('a text that comes in pieces is printed as lines', () => {
  const printer = new LinePrinter('it │ ');
  for (const piece of ['a', 'b\n\nc', '\r\n', 'd']) printer.write(piece);
  printer.end();
  expect(vi.mocked(console.log).mock.calls).toEqual([['it │ ab'], ['it │ c'], ['it │ d']]);
});

test('changed is what the branch has changed, committed or not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-changed-'));
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim();
  const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);
  git('init', '--quiet', '--initial-branch=main');
  await write('same.ts', '1');
  await write('edited.ts', '1');
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  const first = git('rev-parse', 'HEAD');
  expect(await changedFiles(folder)).toEqual({ since: first, files: [] });
  git('switch', '--quiet', '-c', 'work');
  await write('committed.ts', '1');
  git('add', '.');
  git('commit', '--quiet', '-m', 'second');
  await write('edited.ts', '2');
  await write('new.ts', '1');
  const { since, files } = await changedFiles(folder);
  expect(since).toBe(first);
  expect(files.sort()).toEqual(['committed.ts', 'edited.ts', 'new.ts']);
  await rm(folder, { recursive: true });
});

test('every slow test is there', () => {
  expect(slowTests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each([
  ['replaces modules, globals or timers', "import { expect, test, vi } from 'vitest';"],
  ['starts programs', "import { spawn } from 'node:child_process';"],
  ['starts threads', "import { Worker } from 'node:worker_threads';"],
  ['starts a database', 'const postgres = await testDatabase();'],
  ['listens to signals', "process.once('SIGTERM', end);"],
  ['moves to another folder', 'process.chdir(folder);'],
  ['changes the environment', "process.env.PORT = '0';"],
  ['changes the environment', "process.env['PORT'] = '0';"],
  ['changes the environment', 'delete process.env.PORT;'],
  ['sees globals', 'globalThis.$state = state;'],
  ['loads modules that it has written', 'await import(join(folder, name));'],
])('a test that %s has a process of its own: %s', (_what, text) => {
  expect(mayShare(`import { join } from 'node:path';\n${text}\n`)).toBe(false);
});

test('other tests share processes', () => {
  const imports = "import { expect, test } from 'vitest';\nimport { a } from '../device.ts';\n";
  expect(mayShare(`${imports}const GAMES = Number(process.env['GAMES'] ?? 4);\n`)).toBe(true);
  expect(mayShare(`${imports}const { b } = await import('../b.ts');\n`)).toBe(true);
  const sharing = sharingTests(root);
  expect(sharing).toContain('core/test/json.test.ts');
  expect(sharing).not.toContain('scripts/test/steps.test.ts');
});

test('programs may run from a folder unless its last mount forbids it', () => {
  const mount = (options: string): string => `tmpfs /dev/shm tmpfs ${options} 0 0\n`;
  expect(mayRunFrom('/dev/shm', mount('rw,relatime'))).toBe(true);
  expect(mayRunFrom('/dev/shm', mount('rw,nosuid,noexec'))).toBe(false);
  expect(mayRunFrom('/dev/shm', mount('rw') + mount('rw,noexec'))).toBe(false);
  expect(mayRunFrom('/dev/shm', 'proc /proc proc rw 0 0\n')).toBe(false);
});

test('only the folders of runs that have ended are removed', () => {
  const names = ['faubourg-tests-17', 'faubourg-tests-18', 'another-18'];
  expect(leftBehind(names, (id) => id === 17)).toEqual(['faubourg-tests-18']);
});
