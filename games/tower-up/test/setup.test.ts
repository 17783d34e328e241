import { QuickChance, readOptions } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { towerUp, type TowerUpOptions, type TowerUpState } from '@faubourg/tower-up';
import { COLOURS } from '../rules/colours.ts';
import { cardOf, CARDS, OBJECTIVES } from '../rules/material.ts';
import { boardIndexFor } from '../rules/state.ts';
import { starBoard, tinyBoard } from './boards.ts';
import { legal, OPTIONS, play, position, scripted, why } from './positions.ts';

const fresh = (seats: number, options: Partial<TowerUpOptions> = {}, seed = 1) =>
  towerUp.setUp({ ...OPTIONS, ...options }, seats, new QuickChance(seed));
const many = <T>(count: number, make: (seed: number) => T): T[] =>
  Array.from({ length: count }, (_, seed) => make(seed));
const heights = ({ buildings }: TowerUpState) =>
  Object.values(buildings).map(({ floors }) => floors);

describe('TU-1, TU-13 what stands at the start', () => {
  test.each([2, 3, 4])('%i players', (seats) => {
    const { state, events } = fresh(seats);
    expect(boardIndexFor(state).spots).toHaveLength(seats === 2 ? 30 : 48);
    expect(state.players).toEqual(
      many(seats, () => ({
        stock: { white: 1, grey: 1, brown: 1, black: 1 },
        roofs: 10,
        markers: { white: 0, grey: 0, brown: 0, black: 0 },
        cone: null,
      })),
    );
    expect(state.market).toHaveLength(3);
    expect(state.pile).toHaveLength(41);
    expect(state.discards).toEqual([]);
    expect(heights(state)).toEqual([[null], [null], [null]]);
    expect(state.end).toBeNull();
    expect(state.start).toEqual([]);
    expect(state.turn).toBe(state.first);
    expect(towerUp.faults(state)).toEqual([]);
    expect(towerUp.shapes.state.fault(state, '')).toBeNull();
    expect(events[0]).toEqual({
      kind: 'opened',
      first: state.first,
      objectives: state.goals.map(({ id }) => id),
      market: state.market,
      start: state.market.map((card) => cardOf(state, card).bottom),
    });
    // Events are not parts of the state.
    const opened = events[0] as { market?: unknown; start?: unknown };
    expect(opened.market).not.toBe(state.market);
    expect(opened.start).not.toBe(state.start);
    expect(events.slice(1)).toEqual(
      Object.entries(state.buildings).map(([site, { colour }]) => ({
        kind: 'placed',
        seat: null,
        site,
        colour,
      })),
    );
  });

  test('TU-13 any seat can be first', () => {
    const firsts = new Set(many(60, (seed) => fresh(3, {}, seed).state.first));
    expect([0, 1, 2].every((seat) => firsts.has(seat))).toBe(true);
  });
});

describe('TU-10, TU-11 starting floors by chance', () => {
  test('TU-10 the draws, one by one', () => {
    // Market M13, M44, M38; objectives; first player; then sites, and a colour for each joker.
    const chance = scripted(12, 12, 37, 0, 0, 0, 1, 5, 2, 7, 3, 0);
    const { state, events } = towerUp.setUp(OPTIONS, 2, chance);
    expect(state.market).toEqual(['M13', 'M44', 'M38']);
    expect(state.goals.map(({ id }) => id)).toEqual(['colours4', 'heights1234', 'twice2']);
    expect(state.first).toBe(1);
    expect(events.slice(1)).toEqual([
      { kind: 'placed', seat: null, site: 'A6', colour: 'black' },
      { kind: 'placed', seat: null, site: 'B3', colour: 'brown' },
      // A4, A5, C2 and D3 lie next to the black A6.
      { kind: 'placed', seat: null, site: 'A1', colour: 'black' },
    ]);
    expect(chance.draws).toBe(12);
  });

  test('TU-10 the bottom floors of the market, none next to its like', () => {
    for (const { state } of many(200, (seed) => fresh(2, { startFloors: 7 }, seed))) {
      expect(towerUp.faults(state)).toEqual([]);
      expect(Object.keys(state.buildings)).toHaveLength(7);
    }
  });

  test('TU-11 further floors from further cards, which go back', () => {
    for (const startFloors of [3, 4, 5, 6, 7]) {
      const { state, events } = fresh(3, { startFloors });
      expect(heights(state)).toHaveLength(startFloors);
      expect(state.market).toHaveLength(3);
      expect([...state.market, ...state.pile].sort()).toEqual(CARDS.map(({ id }) => id));
      const [opened] = events;
      expect(opened).toMatchObject({ kind: 'opened' });
      expect(opened!.kind === 'opened' && opened.start).toHaveLength(startFloors);
    }
  });

  test('TU-10 every site and every colour can come', () => {
    const states = many(300, (seed) => fresh(2, { startFloors: 7 }, seed).state);
    expect(new Set(states.flatMap(({ buildings }) => Object.keys(buildings))).size).toBe(30);
    const colours = states.flatMap(({ buildings }) =>
      Object.values(buildings).map(({ colour }) => colour),
    );
    expect(new Set(colours).size).toBe(4);
  });
});

describe('TU-10 starting floors by choice', () => {
  test('TU-10 the last player first, then counter-clockwise; then the first player begins', () => {
    const { state, events } = fresh(3, { start: 'chosen', startFloors: 5 }, 4);
    expect(events).toHaveLength(1);
    expect(state.buildings).toEqual({});
    expect(state.start).toHaveLength(5);
    const order: number[] = [];
    for (let left = 5; left > 0; left--) {
      expect(towerUp.decisions(state)).toEqual([
        {
          seat: state.turn,
          kind: 'start',
          rule: 'TU-10',
          owed: true,
          secret: false,
          about: { floor: state.start[0] },
        },
      ]);
      order.push(state.turn);
      const placed = play(state, legal(state)[3]!);
      expect(placed).toMatchObject([{ kind: 'placed', seat: order.at(-1) }]);
      expect(state.start).toHaveLength(left - 1);
    }
    const { first } = state;
    expect(order).toEqual([2, 1, 0, 2, 1].map((back) => (first + back) % 3));
    expect(state.turn).toBe(first);
    expect(towerUp.decisions(state)[0]!.kind).toBe('turn');
  });

  const choosing = (start: TowerUpState['start'], buildings = { C4: 'white .' }) =>
    position({ start, buildings, options: { start: 'chosen' } });

  test('TU-10 an empty site, the colour of the card, no equal neighbour', () => {
    const state = choosing(['white', 'joker']);
    expect(legal(state)).toHaveLength(24);
    expect(towerUp.check(state, 0, { place: 'C3', colour: 'white' })).toEqual({
      rule: 'TU-10',
      code: 'colour-clash',
      data: { site: 'C3', colour: 'white', with: ['C4'] },
    });
    expect(towerUp.check(state, 0, { place: 'C4', colour: 'white' })).toEqual({
      rule: 'TU-10',
      code: 'site-taken',
      data: { site: 'C4' },
    });
    expect(towerUp.check(state, 0, { place: 'A1', colour: 'black' })).toEqual({
      rule: 'TU-10',
      code: 'other-colour',
      data: { floor: 'white' },
    });
    expect(towerUp.check(state, 0, { place: 'Z1', colour: 'white' })).toEqual({
      rule: 'TU-1',
      code: 'site-unknown',
      data: { site: 'Z1' },
    });
    expect(towerUp.check(state, 0, { take: 'M13', choose: [] })).toEqual({
      rule: 'TU-20',
      code: 'other-question',
      data: { asked: 'start' },
    });
    const before = { ...state.supply };
    play(state, { place: 'A1', colour: 'white' });
    expect(state.buildings['A1']).toEqual({ colour: 'white', floors: [null] });
    expect(state.supply).toEqual({ ...before, white: before.white - 1 });
  });

  test('TU-10 a joker is of any colour', () => {
    const state = choosing(['joker']);
    expect(legal(state)).toHaveLength(24 + 3 * 29);
    expect(why(state, { place: 'C3', colour: 'black' })).toBeNull();
    expect(why(state, { place: 'C3', colour: 'white' })).toBe('TU-10 colour-clash');
  });

  test('TU-10 starting floors do not raise each other', () => {
    const state = choosing(['black']);
    play(state, { place: 'C3', colour: 'black' });
    expect(state.buildings).toEqual({
      C4: { colour: 'white', floors: [null] },
      C3: { colour: 'black', floors: [null] },
    });
  });
});

describe('TU-10 on a board too small for its floors', () => {
  test('a floor without a site stays in the supply, and play goes on', () => {
    for (const start of ['random', 'chosen'] as const) {
      for (let seed = 0; seed < 40; seed++) {
        const options = { board: tinyBoard(), startFloors: 7, start };
        const { state } = fresh(2, options, seed);
        const chance = new QuickChance(seed);
        for (let turns = 0; towerUp.decisions(state).length > 0; turns++) {
          expect(turns).toBeLessThan(300);
          expect(towerUp.faults(state)).toEqual([]);
          const answers = legal(state);
          play(state, answers[chance.int(answers.length)]!, chance);
        }
        expect(Object.keys(state.buildings).length).toBeLessThanOrEqual(5);
      }
    }
  });

  test('TU-42 if nothing can be built from the start, everyone has one turn', () => {
    // All sites get a floor at once.
    const found = many(200, (seed) => fresh(3, { board: tinyBoard(), startFloors: 7 }, seed)).find(
      ({ state }) => Object.keys(state.buildings).length === 5,
    )!;
    const { state, events } = found;
    const last = (state.first + 2) % 3;
    expect(events.at(-1)).toEqual({ kind: 'ending', seat: last, reason: 'blocked' });
    expect(state.turn).toBe(state.first);
    const order: number[] = [];
    while (towerUp.decisions(state).length > 0) {
      order.push(state.turn);
      play(state, towerUp.fallback(state, state.turn));
    }
    expect(order).toEqual([0, 1, 2].map((more) => (state.first + more) % 3));
  });

  test('TU-42 the same after chosen floors', () => {
    const state = position({
      options: { board: tinyBoard(), start: 'chosen', startFloors: 5 },
      first: 1,
      turn: 1,
      start: ['white'],
      buildings: { A1: 'grey .', B1: 'white .', C1: 'grey .', D1: 'black .' },
    });
    const events = play(state, { place: 'E1', colour: 'white' });
    expect(events).toEqual([
      { kind: 'placed', seat: 1, site: 'E1', colour: 'white' },
      { kind: 'ending', seat: 0, reason: 'blocked' },
    ]);
    expect(state.turn).toBe(1);
  });

  test('a floor that finds no site is passed over, and the next seat is asked', () => {
    // Everything lies next to the white A1.
    const state = position({
      options: { board: starBoard(9), start: 'chosen', startFloors: 5 },
      turn: 0,
      start: ['white', 'white', 'white', 'joker'],
      buildings: {},
    });
    play(state, { place: 'A1', colour: 'white' });
    expect(state.start).toEqual(['joker']);
    expect(state.turn).toBe(1);
    expect(legal(state)).toHaveLength(3 * 9);
  });

  test('a joker finds a colour that still has a site', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { state } = fresh(2, { board: starBoard(5), startFloors: 5 }, seed);
      expect(towerUp.faults(state)).toEqual([]);
    }
  });
});

describe('TU-12 objectives', () => {
  test('TU-12 three random ones, all different, all possible', () => {
    const drawn = many(100, (seed) => fresh(2, {}, seed).state.goals.map(({ id }) => id));
    for (const three of drawn) expect(new Set(three).size).toBe(3);
    expect(new Set(drawn.flat()).size).toBe(10);
    expect(fresh(2).state.goals.every(({ takers }) => takers.length === 0)).toBe(true);
  });

  test('TU-12 the three START ones, or three named ones', () => {
    const { state } = fresh(2, { objectives: 'start' });
    expect(state.goals.map(({ id }) => id)).toEqual(['colours4', 'park4', 'districts5']);
    const named = ['twice2', 'grey32', 'colours4'];
    expect(fresh(2, { objectives: named }).state.goals.map(({ id }) => id)).toEqual(named);
  });
});

describe('options', () => {
  const read = (given: unknown, seats = 2) => readOptions<TowerUpOptions>(towerUp, given, seats);
  const wrong = (given: unknown, seats = 2): unknown => {
    const result = read(given, seats);
    return 'problem' in result ? result.problem.data['wrong'] : null;
  };

  test('defaults', () => {
    expect(read({})).toEqual({ options: OPTIONS });
    expect(towerUp.options.map(({ name, rule }) => `${name} ${rule}`)).toEqual([
      'objectives TU-12',
      'startFloors TU-11',
      'start TU-10',
      'board TU-1',
      'cards TU-3',
    ]);
  });

  test('TU-11 how many starting floors with how many players', () => {
    const values = (seats: number) => towerUp.options[1]!.values(seats);
    expect(values(2)).toEqual([3, 4, 5, 6, 7]);
    expect(values(3)).toEqual([3, 4, 5, 6, 7]);
    expect(values(4)).toEqual([3, 4, 5]);
    expect(wrong({ startFloors: 7 }, 4)).toBe('not one of the choices');
    expect(wrong({ startFloors: 2 })).toBe('not one of the choices');
  });

  test('TU-12 named objectives must be three, known and different', () => {
    const known = OBJECTIVES.map(({ id }) => id).join(', ');
    expect(towerUp.options[0]!.values(2)).toEqual(['random', 'start']);
    expect(wrong({ objectives: ['twice2', 'grey32', 'lake4'] })).toBeNull();
    expect(wrong({ objectives: ['twice2', 'grey32'] })).toBe(`expected 3 of ${known}`);
    expect(wrong({ objectives: ['twice2', 'grey32', 'x'] })).toBe(`expected 3 of ${known}`);
    expect(wrong({ objectives: 'all' })).toBe(`expected 3 of ${known}`);
    expect(wrong({ objectives: ['twice2', 'grey32', 'twice2'] })).toBe('the 3 must differ');
  });

  test('TU-10 start is by chance or by choice', () => {
    expect(towerUp.options[2]!.values(2)).toEqual(['random', 'chosen']);
    expect(wrong({ start: 'chosen' })).toBeNull();
    expect(wrong({ start: 'later' })).toBe('not one of the choices');
  });

  test('TU-1 a board of one’s own, for as many players as it says', () => {
    expect(wrong({ board: tinyBoard() })).toBeNull();
    expect(wrong({ board: tinyBoard() }, 4)).toBe('players: the board is for 2 or 3');
    expect(wrong({ board: 'other' })).toContain('expected an object');
    const board = { ...tinyBoard(), roads: [...tinyBoard().roads, ['A1', 'Z9']] };
    expect(wrong({ board })).toBe('roads[4]: unknown site "Z9"');
    const twice = { ...board, roads: [...board.roads, ['Q1', 'A1']] };
    expect(wrong({ board: twice })).toBe(
      'roads[4]: unknown site "Z9"; roads[5]: unknown site "Q1"',
    );
    expect(towerUp.options[3]!.values(2)).toEqual(['standard']);
  });

  test('a board of one’s own is played on, also after a trip through JSON', () => {
    const { state } = fresh(2, { board: tinyBoard() });
    const back = JSON.parse(JSON.stringify(state)) as TowerUpState;
    expect(boardIndexFor(state).spots.map(({ id }) => id)).toEqual(['A1', 'B1', 'C1', 'D1', 'E1']);
    expect(towerUp.answers(back, back.turn)).toEqual(towerUp.answers(state, state.turn));
    expect(towerUp.shapes.state.fault(back, '')).toBeNull();
    expect(boardIndexFor(state)).toBe(boardIndexFor(state));
    expect(COLOURS).toHaveLength(4);
  });
});
