import { copyJson, type Json, withoutRemarks } from '@faubourg/core';
import { expect, test } from 'vitest';
import { boardFault, type BoardFile, boardOf, LOCATIONS, MAPS } from '../rules/board.ts';
import { chinatown } from '../rules/index.ts';
import { copiesOf, ECONOMY, SHOPS, sizeOf, START_MONEY, supply, TILES } from '../rules/material.ts';
import board1999 from '../data/board-1999.json' with { type: 'json' };
import board2008 from '../data/board-2008.json' with { type: 'json' };
import { options } from './positions.ts';

const json = (file: BoardFile): Json => copyJson(file);
const changed = (change: (file: BoardFile) => void): string | null => {
  const file = copyJson(boardOf('1999').file);
  change(file);
  return boardFault(file);
};

test.each(MAPS)('CT-1 map %s has 85 locations in six districts, side by side within one', (map) => {
  const { file, neighbours } = boardOf(map);
  expect(boardFault(json(file))).toBeNull();
  expect(file.districts.map(({ name }) => name)).toEqual([
    'Lafayette St',
    'Bowery',
    'Grand St',
    'Centre St',
    'Canal St',
    'Park Row',
  ]);
  const district = new Map(
    file.districts.flatMap((d) => d.cells.map(([n]) => [n!, d.id] as const)),
  );
  expect(district.size).toBe(LOCATIONS);
  for (let at = 1; at <= LOCATIONS; at++) {
    expect(neighbours[at]!.length).toBeGreaterThan(0);
    for (const next of neighbours[at]!) {
      expect(neighbours[next]).toContain(at);
      expect(district.get(next)).toBe(district.get(at));
    }
  }
});

test('the maps by name are the data files without their remarks', () => {
  for (const [map, file] of [
    ['1999', board1999],
    ['2008', board2008],
  ] as const) {
    expect(file.$status && file.$noStreetStatus && file.$cellFormat).toBeTruthy();
    expect(boardFault(file)).toBeNull();
    expect(boardOf(map).file).toEqual(withoutRemarks(file));
    expect(Object.keys(boardOf(map).file)).toEqual(['id', 'noStreet', 'districts']);
  }
});

test('CT-2 the two maps differ; 1999 is the default', () => {
  expect(options().map).toBe('1999');
  expect(boardOf('1999').neighbours[1]!.toSorted((a, b) => a - b)).toEqual([2, 6]);
  expect(boardOf('2008').neighbours[1]!.toSorted((a, b) => a - b)).toEqual([2, 3]);
  expect(boardOf('1999').neighbours[17]!.toSorted((a, b) => a - b)).toEqual([14, 16, 18, 21]);
});

test('CT-3 twelve types, three of each size, size + 3 tiles of a type, 90 in all', () => {
  expect(SHOPS).toHaveLength(12);
  for (const size of [3, 4, 5, 6]) expect(SHOPS.filter((s) => sizeOf(s) === size)).toHaveLength(3);
  for (const shop of SHOPS) expect(copiesOf(shop)).toBe(sizeOf(shop) + 3);
  expect(TILES).toBe(90);
});

test('CT-4 everybody starts with 5,000; nine economy cards', () => {
  expect(START_MONEY).toBe(5);
  expect(ECONOMY).toHaveLength(9);
  expect(ECONOMY.filter((card) => card.length === 0)).toHaveLength(3);
});

test('CT-10, CT-11 the table of what is dealt, kept and drawn', () => {
  const row = (seats: number): number[][] =>
    [1, 2, 3, 4, 5, 6].map((round) => Object.values(supply(seats, round)));
  const [three, four] = [row(3), row(4)];
  expect(three).toEqual([[7, 5, 7], ...Array.from({ length: 5 }, () => [6, 4, 4])]);
  expect(four).toEqual([[6, 4, 6], ...Array.from({ length: 5 }, () => [5, 3, 3])]);
  expect(row(5)).toEqual([
    [5, 3, 5],
    [5, 3, 3],
    [5, 3, 3],
    [4, 2, 2],
    [4, 2, 2],
    [4, 2, 2],
  ]);
});

test('CT-60 the published list of locations without street access, for map 1999', () => {
  const { street } = boardOf('1999');
  const without = Array.from({ length: LOCATIONS }, (_, i) => i + 1).filter((at) => !street[at]);
  expect(without).toEqual([
    1, 2, 3, 6, 7, 14, 17, 18, 21, 22, 29, 30, 32, 33, 34, 35, 38, 39, 47, 50, 53, 56, 57, 63, 64,
    68, 77, 78, 80, 82, 84,
  ]);
});

test('a map of one’s own is an option; what is wrong with it names the entry', () => {
  const own = { ...copyJson(boardOf('2008').file), id: 'mine' };
  expect(options({ map: own }).map).toEqual(own);
  expect(boardOf(own).neighbours).toEqual(boardOf('2008').neighbours);
  const spec = chinatown.options.find(({ name }) => name === 'map')!;
  expect(spec.wrong!('1888', 3)).toBe(
    'map: expected an object with id, noStreet, districts, found "1888"',
  );

  expect(changed((file) => file.districts[1]!.cells.pop())).toBe(
    'map.districts: location 27 is missing',
  );
  expect(changed((file) => (file.districts[1]!.cells[0]![0] = 86))).toBe(
    'map.districts[1].cells[0]: location 86 is not 1 … 85',
  );
  expect(changed((file) => (file.districts[1]!.cells[0]![0] = 0))).toBe(
    'map.districts[1].cells[0]: location 0 is not 1 … 85',
  );
  expect(changed((file) => (file.districts[2]!.cells[1]![0] = 5))).toBe(
    'map.districts[2].cells[1]: location 5 is already at map.districts[0].cells[4]',
  );
  expect(changed((file) => (file.districts[0]!.cells[1] = [2, 0, 0]))).toBe(
    'map.districts[0].cells[1]: row 0, column 0 is already at map.districts[0].cells[0]',
  );
  expect(changed((file) => file.noStreet.push(7))).toBe(
    'map.noStreet[31]: location 7 is there twice',
  );
  expect(changed((file) => file.noStreet.push(85))).toBeNull();
  expect(changed((file) => Object.assign(file.districts[0]!, { $seen: 'there' }))).toBeNull();
  expect(changed((file) => Object.assign(file, { status: 'own' }))).toBeNull();
  expect(changed((file) => Object.assign(file, { seen: 'there' }))).toMatch(/^map.seen: expected/);
});
