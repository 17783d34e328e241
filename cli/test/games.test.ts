import {
  type AnyGame,
  type GameRecord,
  type Options,
  orThrow,
  readOptions,
  startPlay,
  giveAnswer,
  QuickChance,
  randomAnswer,
  type Viewer,
} from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { catalogue } from '../../games/index.ts';
import { openGames } from '../context/game-loader.ts';
import { paints } from '../terminal/colours.ts';
import { testFacts } from '../../games/test-facts.ts';
import { runCli as command } from './run-command.ts';

const loader = await openGames();
const PLAIN = paints(false);
const COLOURED = paints(true);
// oxlint-disable-next-line no-control-regex
const ESCAPES = /\u001B\[\d+m/g;

/** Random options, a random game, and every state of it. */
function* states(game: AnyGame, seed: number): Generator<{ state: unknown; seats: number }> {
  const chance = new QuickChance(seed);
  const { min, max } = game.seats;
  const seats = min + (seed % (max - min + 1));
  const given = Object.fromEntries(
    game.options.map(({ name, values }) => {
      const all = values(seats);
      return [name, all[chance.int(all.length)]!];
    }),
  );
  const { options } = orThrow(readOptions<Options>(game, given, seats));
  const { play } = startPlay(game, options, seats, seed.toString(16).padStart(64, '0'));
  for (;;) {
    yield { state: play.state, seats };
    const decisions = game.decisions(play.state);
    if (decisions.length === 0) return;
    const { seat } = decisions.find(({ owed }) => owed) ?? decisions[0]!;
    giveAnswer(play, seat, randomAnswer(game, play.state, seat, chance));
  }
}

const viewers = (seats: number): Viewer[] => [null, ...Array.from({ length: seats }, (_, i) => i)];

const listed = await Promise.all(
  Object.values(catalogue).map(async (game) => ({ id: game.id, cli: (await game.cli?.()) ?? {} })),
);

describe.each(listed)('$id', ({ id, cli }) => {
  test.skipIf(!cli.textBoard)(
    'has a text board for every viewer at every moment, in colour and without',
    async () => {
      const game = await loader.game(id);
      const board = await loader.text(id);
      for (let seed = 1; seed <= 3; seed++) {
        for (const { state, seats } of states(game, seed)) {
          for (const viewer of viewers(seats)) {
            const view = game.view(state, viewer);
            const text = board(view, PLAIN);
            expect(text).not.toMatch(/undefined|null|NaN|\[object/);
            expect(text).not.toMatch(ESCAPES);
            expect(board(view, COLOURED).replaceAll(ESCAPES, '')).toBe(text);
          }
        }
      }
    },
  );

  test.skipIf(!cli.encoding)(
    'has an encoding in which every legal answer has its number',
    async () => {
      const game = await loader.game(id);
      const { observationSize, actionCount, observe, action } = await loader.encoding(id);
      const chance = new QuickChance(1);
      const seen = new Set<number>();
      for (let seed = 1; seed <= 6; seed++) {
        for (const { state } of states(game, seed)) {
          for (const { seat } of game.decisions(state)) {
            const view = game.view(state, seat);
            const out = new Float32Array(observationSize);
            observe(view, out);
            expect(out).toHaveLength(observationSize);
            expect(out.every((value) => Number.isFinite(value) && Math.abs(value) < 10)).toBe(true);
            expect(out.some((value) => value !== 0)).toBe(true);
            const answers = game.answers(state, seat) ?? [randomAnswer(game, state, seat, chance)];
            const actions = answers.map((answer) => action(view, answer));
            expect(actions.every((n) => Number.isInteger(n) && n >= 0 && n < actionCount)).toBe(
              true,
            );
            for (const n of actions) seen.add(n);
          }
        }
      }
      expect(seen.size).toBeGreaterThan(10);
    },
  );

  test.skipIf(!cli.incomeOf)('says where every point comes from', async () => {
    const game = await loader.game(id);
    const incomeOf = await loader.income(id);
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const chance = new QuickChance(seats);
      const { options } = orThrow(readOptions<Options>(game, {}, seats));
      const { play } = startPlay(game, options, seats, 'ab'.repeat(32));
      const earned = Array.from({ length: seats }, () => 0);
      while (game.decisions(play.state).length > 0) {
        const { seat } = game.decisions(play.state).find(({ owed }) => owed)!;
        const done = giveAnswer(play, seat, randomAnswer(game, play.state, seat, chance));
        if ('problem' in done) throw new Error(done.problem.code);
        for (const { seat: by, amount } of incomeOf(done.events)) earned[by]! += amount;
      }
      const { scores } = game.outcome(play.state)!;
      // All seats begin with the same score. The final score without the income is this score, or
      // less if the income leaves out costs, as the game's facts say.
      const begun = scores.map((score, seat) => score - earned[seat]!);
      const { beyondIncome } = testFacts(id);
      const most = beyondIncome ?? Math.max(...begun);
      const isRight = (rest: number) => (beyondIncome === undefined ? rest === most : rest <= most);
      expect(begun.every(isRight)).toBe(true);
    }
  });

  test.skipIf(!cli.boardReport)('names only places of its drawn board in reports', async () => {
    const game = await loader.game(id);
    const { map, follow } = (await loader.boardReport(id))!;
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const chance = new QuickChance(seats);
      const { options } = orThrow(readOptions<Options>(game, {}, seats));
      const { box, places } = map(options, seats);
      const ids = new Set(places.map((place) => place.id));
      expect(ids.size).toBe(places.length);
      for (const { x, y } of places) {
        expect(x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h).toBe(true);
      }
      const { play, events } = startPlay(game, options, seats, 'ab'.repeat(32));
      const next = follow();
      const earned = [...next(events, play.state)];
      while (game.decisions(play.state).length > 0) {
        const { seat } = game.decisions(play.state).find(({ owed }) => owed)!;
        const done = giveAnswer(play, seat, randomAnswer(game, play.state, seat, chance));
        if ('problem' in done) throw new Error(done.problem.code);
        earned.push(...next(done.events, play.state));
      }
      expect(earned.length).toBeGreaterThan(0);
      for (const { place, period, amount } of earned) {
        expect(ids).toContain(place);
        expect(period).toBeGreaterThanOrEqual(1);
        expect(Number.isInteger(period) && Number.isInteger(amount)).toBe(true);
      }
    }
  });

  test('can be played in the terminal to the end', async () => {
    const typed = '1\n'.repeat(2000);
    const seats = (await loader.game(id)).seats.max;
    const { code, out } = await command(`play ${id} --players ${seats} --seed t --json`, typed, '');
    expect(code).toBe(0);
    const last = out.trim().split('\n').at(-1)!;
    expect(JSON.parse(last)).toMatchObject({ outcome: { scores: expect.any(Array) as unknown } });
  });
});

test('an option whose values look like numbers needs no quotes', async () => {
  const run = 'simulate --game chinatown --players 3 --games 1 --records - --option';
  const { out } = await command([...run.split(' '), 'map=2008'], '', '');
  const { options } = JSON.parse(out.split('\n')[0]!) as GameRecord;
  expect(options['map']).toBe('2008');
});

test('games: options are listed for every number of players', async () => {
  const { out } = await command('games tower-up --json', '', '');
  const [{ options }] = JSON.parse(out) as [{ options: { name: string; values: object }[] }];
  const floors = options.find(({ name }) => name === 'startFloors')!;
  expect(floors.values).toEqual({ 2: [3, 4, 5, 6, 7], 3: [3, 4, 5, 6, 7], 4: [3, 4, 5] });
  expect((await command('games tower-up', '', '')).out).toContain('3 | 4 | 5 (4 players)');
});
