import { type AnyGame, begin, give, QuickChance, type Viewer } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { registry } from '../../games/registry.ts';
import { randomAnswer } from '../bots/house-bots.ts';
import { openShelf } from '../shelf.ts';
import { paints } from '../terminal/paint.ts';

const shelf = await openShelf();
const PLAIN = paints(false);
const COLOURED = paints(true);
// oxlint-disable-next-line no-control-regex
const ESCAPES = /\u001B\[\d+m/g;

/** Random options, a random game, and every state of it. */
function* states(game: AnyGame, seed: number): Generator<{ state: unknown; seats: number }> {
  const luck = new QuickChance(seed);
  const { min, max } = game.seats;
  const seats = min + (seed % (max - min + 1));
  const options = Object.fromEntries(
    game.options.map(({ name, values }) => {
      const all = values(seats);
      return [name, all[luck.int(all.length)]!];
    }),
  );
  const { play } = begin(game, options, seats, seed.toString(16).padStart(64, '0'));
  for (;;) {
    yield { state: play.state, seats };
    const decisions = game.decisions(play.state);
    if (decisions.length === 0) return;
    const { seat } = decisions.find(({ owed }) => owed) ?? decisions[0]!;
    give(play, seat, randomAnswer(game, play.state, seat, luck));
  }
}

const viewers = (seats: number): Viewer[] => [null, ...Array.from({ length: seats }, (_, i) => i)];

describe.each(Object.keys(registry))('%s', (id) => {
  test('has a text board for every viewer at every moment, in colour and without', async () => {
    const game = await shelf.game(id);
    const board = await shelf.text(id);
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
  });

  test('has an encoding in which every legal answer has its number', async () => {
    const game = await shelf.game(id);
    const { observationSize, actionCount, observe, action } = await shelf.encoding(id);
    const luck = new QuickChance(1);
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
          const answers = game.answers(state, seat) ?? [randomAnswer(game, state, seat, luck)];
          const actions = answers.map((answer) => action(view, answer));
          expect(actions.every((n) => Number.isInteger(n) && n >= 0 && n < actionCount)).toBe(true);
          for (const n of actions) seen.add(n);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(10);
  });

  test('says where every point of the score comes from, as far as it is earned', async () => {
    const game = await shelf.game(id);
    const incomeOf = await shelf.income(id);
    const luck = new QuickChance(7);
    const seats = game.seats.max;
    const options = Object.fromEntries(
      game.options.map(({ name, values }) => [name, values(seats)[0]!]),
    );
    const { play } = begin(game, options, seats, 'ab'.repeat(32));
    const sources = new Set<string>();
    while (game.decisions(play.state).length > 0) {
      const { seat } = game.decisions(play.state).find(({ owed }) => owed)!;
      const done = give(play, seat, randomAnswer(game, play.state, seat, luck));
      if ('problem' in done) throw new Error(done.problem.code);
      for (const event of done.events)
        for (const { seat: by, source, amount } of incomeOf(event)) {
          expect(by).toBeLessThan(seats);
          expect(amount).toBeGreaterThanOrEqual(0);
          sources.add(source);
        }
    }
    expect(sources.size).toBeGreaterThan(1);
  });
});
