import { applyAnswer, isRefused, type Puzzle, QuickChance } from '@faubourg/core';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { towerUp, type TowerUpState } from '../rules/index.ts';

const folder = new URL('../puzzles/', import.meta.url);
const puzzles = readdirSync(folder)
  .filter((name) => name.startsWith('part-'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Puzzle[]);

/** The events and the state after an answer. */
function after({ state, seat }: Puzzle, answer: unknown) {
  const next = towerUp.copy(state as TowerUpState);
  const done = applyAnswer(towerUp, next, seat, answer, new QuickChance(1));
  if (isRefused(done)) throw new Error(JSON.stringify([answer, done.problem]));
  return { next, events: done.events };
}

test('TU-43: an answer that ends the game leads to the result that the puzzle says', () => {
  let ended = 0;
  for (const puzzle of puzzles) {
    if (puzzle.method !== 'exact') continue;
    const { best, value, others, seat, measure } = puzzle;
    const told = [...best.map(([answer]) => [answer!, value] as const), ...others];
    for (const [answer, worth] of told) {
      const outcome = towerUp.outcome(after(puzzle, answer).next);
      if (!outcome) continue;
      ended++;
      const { scores, winners } = outcome;
      const rival = Math.max(...scores.filter((_, other) => other !== seat));
      const share = winners.includes(seat) ? Math.round(100 / winners.length) : 0;
      expect(worth).toBe(measure === 'win' ? share : scores[seat]! - rival);
    }
  }
  expect(ended).toBeGreaterThan(100);
});

/** What the best answer of a theme makes happen. */
const HAPPENS: { readonly [theme: string]: string } = {
  extra: 'extra',
  objective: 'objective',
  finish: 'ending',
  cover: 'built',
  card: 'took',
  tower: 'built',
  build: 'built',
};

test.each(Object.entries(HAPPENS))('by the theme %s: the event %s', (theme, event) => {
  for (const puzzle of puzzles.filter((one) => one.theme === theme)) {
    const { events } = after(puzzle, puzzle.best[0]![0]);
    expect(events.map(({ kind }) => kind)).toContain(event);
  }
});

test('TU-40: by the theme last-turn the end has been triggered', () => {
  const last = puzzles.filter(({ theme }) => theme === 'last-turn');
  for (const { state } of last) expect((state as TowerUpState).end).not.toBeNull();
});
