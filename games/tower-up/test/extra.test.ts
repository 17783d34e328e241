import { describe, expect, test } from 'vitest';
import { play, position } from './positions.ts';

const kinds = (events: readonly { kind: string }[]) => events.map(({ kind }) => kind);

describe('TU-25 extra turns', () => {
  test('TU-25 reaching the column is enough: the same seat goes on', () => {
    const state = position({
      market: ['M40', 'M02', 'M03'],
      markers: [{ white: 2, grey: 3, brown: 2, black: 0 }],
    });
    const events = play(state, { take: 'M40', choose: ['white'] });
    expect(kinds(events)).toEqual(['took', 'moved', 'revealed', 'extra']);
    expect(state.turn).toBe(0);
  });

  test('TU-25 just missed: one marker is short', () => {
    const state = position({
      market: ['M40', 'M02', 'M03'],
      markers: [{ white: 1, grey: 3, brown: 2, black: 0 }],
    });
    const events = play(state, { take: 'M40', choose: ['white'] });
    expect(kinds(events)).not.toContain('extra');
    expect(state.turn).toBe(1);
  });

  test('TU-25 a column that all had reached before gives nothing', () => {
    const state = position({
      market: ['M40', 'M02', 'M03'],
      markers: [{ white: 2, grey: 2, brown: 2, black: 2 }],
    });
    play(state, { take: 'M40', choose: ['white'] });
    expect(state.turn).toBe(1);
  });

  test('TU-25 without moving a marker there is none', () => {
    const state = position({ markers: [{ white: 4, grey: 4, brown: 4, black: 4 }] });
    play(state, { take: 'M13', choose: [] });
    expect(state.turn).toBe(1);
  });

  test('TU-25 two columns passed at once give one extra turn', () => {
    const state = position({
      buildings: { C4: 'white ...' },
      stocks: [{ white: 2, grey: 2 }],
      markers: [{ white: 0, grey: 4, brown: 4, black: 4 }],
    });
    const events = play(state, { build: 'C3', colour: 'grey', roof: 'C4' });
    expect(state.players[0]!.markers.white).toBe(4);
    expect(kinds(events).filter((kind) => kind === 'extra')).toHaveLength(1);
    expect(state.turn).toBe(0);
    play(state, { take: 'M13', choose: [] });
    expect(state.turn).toBe(1);
  });

  test('TU-25 extra turns chain', () => {
    const state = position({
      market: ['M40', 'M30', 'M03'],
      buildings: { C4: 'black ...' },
      stocks: [{ white: 1, black: 1 }],
      markers: [{ white: 4, grey: 3, brown: 4, black: 0 }],
    });
    play(state, { take: 'M40', choose: ['white'] });
    expect(state.turn).toBe(0);
    play(state, { build: 'C3', colour: 'white', roof: 'C4' });
    expect(state.players[0]!.markers).toEqual({ white: 4, grey: 3, brown: 4, black: 6 });
    // Grey is still at 3: no column, so it is the other's turn.
    expect(state.turn).toBe(1);
    state.turn = 0;
    play(state, { take: 'M30', choose: [] });
    expect(state.players[0]!.markers.grey).toBe(4);
    expect(state.turn).toBe(0);
  });

  test('TU-25 twice in a row: the extra turn gives another one', () => {
    const state = position({
      market: ['M40', 'M31', 'M03'],
      buildings: { C4: 'black ..' },
      stocks: [{ white: 1, black: 1 }],
      markers: [{ white: 6, grey: 6, brown: 6, black: 1 }],
    });
    const first = play(state, { take: 'M40', choose: ['white'] });
    const second = play(state, { build: 'C3', colour: 'white', roof: 'C4' });
    expect(state.players[0]!.markers.black).toBe(6);
    expect([first, second].map((events) => events.at(-1))).toEqual([
      { kind: 'extra', seat: 0 },
      { kind: 'extra', seat: 0 },
    ]);
    expect(state.turn).toBe(0);
  });

  test('TU-25 the last column is the eighth step', () => {
    const at = (black: number) => {
      const state = position({
        market: ['M40', 'M02', 'M03'],
        markers: [{ white: 12, grey: 12, brown: 12, black }],
      });
      play(state, { take: 'M40', choose: ['white'] });
      return state.turn;
    };
    expect([5, 6, 7].map(at)).toEqual([0, 0, 0]);
    expect([8, 9, 10, 12].map(at)).toEqual([1, 1, 1, 1]);
  });
});
