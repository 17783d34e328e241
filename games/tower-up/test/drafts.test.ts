import { completed, continuations, openTo } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { legal, position } from './positions.ts';

/* A turn made of partial choices in any order, derived from the list of legal answers. */
describe('building step by step', () => {
  const state = position({
    buildings: { C4: 'white .', C2: 'brown .' },
    stocks: [{ white: 2, grey: 2, brown: 1, black: 1 }],
  });
  const answers = legal(state);

  test('site, then colour, then roof', () => {
    expect(continuations(answers, {})['build']).toEqual([
      'A5',
      'A6',
      'C1',
      'C3',
      'C5',
      'C6',
      'D3',
      'E2',
    ]);
    expect(continuations(answers, { build: 'C3' })).toEqual({
      colour: ['grey', 'black'],
      roof: ['C3', 'C2', 'C4'],
    });
    expect(continuations(answers, { build: 'C3', colour: 'grey' })).toEqual({
      roof: ['C3', 'C2', 'C4'],
    });
    const whole = { build: 'C3', colour: 'grey', roof: 'C2' } as const;
    expect(completed(answers, whole)).toEqual(whole);
  });

  test('the roof first', () => {
    expect(continuations(answers, { roof: 'C2' })['build']).toEqual(['A5', 'A6', 'C3', 'D3']);
    expect(openTo(answers, { roof: 'C3' })).toEqual([
      { build: 'C3', colour: 'grey', roof: 'C3' },
      { build: 'C3', colour: 'black', roof: 'C3' },
    ]);
  });
});

describe('taking a card step by step, where floors to return are named with it', () => {
  const state = position({
    rules: 1,
    market: ['M41', 'M13', 'M02'],
    stocks: [{ white: 4, grey: 4, brown: 2 }],
  });
  const answers = legal(state);

  test('card, jokers one by one, floors to return one by one', () => {
    expect(continuations(answers, { take: 'M41' })).toEqual({
      choose: ['white', 'grey', 'brown', 'black'],
      back: ['white', 'grey', 'brown', 'black'],
    });
    expect(continuations(answers, { take: 'M41', choose: ['black'] })['choose']).toHaveLength(4);
    // Without taking a black floor none can go back.
    expect(continuations(answers, { take: 'M41', choose: ['white', 'grey'] })).toEqual({
      back: ['white', 'grey', 'brown'],
    });
    expect(
      continuations(answers, { take: 'M41', choose: ['grey', 'white'], back: ['brown', 'brown'] }),
    ).toEqual({});
    expect(
      completed(answers, { take: 'M41', choose: ['grey', 'white'], back: ['brown', 'brown'] }),
    ).toEqual({ take: 'M41', choose: ['white', 'grey'], back: ['brown', 'brown'] });
  });

  test('a card without a choice is whole as soon as what goes back is named', () => {
    expect(completed(answers, { take: 'M13', back: ['white'] })).toBeNull();
    expect(completed(answers, { take: 'M13', back: ['white', 'white', 'black'] })).toEqual({
      take: 'M13',
      choose: [],
      back: ['white', 'white', 'black'],
    });
  });
});

test('floors to return are chosen one by one, in any order', () => {
  const state = position({
    market: ['M41', 'M13', 'M02'],
    stocks: [{ white: 6, grey: 4, brown: 2 }],
    returning: { extra: false },
  });
  const answers = legal(state);
  expect(continuations(answers, {})).toEqual({ back: ['white', 'grey', 'brown'] });
  expect(completed(answers, { back: ['grey'] })).toBeNull();
  expect(completed(answers, { back: ['grey', 'white'] })).toEqual({ back: ['white', 'grey'] });
});
