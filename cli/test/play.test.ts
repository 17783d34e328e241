import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from './run-command.ts';

const play = (typed: readonly string[], ...more: string[]) =>
  runCli(['play', 'toy', '--seed', 's', ...more], `${typed.join('\n')}\n`);

test('a whole game is played by numbers, and its record is sound', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'faubourg-play-'));
  const file = join(folder, 'game.json');
  const { code, out } = await play(
    Array.from({ length: 60 }, () => '1'),
    '--record',
    file,
  );
  expect(code).toBe(0);
  expect(out).toContain('The shuffle is bound by ');
  expect(out).toMatch(/Ended by rounds\. Scores \d+, \d+; won by seat/);
  expect((await runCli(['verify', file])).out).toBe('1 verified, 0 not\n');
  const replayed = await runCli(['replay', file, '--as', '0']);
  expect(replayed.out).toMatch(/^toy, person, random$/m);
});

test('an answer can be taken back, typed as JSON, and refused with its rule', async () => {
  const { out } = await play(
    ['{"card":99}', '{"card":24', '?', 'b', '1', 'u', '1', 'q'],
    '--seat',
    '0',
    '--seat',
    '1',
  );
  expect(out).toContain('Refused: ');
  expect(out).toContain('Expected a number from 1 to');
  expect(out).toContain('Type the number of an answer');
  expect(out).toContain('The game was left.');
});

test('the end of the input leaves the game', async () => {
  const { code, out } = await play([]);
  expect(code).toBe(0);
  expect(out).toContain('The game was left.');
});

test('a seat that is not there is refused', async () => {
  const { code, err } = await play([], '--seat', '5');
  expect(code).toBe(2);
  expect(err).toContain('--seat: expected 0 to 1, found 5');
});
