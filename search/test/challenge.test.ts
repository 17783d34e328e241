import { expect, test } from 'vitest';
import { toy } from '../../core/test/toy/index.ts';
import {
  type AnyBot,
  type Challenge,
  challengeFigure,
  oneStepBot,
  randomBot,
  searchStrategies,
} from '../index.ts';

type Strategy = 'one-step' | 'random';

const budget = { iterations: 4 };
const bots: { readonly [strategy in Strategy]: AnyBot } = {
  'one-step': oneStepBot({ game: toy }),
  random: randomBot(toy),
};

/** Against two bots that answer at random. */
const challenge: Challenge<Strategy> = {
  game: toy,
  options: { hand: 3, rounds: 4 },
  seats: 3,
  rival: { bot: bots.random, budget },
  challenger: (strategy) => ({ bot: bots[strategy], budget }),
  draw: (chance) => (chance.int(2) === 0 ? 'random' : 'one-step'),
  change: (strategy) => strategy,
};

test('the search keeps the strategies that are ahead, and counts its games', async () => {
  const lines: string[] = [];
  const { best, played } = await searchStrategies(
    challenge,
    { strategies: 8, games: 3 },
    1,
    (line) => lines.push(line),
  );
  // Eight play three games; the three best and a changed form of one go on to nine.
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    '8 strategies, 3 games each',
    '4 strategies, 9 games each',
    '3 strategies, 27 games each',
  ]);
  expect(best[0]!.strategy).toBe('one-step');
  expect(best.map(({ results }) => results.length)).toEqual([27, 27, 27]);
  expect(played).toBeGreaterThan(8 * 3 + 3 * 6);
});

test('the figure is measured on seeds that the search has not seen', async () => {
  const asked = { STRATEGIES: '3', TRIES: '3', GAMES: '42' };
  const lines: string[] = [];
  const figure = await challengeFigure(challenge, asked, (line) => lines.push(line));
  expect(figure.value).toBeGreaterThan(33.3);
  expect(figure.unit).toMatch(/^% of 42 games \(.+–.+\), lead .+, found in 9 games; fair 33\.3$/);
  // The search, the strategy, and how it stands after forty games.
  expect(lines).toHaveLength(3);
  const again = await challengeFigure(
    challenge,
    { STRATEGY: lines[1]!, GAMES: '42' },
    () => undefined,
  );
  expect(again.value).toBe(figure.value);
  expect(again.unit).toContain('found in 0 games');
});
