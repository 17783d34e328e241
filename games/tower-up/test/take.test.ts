import { describe, expect, test } from 'vitest';
import { towerUp } from '@faubourg/tower-up';
import { CARDS } from '../rules/material.ts';
import { legal, play, position, scripted, why } from './positions.ts';

const takes = (state: ReturnType<typeof position>, card: string) =>
  legal(state).flatMap((answer) => ('take' in answer && answer.take === card ? [answer] : []));

describe('TU-20 taking a card', () => {
  test('TU-20 gives its floors out of the supply and is replaced at once', () => {
    const state = position({ market: ['M01', 'M29', 'M41'], stocks: [{ white: 1 }, { grey: 1 }] });
    const next = state.pile[5]!;
    const events = play(state, { take: 'M01', choose: [] }, scripted(5));
    expect(state.players[0]!.stock).toEqual({ white: 3, grey: 2, brown: 0, black: 0 });
    expect(state.supply).toEqual({ white: 26, grey: 27, brown: 30, black: 30 });
    expect(state.market).toEqual([next, 'M29', 'M41']);
    expect(state.discards).toEqual(['M01']);
    expect(state.pile).toHaveLength(40);
    expect(state.turn).toBe(1);
    expect(events).toEqual([
      {
        kind: 'took',
        seat: 0,
        card: 'M01',
        floors: ['white', 'white', 'grey', 'grey'],
        back: [],
      },
      { kind: 'revealed', card: next },
    ]);
  });

  test('TU-20 moves the machine of the card', () => {
    const state = position({ market: ['M29', 'M02', 'M03'] });
    const events = play(state, { take: 'M29', choose: [] });
    expect(state.players[0]!.markers).toEqual({ white: 0, grey: 1, brown: 0, black: 0 });
    expect(state.players[0]!.stock).toEqual({ white: 1, grey: 0, brown: 1, black: 0 });
    expect(events[1]).toEqual({ kind: 'moved', seat: 0, colour: 'grey', from: 0, to: 1 });
  });

  test('TU-3 worked example: two steps black and a joker', () => {
    const state = position({ market: ['M40', 'M02', 'M03'] });
    expect(takes(state, 'M40').map(({ choose }) => choose)).toEqual([
      ['white'],
      ['grey'],
      ['brown'],
      ['black'],
    ]);
    play(state, { take: 'M40', choose: ['brown'] });
    expect(state.players[0]!.markers).toEqual({ white: 0, grey: 0, brown: 0, black: 2 });
    expect(state.players[0]!.stock).toEqual({ white: 0, grey: 0, brown: 1, black: 0 });
  });

  test('TU-20 two jokers: every pair of colours once, in the order of the colours', () => {
    const state = position({ market: ['M41', 'M02', 'M03'] });
    expect(takes(state, 'M41').map(({ choose }) => choose.join('+'))).toEqual([
      'white+white',
      'white+grey',
      'white+brown',
      'white+black',
      'grey+grey',
      'grey+brown',
      'grey+black',
      'brown+brown',
      'brown+black',
      'black+black',
    ]);
    expect(towerUp.check(state, 0, { take: 'M41', choose: ['grey', 'white'] })).toEqual({
      rule: 'TU-20',
      code: 'list-order',
      data: { field: 'choose', order: ['white', 'grey'] },
    });
  });

  test('TU-20 only cards of the market; equal cards are two answers', () => {
    const state = position({ market: ['M19', 'M20', 'M03'] });
    expect(towerUp.check(state, 0, { take: 'M04', choose: [] })).toEqual({
      rule: 'TU-20',
      code: 'not-in-market',
      data: { card: 'M04', market: ['M19', 'M20', 'M03'] },
    });
    expect(takes(state, 'M19')).toHaveLength(1);
    expect(takes(state, 'M20')).toHaveLength(1);
  });

  test('TU-20 as many floors of choice as there are jokers', () => {
    const state = position({ market: ['M40', 'M02', 'M03'] });
    expect(towerUp.check(state, 0, { take: 'M40', choose: [] })).toEqual({
      rule: 'TU-20',
      code: 'choose-count',
      data: { count: 1 },
    });
    expect(why(state, { take: 'M40', choose: ['grey', 'grey'] })).toBe('TU-20 choose-count');
    expect(why(state, { take: 'M02', choose: ['grey'] })).toBe('TU-20 choose-count');
  });

  test('TU-20 with an empty pile the discards, the taken card included, make a new one', () => {
    const others = CARDS.map(({ id }) => id).filter((id) => !['M01', 'M02', 'M03'].includes(id));
    const state = position({ market: ['M01', 'M02', 'M03'], discards: others });
    expect(state.pile).toEqual([]);
    const events = play(state, { take: 'M02', choose: [] }, scripted(41));
    // The last of 42 is the card just taken.
    expect(state.market).toEqual(['M01', 'M02', 'M03']);
    expect(state.discards).toEqual([]);
    expect(state.pile).toHaveLength(41);
    expect(events.slice(1)).toEqual([
      { kind: 'reshuffled', cards: 42 },
      { kind: 'revealed', card: 'M02' },
    ]);
  });

  test('TU-20 the last card of the pile is used before the discards are', () => {
    const others = CARDS.map(({ id }) => id).filter((id) => !['M01', 'M02', 'M03'].includes(id));
    const state = position({ market: ['M01', 'M02', 'M03'], discards: others.slice(1) });
    play(state, { take: 'M02', choose: [] });
    expect(state.market).toEqual(['M01', 'M04', 'M03']);
    expect(state.pile).toEqual([]);
    expect(state.discards).toEqual([...others.slice(1), 'M02']);
  });
});

describe('TU-24 the limit in version 1: floors are named with the card', () => {
  const nine = { white: 4, grey: 3, brown: 2, black: 0 };

  test('TU-24 exactly down to ten, floors of choice, those just taken included', () => {
    const state = position({ rules: 1, market: ['M13', 'M02', 'M03'], stocks: [nine] });
    // White, brown and black come in: twelve floors, two go back.
    expect(takes(state, 'M13').map(({ back }) => back!.join('+'))).toEqual([
      'white+white',
      'white+grey',
      'white+brown',
      'white+black',
      'grey+grey',
      'grey+brown',
      'grey+black',
      'brown+brown',
      'brown+black',
    ]);
    const events = play(state, { take: 'M13', choose: [], back: ['grey', 'black'] });
    expect(state.players[0]!.stock).toEqual({ white: 5, grey: 2, brown: 3, black: 0 });
    expect(state.supply).toEqual({ white: 24, grey: 28, brown: 27, black: 30 });
    expect(events[0]).toEqual({
      kind: 'took',
      seat: 0,
      card: 'M13',
      floors: ['white', 'brown', 'black'],
      back: ['grey', 'black'],
    });
  });

  test('TU-24 neither more nor fewer', () => {
    const state = position({ rules: 1, market: ['M13', 'M02', 'M03'], stocks: [nine] });
    expect(towerUp.check(state, 0, { take: 'M13', choose: [], back: ['white'] })).toEqual({
      rule: 'TU-24',
      code: 'back-count',
      data: { count: 2 },
    });
    expect(why(state, { take: 'M13', choose: [], back: ['white', 'white', 'white'] })).toBe(
      'TU-24 back-count',
    );
    const eight = position({ rules: 1, market: ['M37', 'M02', 'M03'], stocks: [nine] });
    expect(why(eight, { take: 'M37', choose: ['grey'], back: ['grey'] })).toBe('TU-24 back-count');
    expect(why(eight, { take: 'M37', choose: ['grey'], back: [] })).toBeNull();
  });

  test('TU-24 only floors one has', () => {
    const state = position({ rules: 1, market: ['M13', 'M02', 'M03'], stocks: [nine] });
    expect(towerUp.check(state, 0, { take: 'M13', choose: [], back: ['black', 'black'] })).toEqual({
      rule: 'TU-24',
      code: 'back-beyond',
      data: { from: { white: 5, grey: 3, brown: 3, black: 1 } },
    });
    expect(why(state, { take: 'M13', choose: [], back: ['brown', 'white'] })).toBe(
      'TU-24 list-order',
    );
  });

  test('TU-24 with jokers: every choice with everything that can go back', () => {
    const state = position({
      rules: 1,
      market: ['M41', 'M02', 'M03'],
      stocks: [{ white: 3, grey: 3, brown: 3, black: 1 }],
    });
    // Ten choices of two, ten ways to give two back; black twice only if one was taken.
    const black = (list: readonly string[]) => list.filter((colour) => colour === 'black').length;
    const found = takes(state, 'M41');
    expect(found).toHaveLength(10 * 10 - 6);
    expect(found.every(({ choose, back }) => black(back!) <= 1 + black(choose))).toBe(true);
  });

  test('TU-24 also before an extra turn', () => {
    const state = position({
      rules: 1,
      market: ['M40', 'M02', 'M03'],
      stocks: [{ white: 10 }],
      markers: [{ white: 2, grey: 2, brown: 2, black: 0 }],
    });
    expect(why(state, { take: 'M40', choose: ['grey'], back: [] })).toBe('TU-24 back-count');
    const events = play(state, { take: 'M40', choose: ['grey'], back: ['white'] });
    expect(events.at(-1)).toEqual({ kind: 'extra', seat: 0 });
    expect(state.players[0]!.stock).toEqual({ white: 9, grey: 1, brown: 0, black: 0 });
    expect(state.turn).toBe(0);
  });
});
