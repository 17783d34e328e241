import { type AnyAnswer, applyAnswer, isRefused, type Puzzle, QuickChance } from '@faubourg/core';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type ChinatownState, chinatown } from '../rules/index.ts';
import { bestPlacement } from '../rules/placement.ts';

const folder = new URL('../puzzles/', import.meta.url);
const puzzles = readdirSync(folder)
  .filter((name) => name.startsWith('part-'))
  .flatMap((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Puzzle[]);
const chance = new QuickChance(1);

function give(state: ChinatownState, seat: number, answer: unknown): void {
  const done = applyAnswer(chinatown, state, seat, answer, chance);
  if (isRefused(done)) throw new Error(JSON.stringify([answer, done.problem]));
}

const copyOf = ({ state }: Puzzle): ChinatownState => chinatown.copy(state as ChinatownState);

/** The year from the trade to its pay-day: nobody deals any more, all build as well as they can. */
function playYear(state: ChinatownState): void {
  for (const seat of state.money.keys()) if (!state.ready[seat]) give(state, seat, { done: true });
  expect(state.phase).toBe('build');
  for (const seat of state.money.keys()) {
    const { steps } = bestPlacement(state.options, state.land, seat, state.hands[seat]!);
    for (const step of steps) give(state, seat, step);
    give(state, seat, { built: true });
  }
}

describe('CT-41: a plan to build', () => {
  const plans = puzzles.filter(({ theme }) => ['place', 'complete', 'join'].includes(theme));

  test('earns what the puzzle says, the most there is, and the other steps cost income', () => {
    expect(plans.length).toBeGreaterThan(0);
    for (const puzzle of plans) {
      const { seat, value, best, others } = puzzle;
      const s = copyOf(puzzle);
      expect(1000 * bestPlacement(s.options, s.land, seat, s.hands[seat]!).income).toBe(value);
      for (const plan of best) {
        const built = copyOf(puzzle);
        for (const step of plan) give(built, seat, step);
        const { income } = bestPlacement(built.options, built.land, seat, []);
        expect(1000 * income).toBe(value);
      }
      for (const [step, most] of others) {
        const built = copyOf(puzzle);
        give(built, seat, step);
        const { income } = bestPlacement(built.options, built.land, seat, built.hands[seat]!);
        expect(1000 * income).toBe(most);
      }
    }
  });
});

test('CT-50: an answer to an offer leads to the lead that the puzzle says, played to the end', () => {
  const offers = puzzles.filter(({ measure }) => measure === 'lead');
  expect(offers.length).toBeGreaterThan(0);
  for (const puzzle of offers) {
    const { seat, value, best, others } = puzzle;
    const told: (readonly [AnyAnswer, number])[] = [[best[0]![0]!, value], ...others];
    for (const [answer, lead] of told) {
      const state = copyOf(puzzle);
      give(state, seat, answer);
      playYear(state);
      const { scores } = chinatown.outcome(state)!;
      const rival = Math.max(...scores.filter((_, other) => other !== seat));
      expect(1000 * (scores[seat]! - rival)).toBe(lead);
    }
  }
});

test('CT-20: by a circle of three everybody in it earns more this year', () => {
  const circles = puzzles.filter(({ theme }) => theme === 'three');
  expect(circles.length).toBeGreaterThan(0);
  for (const puzzle of circles) {
    const { seat, best, value, facts } = puzzle;
    const incomes = (state: ChinatownState): number[] =>
      state.money.map((_, who) => {
        return 1000 * bestPlacement(state.options, state.land, who, state.hands[who]!).income;
      });
    const state = copyOf(puzzle);
    const before = incomes(state);
    give(state, seat, best[0]![0]);
    const { id, version, parties } = state.offers.at(-1)!;
    for (const party of parties) if (party !== seat) give(state, party, { accept: id, version });
    const gains = incomes(state).map((income, who) => income - before[who]!);
    const seats = [facts['next'], facts['last']].map((one) => (one as { seat: number }).seat);
    expect(gains[seat]).toBe(value);
    expect(seats.map((who) => gains[who])).toEqual([facts['gainNext'], facts['gainLast']]);
    for (const party of parties) expect(gains[party]).toBeGreaterThan(0);
  }
});
