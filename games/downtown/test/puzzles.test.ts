import { type AnyAnswer, applyAnswer, isRefused, type Puzzle, QuickChance } from '@faubourg/core';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { downtown, type DowntownState } from '../rules/index.ts';

const folder = new URL('../puzzles/', import.meta.url);
const puzzles = readdirSync(folder)
  .filter((name) => name.startsWith('part-'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Puzzle[]);
const last = puzzles.filter(({ method }) => method === 'exact');

/** The lead at the end of the game, or null, if the seat gives this order and all others pass. */
function leadOf({ state, seat }: Puzzle, order: AnyAnswer): number | null {
  const town = downtown.copy(state as DowntownState);
  for (const who of town.players.keys()) {
    const answer = who === seat ? order : { pass: true };
    const done = applyAnswer(downtown, town, who, answer, new QuickChance(1));
    if (isRefused(done)) throw new Error(JSON.stringify(done.problem));
  }
  const outcome = downtown.outcome(town);
  if (!outcome) return null;
  const rival = Math.max(...outcome.scores.filter((_, other) => other !== seat));
  return outcome.scores[seat]! - rival;
}

test('DT-60: in the last round every order ends the game', () => {
  expect(last.length).toBeGreaterThan(0);
  for (const puzzle of last)
    for (const [order] of [...puzzle.best, ...puzzle.others])
      expect(leadOf(puzzle, order)).not.toBeNull();
});

test('DT-60: where the others can only pass, an order leads to the lead that the puzzle says', () => {
  for (const puzzle of last) {
    const { state, seat, best, value, others, measure } = puzzle;
    const town = state as DowntownState;
    const alone = town.players.every(
      (_, who) => who === seat || downtown.answers(town, who)!.length === 1,
    );
    if (!alone) continue;
    const told = [...best.map(([order]) => [order!, value] as const), ...others];
    for (const [order, worth] of told) {
      const lead = leadOf(puzzle, order)!;
      // A tie shares the victory among as many as there are.
      const win = lead > 0 ? 100 : lead < 0 ? 0 : worth;
      expect(worth).toBe(measure === 'lead' ? lead : win);
    }
  }
});

/** The phase and the field of the answer of a theme. */
const ASKED: { readonly [theme: string]: readonly [phase: string, field: string] } = {
  vote: ['ballot', 'ballot'],
  token: ['lobby', 'lobby'],
  mayor: ['decide', 'decide'],
  pass: ['order', 'pass'],
  sole: ['order', 'lot'],
  crowd: ['order', 'lot'],
  early: ['order', 'lot'],
  order: ['order', 'lot'],
};

test.each(Object.entries(ASKED))('by the theme %s: %s', (theme, [phase, field]) => {
  for (const { best, state } of puzzles.filter((one) => one.theme === theme)) {
    expect((state as DowntownState).phase).toBe(phase);
    expect(best[0]![0]).toHaveProperty(field);
  }
});

test('DT-60: by the theme last-round every lot has its use', () => {
  for (const { state } of puzzles.filter(({ theme }) => theme === 'last-round'))
    for (const { use } of (state as DowntownState).lots) expect(use).not.toBeNull();
});
