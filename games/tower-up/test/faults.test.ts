import { QuickChance } from '@faubourg/core';
import { gamesToPlay } from '@faubourg/core/conformance';
import { towerUp, type TowerUpState } from '@faubourg/tower-up';
import { describe, expect, test } from 'vitest';
import { COLOURS } from '../rules/colours.ts';
import { tinyBoard } from './boards.ts';
import { legal, loose, OPTIONS, position } from './positions.ts';

type Spec = Parameters<typeof loose>[0];

/** The faults of a valid position after a change. */
function wrong(change: (state: TowerUpState) => void, spec: Spec = {}): readonly string[] {
  const state = position(spec);
  change(state);
  return towerUp.faults(state);
}

describe('a position is possible or says what is not', () => {
  test('options fit the number of seats', () => {
    expect(wrong((s) => (s.options = { ...OPTIONS, startFloors: 2 }))).toEqual([
      'options.startFloors: 2 not with 2 players',
    ]);
    const four = { seats: 4 };
    expect(wrong((s) => (s.options = { ...OPTIONS, startFloors: 7 }), four)).toEqual([
      'options.startFloors: 7 not with 4 players',
    ]);
    const own = { seats: 4, buildings: { A1: 'white .' } };
    expect(wrong((s) => (s.options = { ...OPTIONS, board: tinyBoard() }), own)).toContain(
      'options.board: not for 4 players',
    );
  });

  test('seats exist', () => {
    expect(wrong((s) => (s.first = 2))).toEqual(['first: there is no seat 2']);
    expect(wrong((s) => (s.turn = 3))).toEqual(['turn: there is no seat 3']);
    expect(wrong((s) => (s.end = { reason: 'roofs', seat: 2 }))).toEqual([
      'end.seat: there is no seat 2',
    ]);
    expect(wrong((s) => s.goals[1]!.takers.push(2))).toEqual(['goals lake4: there is no seat 2']);
    expect(wrong((s) => (s.buildings['C4']!.floors = [2]))).toEqual([
      'buildings.C4: there is no seat 2',
    ]);
  });

  test('TU-1, TU-21 buildings stand on sites, unlike their neighbours', () => {
    expect(wrong((s) => (s.buildings['Q1'] = { colour: 'white', floors: [null] }))).toEqual([
      'buildings.Q1: there is no such site',
    ]);
    expect(wrong((s) => (s.buildings['C3'] = { colour: 'white', floors: [null] }))).toEqual([
      'buildings.C3: white like its neighbour C4',
    ]);
  });

  test('TU-3 every card once', () => {
    const line = 'cards: expected each of the 44 once';
    expect(wrong((s) => s.pile.pop())).toEqual([line]);
    expect(wrong((s) => (s.pile[0] = 'M13'))).toEqual([line]);
    expect(wrong((s) => s.discards.push('M01'))).toEqual([line]);
    expect(wrong((s) => s.discards.push(s.pile.pop()!))).toEqual([]);
    expect(wrong((s) => s.pile.push(s.market.pop()!))).toEqual(['market: 2 cards, expected 3']);
  });

  test('TU-2 thirty floors of each colour', () => {
    expect(wrong((s) => s.supply.grey--)).toEqual(['floors: 29 grey ones, expected 30']);
    expect(wrong((s) => s.players[1]!.stock.black++)).toEqual([
      'floors: 31 black ones, expected 30',
    ]);
    expect(wrong((s) => s.buildings['C4']!.floors.push(null))).toEqual([
      'floors: 31 white ones, expected 30',
    ]);
    expect(
      wrong((s) => {
        s.buildings['C4']!.floors.push(null);
        s.supply.white--;
      }),
    ).toEqual([]);
  });

  test('TU-2 ten roofs per seat', () => {
    expect(wrong((s) => (s.players[1]!.roofs = 9))).toEqual([
      'players[1].roofs: 9 left and 0 placed, expected 10',
    ]);
    expect(wrong((s) => (s.buildings['C4']!.floors = [1]))).toEqual([
      'players[1].roofs: 10 left and 1 placed, expected 10',
    ]);
  });

  test('TU-24, TU-4 stocks and tracks have an end', () => {
    expect(
      wrong((s) => {
        s.players[0]!.stock.grey = 11;
        s.supply.grey -= 11;
      }),
    ).toEqual(['players[0].stock: 11 floors, at most 10']);
    expect(position({ stocks: [{ grey: 4, white: 6 }] })).toBeDefined();
    expect(wrong((s) => (s.players[0]!.markers.black = 13))).toEqual([
      'players[0].markers: a track ends at 12',
    ]);
    expect(wrong((s) => (s.players[0]!.markers.black = 12))).toEqual([]);
  });

  test('TU-12 the objectives of the options, each once', () => {
    expect(wrong((s) => (s.goals[0]!.id = 'lake4'))).toEqual([
      'goals: an objective stands there twice',
    ]);
    const start = {
      options: { objectives: 'start' as const },
      goals: ['colours4', 'park4', 'districts5'],
    };
    expect(wrong(() => {}, start)).toEqual([]);
    expect(wrong((s) => (s.goals[0]!.id = 'lake4'), start)).toEqual([
      'goals: expected colours4,park4,districts5',
    ]);
    const three = ['twice2', 'grey32', 'lake4'];
    const named = { options: { objectives: three }, goals: three };
    expect(wrong((s) => (s.goals = s.goals.toReversed()), named)).toEqual([
      'goals: expected twice2,grey32,lake4',
    ]);
  });

  test('TU-30 who meets an objective has its token, and nobody else', () => {
    const line = (seat: number) => `goals twice2: seat ${seat} has the token or meets it, not both`;
    const spec = {
      goals: ['twice2', 'grey32', 'lake4'],
      buildings: { A1: 'white 00', C4: 'grey 00' },
    };
    expect(wrong((s) => (s.goals[0]!.takers = []), spec)).toEqual([line(0)]);
    expect(wrong((s) => s.goals[0]!.takers.push(1), spec)).toEqual([line(1)]);
    expect(wrong((s) => s.goals[0]!.takers.push(0), spec)).toEqual([
      'goals twice2: a seat took two tokens',
    ]);
  });

  test('TU-10 while starting floors are placed nothing else has happened', () => {
    const spec = { options: { start: 'chosen' as const }, start: ['white' as const] };
    expect(wrong(() => {}, spec)).toEqual([]);
    expect(wrong((s) => (s.options = OPTIONS), spec)).toEqual(['start: chance places the floors']);
    expect(wrong((s) => s.start.push('grey', 'grey'), spec)).toEqual(['start: too many floors']);
    expect(wrong((s) => s.start.push('grey'), spec)).toEqual([]);
    const roofs = {
      ...spec,
      buildings: { C4: 'white 0' },
    };
    expect(() => position(roofs)).toThrow('start: a roof has been placed already');
    expect(wrong((s) => (s.end = { reason: 'shortage', seat: 1 }), spec)).toEqual([
      'end: triggered before the start',
    ]);
    const full = {
      options: { start: 'chosen' as const, board: tinyBoard(['AB', 'AC', 'AD', 'AE']) },
      start: ['white' as const],
      buildings: { A1: 'white .' },
    };
    expect(() => position(full)).toThrow('start: no site for white');
  });

  test('TU-40 … TU-42 the end is triggered when it must be', () => {
    expect(wrong((s) => (s.players[0]!.cone = 0))).toEqual(['end: a cone is placed before it']);
    expect(() => position({ buildings: { C4: 'white 0000000000' } })).toThrow(
      'end: a seat has placed its last roof',
    );
    expect(() => position({ buildings: {} })).toThrow('end: no site can ever be built again');
    expect(wrong((s) => (s.end = { reason: 'roofs', seat: 0 }))).toEqual([
      'end: seat 0 has roofs left',
    ]);
    expect(wrong((s) => (s.end = { reason: 'blocked', seat: 1 }))).toEqual([
      'end: there are sites that can be built',
    ]);
    expect(wrong((s) => (s.end = { reason: 'shortage', seat: 1 }))).toEqual([]);
  });

  test('TU-40, TU-41 cones are placed turn by turn', () => {
    const ended = (
      reason: 'roofs' | 'shortage',
      seat: number,
      turn: number,
      cones: readonly (number | null)[],
    ) => {
      const roofs = reason === 'roofs' ? { A1: `white ${String(seat).repeat(10)}.` } : {};
      const buildings = { C4: 'white .', ...roofs };
      return towerUp.faults(loose({ seats: 3, buildings, end: { reason, seat }, turn, cones }));
    };
    expect(ended('roofs', 1, 1, [null, null, null])).toEqual([]);
    expect(ended('roofs', 1, 2, [null, 0, null])).toEqual([]);
    expect(ended('roofs', 1, 0, [null, 0, 0])).toEqual([]);
    expect(ended('roofs', 1, 0, [0, 0, 0])).toEqual([]);
    expect(ended('roofs', 1, 2, [null, null, null])).toEqual(['turn: it is the turn of seat 1']);
    expect(ended('roofs', 1, 1, [null, 0, null])).toEqual(['turn: it is the turn of seat 2']);
    expect(ended('roofs', 1, 2, [0, 0, 0])).toEqual(['turn: it is the turn of seat 0']);
    expect(ended('roofs', 1, 2, [0, null, null])).toEqual([
      'end: cones are placed in the order of seats 1,2,0',
    ]);
    expect(ended('shortage', 1, 1, [null, null, null])).toEqual([]);
    expect(ended('shortage', 1, 2, [null, null, null])).toEqual([]);
    expect(ended('shortage', 1, 0, [null, null, 0])).toEqual([]);
    expect(ended('shortage', 1, 1, [0, null, 0])).toEqual([]);
    expect(ended('shortage', 1, 1, [0, 0, 0])).toEqual([]);
    expect(ended('shortage', 1, 0, [null, null, null])).toEqual(['turn: it is the turn of seat 2']);
    expect(ended('shortage', 1, 1, [null, null, 0])).toEqual(['turn: it is the turn of seat 0']);
    expect(ended('shortage', 1, 0, [null, 0, null])).toEqual([
      'end: cones are placed in the order of seats 2,0,1',
    ]);
  });

  test('TU-40 a cone fits the roofs that can have been on top', () => {
    const cone = (number: number) =>
      towerUp.faults(
        loose({
          buildings: { A1: 'white 00000000.', C4: 'white 0', E6: 'white 0' },
          end: { reason: 'roofs', seat: 0 },
          turn: 1,
          cones: [number, null],
        }),
      );
    const line = (number: number) => `players[0].cone: ${number} does not fit the roofs on top`;
    expect(cone(1)).toEqual([line(1)]);
    expect(cone(2)).toEqual([]);
    expect(cone(7)).toEqual([]);
    expect(cone(8)).toEqual([line(8)]);
  });
});

describe('whatever passes the form and the faults can be played to an end', () => {
  type Path = (string | number)[];

  /** Every place in some data. */
  function places(value: unknown, path: Path = [], found: Path[] = []): Path[] {
    found.push(path);
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) places(inner, [...path, name], found);
    }
    return found;
  }

  const STRANGE = [
    null,
    0,
    1,
    2,
    3,
    7,
    12,
    -1,
    'white',
    'joker',
    'M07',
    [],
    'A1',
    'blocked',
    'chosen',
  ];

  /** A change that a careful author could make. */
  function rearrange(state: TowerUpState, chance: QuickChance): unknown {
    const copy = structuredClone(state);
    const player = copy.players[chance.int(copy.players.length)]!;
    const colour = COLOURS[chance.int(4)]!;
    const way = chance.int(4);
    if (way === 0) player.markers[colour] = chance.int(13);
    else if (way === 1) copy.turn = chance.int(copy.players.length);
    else if (way === 2) {
      const moved = Math.min(copy.supply[colour], chance.int(4));
      copy.supply[colour] -= moved;
      player.stock[colour] += moved;
    } else {
      const [first] = Object.values(copy.buildings);
      if (!first) return copy;
      first.floors.unshift(null);
      copy.supply[first.colour]--;
    }
    return copy;
  }

  /** A change somewhere, to something. */
  function mutate(state: TowerUpState, chance: QuickChance): unknown {
    if (chance.int(2) === 0) return rearrange(state, chance);
    const copy = structuredClone(state) as unknown;
    const all = places(copy).filter((path) => path.length > 0 && path[1] !== 'board');
    const path = all[chance.int(all.length)]!;
    let holder = copy as Record<string, unknown>;
    for (const name of path.slice(0, -1)) holder = holder[name] as Record<string, unknown>;
    const last = path.at(-1)!;
    const value = holder[last];
    const way = chance.int(4);
    if (typeof value === 'number' && way < 2) holder[last] = value + (way === 0 ? 1 : -1);
    else if (Array.isArray(value) && way === 0) value.pop();
    else if (Array.isArray(value) && way === 1) value.push(value[0] ?? 0);
    else if (way === 2 && !Array.isArray(holder)) delete holder[last];
    else holder[last] = STRANGE[chance.int(STRANGE.length)];
    return copy;
  }

  test('mutated positions', () => {
    let played = 0;
    for (let game = 0; game < gamesToPlay(600); game++) {
      const chance = new QuickChance(game);
      const seats = 2 + (game % 3);
      const start = game % 5 === 0 ? 'chosen' : 'random';
      const { state } = towerUp.setUp({ ...OPTIONS, start }, seats, chance);
      for (let turns = chance.int(70); turns > 0 && towerUp.decisions(state).length > 0; turns--) {
        const answers = legal(state);
        towerUp.apply(state, state.turn, answers[chance.int(answers.length)]!, chance);
      }
      let strange: unknown = state;
      for (let changes = 1 + chance.int(2); changes > 0; changes--) {
        strange = mutate(strange as TowerUpState, chance);
        if (towerUp.shapes.state.fault(strange, '') !== null) break;
      }
      if (towerUp.shapes.state.fault(strange, '') !== null) continue;
      const revived = strange as TowerUpState;
      if (towerUp.faults(revived).length > 0) continue;
      played++;
      for (let turns = 0; towerUp.decisions(revived).length > 0; turns++) {
        expect(turns).toBeLessThan(2000);
        const answers = legal(revived);
        expect(answers.length).toBeGreaterThan(0);
        towerUp.view(revived, 0);
        towerUp.apply(revived, revived.turn, answers[chance.int(answers.length)]!, chance);
        expect(towerUp.faults(revived)).toEqual([]);
      }
      expect(towerUp.outcome(revived)).not.toBeNull();
    }
    expect(played).toBeGreaterThan(0);
  });
});
