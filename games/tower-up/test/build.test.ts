import { describe, expect, test } from 'vitest';
import { towerUp } from '@faubourg/tower-up';
import { buildSites, legal, play, position, why } from './positions.ts';

/** White (three floors) and brown with one site between them, and a stock for almost anything. */
const between = () =>
  position({
    buildings: { C4: 'white ...', C2: 'brown .' },
    stocks: [{ white: 3, grey: 2, brown: 2, black: 3 }, {}],
  });

describe('the worked example', () => {
  test('TU-21 … TU-23 black between white and brown: pay one of each, roof on the white, +4', () => {
    const state = between();
    const events = play(state, { build: 'C3', colour: 'black', roof: 'C4' });
    expect(state.buildings).toEqual({
      C4: { colour: 'white', floors: [null, null, null, 0] },
      C2: { colour: 'brown', floors: [null, null] },
      C3: { colour: 'black', floors: [null] },
    });
    expect(state.players[0]).toEqual({
      stock: { white: 2, grey: 2, brown: 1, black: 2 },
      roofs: 9,
      markers: { white: 4, grey: 0, brown: 0, black: 0 },
      cone: null,
    });
    expect(state.turn).toBe(1);
    expect(events).toEqual([
      {
        kind: 'built',
        seat: 0,
        site: 'C3',
        colour: 'black',
        raised: ['C2', 'C4'],
        roof: 'C4',
        height: 4,
      },
      { kind: 'moved', seat: 0, colour: 'white', from: 0, to: 4 },
    ]);
  });
});

describe('TU-21 where and what', () => {
  test('TU-21 only empty sites next to a building', () => {
    const state = between();
    expect(buildSites(state)).toEqual(['A5', 'A6', 'C1', 'C3', 'C5', 'C6', 'D3', 'E2']);
    expect(towerUp.check(state, 0, { build: 'C4', colour: 'grey', roof: 'C4' })).toEqual({
      rule: 'TU-21',
      code: 'site-taken',
      data: { site: 'C4' },
    });
    expect(why(state, { build: 'A1', colour: 'grey', roof: 'A1' })).toBe('TU-21 no-neighbour');
  });

  test('TU-1 only sites of the board in play: the large one has more', () => {
    const large = position({
      seats: 3,
      buildings: { E9: 'white .' },
      stocks: [{ white: 1, grey: 1 }],
    });
    expect(buildSites(large)).toEqual(['E6', 'E8', 'E10']);
    expect(why(between(), { build: 'E10', colour: 'grey', roof: 'E10' })).toBe('TU-1 site-unknown');
    expect(towerUp.check(between(), 0, { build: 'ZZ', colour: 'grey', roof: 'ZZ' })).toEqual({
      rule: 'TU-1',
      code: 'site-unknown',
      data: { site: 'ZZ' },
    });
  });

  test('TU-21 a site next to a black building cannot receive black', () => {
    const state = position({
      buildings: { C4: 'black .', C2: 'black .' },
      stocks: [{ white: 1, black: 4 }],
    });
    const answer = { build: 'C3', colour: 'black', roof: 'C3' } as const;
    expect(towerUp.check(state, 0, answer)).toEqual({
      rule: 'TU-21',
      code: 'colour-clash',
      data: { site: 'C3', colour: 'black', with: ['C2', 'C4'] },
    });
    expect(why(state, { ...answer, colour: 'white' })).toBeNull();
    expect(legal(state)).not.toContainEqual(answer);
  });

  test('TU-21 every adjacent building is paid for in its own colour', () => {
    const stocks = [{ white: 1, grey: 1, brown: 1 }];
    const state = position({ buildings: { C4: 'white .', C2: 'brown .' }, stocks });
    expect(why(state, { build: 'C3', colour: 'grey', roof: 'C3' })).toBeNull();
    const poor = position({
      buildings: { C4: 'white .', C2: 'brown .' },
      stocks: [{ white: 4, grey: 4, black: 2 }],
    });
    expect(towerUp.check(poor, 0, { build: 'C3', colour: 'grey', roof: 'C3' })).toEqual({
      rule: 'TU-21',
      code: 'too-few-floors',
      data: {
        lacks: { white: 0, grey: 0, brown: 1, black: 0 },
        price: { white: 1, grey: 0, brown: 1, black: 0 },
      },
    });
    expect(buildSites(poor)).toEqual(['C1', 'C5', 'C6', 'E2']);
  });

  test('TU-21 the first floor comes out of the stock as well', () => {
    const state = position({ buildings: { C4: 'white .' }, stocks: [{ white: 1, grey: 1 }] });
    expect(towerUp.check(state, 0, { build: 'C3', colour: 'black', roof: 'C3' })).toEqual({
      rule: 'TU-21',
      code: 'too-few-floors',
      data: {
        lacks: { white: 0, grey: 0, brown: 0, black: 1 },
        price: { white: 1, grey: 0, brown: 0, black: 1 },
      },
    });
    expect(why(state, { build: 'C3', colour: 'grey', roof: 'C3' })).toBeNull();
  });

  test('TU-21 two neighbours of one colour cost two floors of it', () => {
    const buildings = { C4: 'white .', C2: 'white .' };
    const one = position({ buildings, stocks: [{ white: 1, grey: 1 }] });
    expect(why(one, { build: 'C3', colour: 'grey', roof: 'C3' })).toBe('TU-21 too-few-floors');
    const two = position({ buildings, stocks: [{ white: 2, grey: 1 }] });
    expect(why(two, { build: 'C3', colour: 'grey', roof: 'C3' })).toBeNull();
    play(two, { build: 'C3', colour: 'grey', roof: 'C3' });
    expect(two.players[0]!.stock).toEqual({ white: 0, grey: 0, brown: 0, black: 0 });
  });

  test('TU-21 the supply is not touched', () => {
    const state = between();
    const before = { ...state.supply };
    play(state, { build: 'C3', colour: 'black', roof: 'C3' });
    expect(state.supply).toEqual(before);
  });
});

describe('TU-22 the roof', () => {
  test('TU-22 on the new building or any raised neighbour, nowhere else', () => {
    const state = between();
    const roofs = legal(state).flatMap((answer) =>
      'build' in answer && answer.build === 'C3' && answer.colour === 'grey' ? [answer.roof] : [],
    );
    expect(roofs).toEqual(['C3', 'C2', 'C4']);
    expect(towerUp.check(state, 0, { build: 'C1', colour: 'grey', roof: 'C2' })).toEqual({
      rule: 'TU-22',
      code: 'roof-elsewhere',
      data: { roof: 'C2', places: ['C1', 'C4'] },
    });
  });

  test('TU-22 on the new building it lies at height 1 and moves its colour by 1', () => {
    const state = between();
    play(state, { build: 'C3', colour: 'black', roof: 'C3' });
    expect(state.buildings['C3']).toEqual({ colour: 'black', floors: [0] });
    expect(state.players[0]!.markers).toEqual({ white: 0, grey: 0, brown: 0, black: 1 });
    expect(state.players[0]!.roofs).toBe(9);
  });

  test('TU-22 own roofs are covered like any other when their building is raised', () => {
    const state = position({
      buildings: { C4: 'white .0' },
      stocks: [{ white: 1, grey: 1 }],
    });
    play(state, { build: 'C3', colour: 'grey', roof: 'C3' });
    expect(state.buildings['C4']!.floors).toEqual([null, 0, null]);
  });
});

describe('TU-23 the marker', () => {
  test('TU-23 stops at the end of its track, the rest is lost', () => {
    const state = position({
      buildings: { C4: 'white ....' },
      stocks: [{ white: 1, grey: 1 }],
      markers: [{ white: 9 }],
    });
    const events = play(state, { build: 'C3', colour: 'grey', roof: 'C4' });
    expect(state.players[0]!.markers.white).toBe(12);
    expect(events[1]).toEqual({ kind: 'moved', seat: 0, colour: 'white', from: 9, to: 12 });
  });
});

describe('TU-26 roofs and turns', () => {
  test('TU-26 without a roof nothing can be built', () => {
    const state = position({
      buildings: { C4: 'white 0000000000', C6: 'brown .' },
      stocks: [{ white: 2, grey: 2 }],
      end: { reason: 'roofs', seat: 0 },
    });
    expect(towerUp.check(state, 0, { build: 'C3', colour: 'grey', roof: 'C3' })).toEqual({
      rule: 'TU-26',
      code: 'no-roof',
      data: {},
    });
    expect(buildSites(state)).toEqual([]);
    expect(legal(state)).toHaveLength(3);
  });

  test('TU-26 one roof is enough', () => {
    const state = position({
      buildings: { C4: 'white 000000000' },
      stocks: [{ white: 2, grey: 2 }],
    });
    expect(buildSites(state)).not.toEqual([]);
  });

  test('TU-26 who cannot build takes a card', () => {
    const state = position({ stocks: [{ brown: 2 }] });
    expect(legal(state).map((answer) => Object.keys(answer)[0])).toEqual(['take', 'take', 'take']);
  });

  test('TU-20 only the seat on turn acts, and only with a turn', () => {
    const state = between();
    expect(towerUp.decisions(state)).toEqual([
      { seat: 0, kind: 'turn', rule: 'TU-20', owed: true, secret: false, about: { last: false } },
    ]);
    expect(towerUp.answers(state, 1)).toEqual([]);
    expect(towerUp.check(state, 1, { take: 'M13', choose: [] })).toEqual({
      rule: 'TU-20',
      code: 'not-the-turn',
      data: { turn: 0 },
    });
    expect(towerUp.check(state, 0, { place: 'A1', colour: 'white' })).toEqual({
      rule: 'TU-20',
      code: 'other-question',
      data: { asked: 'turn' },
    });
  });
});
