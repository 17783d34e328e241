import { applyAnswer, canonical, isRefused, QuickChance } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { toy } from '../../core/test/toy/index.ts';
import { type AnyBot, oneStepBot, playMatch, randomBot, treeBot } from '../index.ts';

const bots: readonly AnyBot[] = [randomBot(toy), oneStepBot({ game: toy }), treeBot({ game: toy })];

describe.each(bots)('$name', (bot) => {
  test('gives legal answers in whole games, and the same ones for the same seed', async () => {
    for (let seed = 0; seed < 4; seed++) {
      const seats = 2 + (seed % 3);
      const chance = new QuickChance(seed);
      const { state } = toy.setUp({ hand: 3, rounds: 4 }, seats, chance);
      for (let asked = 0; ; asked++) {
        const owed = toy.decisions(state).find((decision) => decision.owed);
        if (!owed) break;
        const view = toy.view(state, owed.seat);
        const thinkOptions = { budget: { iterations: 40 }, seed: asked };
        const thought = await bot.think(view, thinkOptions);
        expect(canonical(await bot.think(view, thinkOptions))).toBe(canonical(thought));
        const total = thought.mix.reduce((sum, { chance: part }) => sum + part, 0);
        expect(total).toBeCloseTo(1);
        expect(thought.mix.map(({ answer }) => canonical(answer))).toContain(
          canonical(thought.answer),
        );
        const done = applyAnswer(toy, state, owed.seat, thought.answer, chance);
        expect(isRefused(done)).toBe(false);
      }
    }
  });

  test('answers the same whatever it cannot see', async () => {
    const chance = new QuickChance(7);
    for (let position = 0; position < 60; position++) {
      const { state } = toy.setUp({ hand: 3, rounds: 4 }, 3, chance);
      for (let moves = chance.int(8); moves > 0; moves--) {
        const owed = toy.decisions(state).find((decision) => decision.owed);
        if (!owed) break;
        const legal = toy.answers(state, owed.seat)!;
        toy.apply(state, owed.seat, legal[chance.int(legal.length)]!, chance);
      }
      const owed = toy.decisions(state).find((decision) => decision.owed);
      if (!owed) continue;
      const thinkOptions = { budget: { iterations: 30 }, seed: position };
      const here = await bot.think(toy.view(state, owed.seat), thinkOptions);
      const other = toy.scramble(state, owed.seat, chance);
      const there = await bot.think(toy.view(other, owed.seat), thinkOptions);
      expect(canonical(there)).toBe(canonical(here));
    }
  });

  test('keeps to its time and stops at the signal', async () => {
    const { state } = toy.setUp({ hand: 3, rounds: 8 }, 4, new QuickChance(1));
    const view = toy.view(state, 0);
    // The benches measure how exactly; here it only has to end.
    const timed = await bot.think(view, { budget: { milliseconds: 40 }, seed: 1 });
    expect(timed.answer).not.toBeNull();
    const stop = new AbortController();
    setTimeout(() => {
      stop.abort();
    }, 20);
    const thought = await bot.think(view, {
      budget: { milliseconds: 60_000 },
      seed: 1,
      signal: stop.signal,
    });
    expect(thought.answer).not.toBeNull();
  });
});

test('thinking pays: a tree wins more than its share against random answers', async () => {
  let won = 0;
  const seated = [bots[2]!, bots[0]!].map((bot) => ({ bot, budget: { iterations: 60 } }));
  const games = 60;
  for (let seed = 0; seed < games; seed++) {
    const turned = seed % 2 === 0 ? seated : seated.toReversed();
    const { shares } = await playMatch(toy, { hand: 3, rounds: 4 }, turned, seed);
    won += shares[seed % 2]!;
  }
  expect(won / games).toBeGreaterThan(0.6);
});
