import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Summary } from '../simulation/summary.ts';
import { runCli } from './run-command.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'faubourg-simulate-'));
});

const simulate = (...more: string[]) =>
  runCli(['simulate', '--game', 'toy', '--games', '120', '--seed', 'x', '--json', ...more]);

describe('the same seed gives the same bytes', () => {
  test('whatever the number of threads and the size of the blocks', async () => {
    const runs = await Promise.all(
      [
        ['--jobs', '1'],
        ['--jobs', '3'],
        ['--jobs', '2', '--block', '7'],
      ].map(async (how, i) => {
        const file = join(folder, `same-${i}.ndjson`);
        const { code, out } = await simulate(...how, '--records', file);
        expect(code).toBe(0);
        return { out, records: await readFile(file, 'utf8') };
      }),
    );
    expect(runs[0]!.records.trim().split('\n')).toHaveLength(120);
    expect(runs[1]).toEqual(runs[0]);
    expect(runs[2]).toEqual(runs[0]);
  });

  test('another seed gives others', async () => {
    const [a, b] = await Promise.all([simulate(), simulate('--seed', 'y')]);
    expect(a.out).not.toBe(b.out);
  });
});

test('a summary tells scores, lengths, seats, reasons and income', async () => {
  const { out } = await simulate('--players', '3', '--bots', 'random,cautious', '--rotate');
  const summary = JSON.parse(out) as Summary;
  expect(summary.bots).toEqual(['random', 'cautious', 'random']);
  expect(summary.reasons).toEqual({ rounds: 120 });
  expect(summary.seats).toHaveLength(3);
  expect(summary.seats.reduce((sum, { wins }) => sum + wins.share, 0)).toBeCloseTo(1, 3);
  expect(summary.length!.min).toBeGreaterThan(10);
  expect(summary.income.map(({ source }) => source)).toEqual(['die', 'lanterns']);
  expect(summary.byBot.map(({ bot }) => bot)).toEqual(['random', 'cautious']);
});

test('the text has the figures of the summary', async () => {
  const { out, err } = await runCli('simulate --game toy --games 10');
  expect(out).toMatch(/^toy, 2 seats, 10 games, \d+ answers, seed 1$/m);
  expect(out).toMatch(/^seat 1 .* %/m);
  expect(err).toMatch(/^10 games in [\d.]+ s, \d+ games\/s$/m);
});

test('fast games give win shares, scores and lengths', async () => {
  const { out } = await simulate('--fast', '--games', '500');
  const { seats, length, games } = JSON.parse(out) as Summary;
  expect(games).toBe(500);
  for (const { scores } of seats) expect(scores!.mean).toBeGreaterThan(0);
  expect(length!.mean).toBeGreaterThan(20);
});

test('a report is one page that needs nothing else', async () => {
  const file = join(folder, 'report.html');
  await simulate('--report', file, '--bots', 'random,cautious');
  const page = await readFile(file, 'utf8');
  expect(page).not.toMatch(/<script|src=|href="(?!data:|#)|url\(|@import/);
  for (const heading of [
    'Victories by seat',
    'Victories by bot',
    'Scores',
    'Length',
    'Why',
    'income',
  ])
    expect(page).toContain(heading);
  expect(page.match(/<svg height/g)!.length).toBeGreaterThanOrEqual(5);
  // The toy has no board to draw.
  expect(page).not.toContain('The board');
});

describe('what is wrong is said', () => {
  test.each([
    [['--game', 'chess'], /There is no game "chess"\. There are: toy/],
    [['--game', 'toy', '--players', '9'], /2 to 4 players, not 9/],
    [['--game', 'toy', '--bots', 'genius'], /There is no bot "genius"/],
    [['--game', 'toy', '--games', 'many'], /Expected a whole number/],
    [['--game', 'toy', '--option', 'hand=9'], /option-value.*"hand"/],
    [['--game', 'toy', '--option', 'hand'], /expected name=value/],
    [['--game', 'toy', '--fast', '--records', '-'], /--fast plays random bots/],
    [[], /required option '--game/],
  ])('%j', async (args, message) => {
    const { code, err } = await runCli(['simulate', ...args]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
  });

  test('a file that cannot be written', async () => {
    const { code, err } = await simulate('--records', '/nowhere/at/all');
    expect(code).toBe(3);
    expect(err).toContain('/nowhere/at/all cannot be written');
  });
});
