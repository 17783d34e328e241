import type { Puzzle } from '@faubourg/core';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dailyNumber, dayNumber } from '../src/daily/daily.ts';
import { assess } from '../src/puzzle/assess.ts';
import { noteSolved, streakOf } from '../src/daily/note-solved.ts';
import { solvedIn } from '../src/daily/solved.ts';

describe('the puzzle of the day', () => {
  test('changes at midnight in UTC and is the same for everybody', () => {
    const night = Date.UTC(2026, 10, 16);
    expect(dayNumber(night) - dayNumber(night - 1)).toBe(1);
    expect(dayNumber(night + 86_399_999)).toBe(dayNumber(night));
  });

  test.each([1, 2, 5, 6, 100, 200, 211])('comes again only when all %i had their day', (count) => {
    const from = dayNumber(Date.UTC(2026, 0, 1));
    const days = Array.from({ length: count }, (_, i) => dailyNumber(from + i, count));
    expect(days.toSorted((a, b) => a - b)).toEqual(days.map((_, i) => i + 1));
    expect(dailyNumber(from + count, count)).toBe(days[0]);
  });
});

describe('what was solved', () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });

  test('is kept by game, each puzzle and each day once', () => {
    noteSolved('one', 7, 100);
    noteSolved('one', 7, 100);
    noteSolved('one', 3, null);
    noteSolved('two', 1, 101);
    expect(solvedIn('one')).toEqual({ numbers: [3, 7], days: [100] });
    expect(solvedIn('two')).toEqual({ numbers: [1], days: [101] });
    expect(solvedIn('three')).toEqual({ numbers: [], days: [] });
  });

  test.each(['nonsense', '7', 'null', '{"one":5}', '{"one":{"numbers":"x","days":[1,"2",null]}}'])(
    'survives a damaged storage: %s',
    (text) => {
      kept.set('faubourg.puzzles', text);
      expect(solvedIn('one').numbers).toEqual([]);
      expect(noteSolved('one', 4, 9).numbers).toEqual([4]);
      expect(solvedIn('one').days).toContain(9);
    },
  );

  test('lasts for the visit where nothing can be stored', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('no storage');
      },
      setItem: () => {
        throw new Error('no storage');
      },
    });
    expect(noteSolved('one', 4, 9)).toEqual({ numbers: [4], days: [9] });
  });

  test('counts days in a row up to this day, or to the day before while it is open', () => {
    expect(streakOf([], 10)).toBe(0);
    expect(streakOf([8, 9, 10], 10)).toBe(3);
    expect(streakOf([8, 9], 10)).toBe(2);
    expect(streakOf([7, 8], 10)).toBe(0);
    expect(streakOf([5, 7, 9, 10], 10)).toBe(2);
  });
});

describe('an answer', () => {
  const puzzle: Puzzle = {
    theme: 't',
    seat: 0,
    method: 'exact',
    measure: 'm',
    state: null,
    best: [
      [
        { place: 'a', at: 1 },
        { place: 'b', at: 2 },
      ],
      [
        { place: 'b', at: 1 },
        { place: 'b', at: 2 },
      ],
    ],
    value: 9,
    others: [[{ place: 'a', at: 2 }, 7]],
    rest: 5,
    facts: {},
    from: { game: 1, answers: 0 },
  };
  const [a1, b1, b2, a2] = [
    { place: 'a', at: 1 },
    { place: 'b', at: 1 },
    { place: 'b', at: 2 },
    { place: 'a', at: 2 },
  ];

  test('leads on in any order of a best plan, and solves the puzzle with its last part', () => {
    expect(assess(puzzle, [], b2)).toEqual({ kind: 'leads-on' });
    expect(assess(puzzle, [b2], a1)).toEqual({ kind: 'solved' });
    expect(assess(puzzle, [b2], b1)).toEqual({ kind: 'solved' });
    expect(assess(puzzle, [a1], b2)).toEqual({ kind: 'solved' });
  });

  test('that is listed has its own value; any other at most the value of the rest', () => {
    expect(assess(puzzle, [], a2)).toEqual({ kind: 'worse', value: 7, exact: true });
    expect(assess(puzzle, [a1], a2)).toEqual({ kind: 'worse', value: 7, exact: false });
    expect(assess(puzzle, [], { built: true })).toEqual({ kind: 'worse', value: 5, exact: false });
    // Both parts belong to best plans, but not to the same one.
    expect(assess(puzzle, [a1], b1)).toEqual({ kind: 'worse', value: 5, exact: false });
  });
});
