import { schedule } from '@faubourg/search';
import { expect, test } from 'vitest';
import { ratingsOf } from '../arena/ratings.ts';
import type { ArenaReport } from '../arena/report.ts';
import { runCli } from './run-command.ts';

const arena = (...more: string[]) =>
  runCli(['arena', 'toy', 'mcts:30', 'random', '--games', '24', '--json', ...more]);

test('the same seed gives the same bytes, whatever the number of threads', async () => {
  const [one, three, other] = await Promise.all([
    arena('--jobs', '1'),
    arena('--jobs', '3'),
    arena('--seed', '2'),
  ]);
  expect(one.code).toBe(0);
  expect(three.out).toBe(one.out);
  expect(other.out).not.toBe(one.out);
});

test('every seed is played in every seat, and shares come with their interval', async () => {
  const { out } = await arena('--players', '3', '--games', '25');
  const report = JSON.parse(out) as ArenaReport;
  expect(report.played).toBe(27);
  expect(report.fairShare).toBeCloseTo(1 / 3, 3);
  expect(report.contenders).toEqual(['mcts:30', 'random', 'random']);
  const [mcts, random] = report.standings;
  expect(mcts!.wins.share + 2 * random!.wins.share).toBeCloseTo(1, 3);
  expect(mcts!.wins.from).toBeLessThan(mcts!.wins.share);
  expect(mcts!.wins.to).toBeGreaterThan(mcts!.wins.share);
});

test('an arena plays no game twice where equal bots sit in several seats', () => {
  const games = (...names: string[]): string[] =>
    schedule(names, 12, 1).map(
      ({ seed, seating }) => `${seed} ${seating.map((who) => names[who]).join()}`,
    );
  for (const names of [
    ['a', 'b', 'a', 'b'],
    ['a', 'b', 'b', 'b'],
    ['a', 'a', 'b', 'b'],
    ['a', 'b', 'a', 'b', 'a', 'b'],
    ['a', 'a', 'a'],
    ['a', 'b', 'c', 'd'],
  ]) {
    const played = games(...names);
    expect(played).toHaveLength(12);
    expect(new Set(played).size).toBe(12);
  }
  // Each name sits as often in every seat as it is there.
  expect(games('a', 'b', 'a', 'b').filter((one) => one.endsWith(' a,b,a,b'))).toHaveLength(6);
});

test('people get a table', async () => {
  const { out } = await runCli('arena toy random one-step:20 --games 4 --jobs 1');
  expect(out).toContain('fair share 50.0 %');
  expect(out).toMatch(/one-step:20 +\d+\.\d %/);
});

test('a bot that does not exist is named, with those that do', async () => {
  const { code, err } = await runCli('arena toy grandmaster random');
  expect(code).toBe(2);
  expect(err).toContain('There is no bot "grandmaster" for toy. There are: random');
});

test('who wins rises; a bot in several seats has one rating', () => {
  const game = { scores: [], milliseconds: [], answers: [] };
  const games = Array.from({ length: 30 }, () => ({ ...game, shares: [1, 0, 0] }));
  const [winner, loser, ...none] = ratingsOf(['a', 'b', 'b'], games);
  expect(none).toEqual([]);
  expect(winner!.mu).toBeGreaterThan(30);
  expect(loser!.mu).toBeLessThan(20);
});
