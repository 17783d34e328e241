import { describe, expect, test } from 'vitest';
import {
  choices,
  covers,
  lacking,
  listed,
  minus,
  none,
  plus,
  sum,
  tally,
} from '../rules/colours.ts';

const some = { white: 1, grey: 2, brown: 0, black: 3 };

describe('counts by colour', () => {
  test('to and from lists; a joker is of no colour', () => {
    expect(tally(['black', 'white', 'black', 'joker'])).toEqual({
      white: 1,
      grey: 0,
      brown: 0,
      black: 2,
    });
    expect(listed(some)).toEqual(['white', 'grey', 'grey', 'black', 'black', 'black']);
    expect(tally(listed(some))).toEqual(some);
  });

  test('sums and differences', () => {
    expect(sum(some)).toBe(6);
    expect(plus(some, some)).toEqual({ white: 2, grey: 4, brown: 0, black: 6 });
    expect(minus(some, { ...none(), grey: 1 })).toEqual({ white: 1, grey: 1, brown: 0, black: 3 });
    expect(lacking(some, { white: 1, grey: 1, brown: 2, black: 4 })).toEqual({
      white: 0,
      grey: 0,
      brown: 2,
      black: 1,
    });
  });

  test('enough of every colour', () => {
    expect(covers(some, some)).toBe(true);
    for (const colour of ['white', 'grey', 'brown', 'black'] as const) {
      expect(covers(some, { ...some, [colour]: some[colour] + 1 })).toBe(false);
    }
  });

  test('every choice once', () => {
    expect(choices(0, none())).toEqual([[]]);
    expect(choices(1, none())).toEqual([]);
    expect(choices(2, some)).toEqual([
      ['white', 'grey'],
      ['white', 'black'],
      ['grey', 'grey'],
      ['grey', 'black'],
      ['black', 'black'],
    ]);
    const many = { white: 4, grey: 4, brown: 4, black: 4 };
    expect([0, 1, 2, 3, 4].map((size) => choices(size, many).length)).toEqual([1, 4, 10, 20, 35]);
  });
});
