import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boardOf } from '../rules/board.ts';
import { businesses, earnsAs, type Land } from '../rules/businesses.ts';
import { SHOPS, sizeOf } from '../rules/material.ts';
import { housesOf } from '../table/houses.ts';
import { iconOf } from '../table/icons.ts';
import { layOut } from '../table/layout.ts';

const board = boardOf('1999');
const layout = layOut(board.file, { width: 1040, height: 740 });
const built = (shop: string, ...locations: number[]): Land =>
  Object.fromEntries(locations.map((at) => [at, { owner: 0, shop }]));

/** Lands of few owners and types, so that large businesses of every form arise. */
const lands: fc.Arbitrary<Land> = fc
  .array(fc.constantFrom('fish', 'tea-house', null, 'none'), { minLength: 85, maxLength: 85 })
  .chain((shops) =>
    fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 85, maxLength: 85 }).map((owners) => {
      const plots = shops.flatMap((shop, i) =>
        shop === 'none' ? [] : [[i + 1, { owner: owners[i]!, shop }] as const],
      );
      return Object.fromEntries(plots);
    }),
  );

test('CT-41 a business of two shops or more has one sign, with its income and its pips', () => {
  fc.assert(
    fc.property(lands, (land) => {
      const { signs, parts } = housesOf(board, land, layout);
      const large = businesses(board, land).filter(({ locations }) => locations.length > 1);
      expect(signs.map(({ locations }) => locations)).toEqual(large.map((one) => one.locations));
      for (const [i, business] of large.entries()) {
        const { at, cells, size, complete, more, income, locations } = signs[i]!;
        expect(income).toBe(earnsAs(business));
        expect(complete * size + more).toBe(locations.length);
        // The sign lies on locations of its business.
        for (let col = at.col; col < at.col + cells; col++)
          expect(
            locations.some((one) => {
              const spot = layout.spots.get(one)!;
              return spot.row === at.row && spot.col === col;
            }),
          ).toBe(true);
        // Every shop can be told: by its own icon, by the sign, or as a storey of the house.
        const shows = locations.map((one) => parts.get(one)!.shows);
        expect(shows.filter((what) => what === 'sign')).toHaveLength(cells);
      }
    }),
  );
});

test('CT-41 shops of one business are joined without a wall, all others are not', () => {
  fc.assert(
    fc.property(lands, (land) => {
      const { parts } = housesOf(board, land, layout);
      const whole = new Map(
        businesses(board, land).flatMap((one) => one.locations.map((at) => [at, one.locations])),
      );
      for (const [location, { joined }] of parts)
        for (const [side, next] of layout.spots.get(location)!.beside.entries())
          expect((joined & (1 << side)) !== 0).toBe(whole.get(location)!.includes(next));
    }),
  );
});

test('a sign is on the longest front; a column has it on the storey above the front', () => {
  const row = housesOf(board, built('sewing', 16, 20, 24, 25, 26, 27), layout).signs[0]!;
  expect([row.at.location, row.cells, row.column, row.complete, row.more]).toEqual([
    24,
    4,
    false,
    1,
    0,
  ]);
  const column = housesOf(board, built('antiques', 77, 79, 81), layout).signs[0]!;
  expect([column.at.location, column.cells, column.column, column.more]).toEqual([79, 1, true, 3]);
});

test('CT-42 more shops than the size: the sign counts the complete business and what is beyond it', () => {
  const { signs, parts } = housesOf(board, built('fish', 1, 2, 3, 4), layout);
  expect(signs).toMatchObject([{ complete: 1, more: 1, income: 6, size: 3 }]);
  expect(parts.get(1)).toMatchObject({ complete: false });
  expect(housesOf(board, built('fish', 1, 2, 3), layout).parts.get(1)!.complete).toBe(true);
});

test('CT-3 every type of shop has an icon of its own', () => {
  const icons = SHOPS.map((shop) => iconOf(shop));
  expect(icons.every((icon) => icon.startsWith('M'))).toBe(true);
  expect(new Set(icons).size).toBe(SHOPS.length);
  expect(SHOPS.every((shop) => sizeOf(shop) > 1)).toBe(true);
});
