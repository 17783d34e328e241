import { describe, expect, test } from 'vitest';
import { LARGE, SMALL } from '../rules/material.ts';
import { storeys } from '../table/geometry.ts';
import { layOut } from '../table/layout.ts';

type Point = { readonly x: number; readonly y: number };

/** The closed lines of a path made of straight pieces. */
function lines(path: string): Point[][] {
  return path
    .split('M')
    .filter((line) => line !== '')
    .map((line) => {
      expect(line.endsWith('Z')).toBe(true);
      return line
        .slice(0, -1)
        .split('L')
        .map((pair) => {
          const [x, y] = pair.split(' ').map(Number);
          return { x: x!, y: y! };
        });
    });
}

function inside({ x, y }: Point, line: readonly Point[]): boolean {
  let within = false;
  for (const [i, a] of line.entries()) {
    const b = line[(i + 1) % line.length]!;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) within = !within;
  }
  return within;
}

describe.each([
  ['for two', SMALL],
  ['for three or four', LARGE],
])('the map %s', (_, board) => {
  const { box, districts, sites, roads, features } = layOut(board);

  test('every site lies on the slab of its district and on no other', () => {
    for (const site of sites) {
      const on = districts.filter(({ outline }) =>
        lines(outline).some((line) => inside(site, line)),
      );
      expect([site.id, ...on.map(({ id }) => id)]).toEqual([site.id, site.district]);
    }
  });

  test('a district’s name stands on its slab', () => {
    for (const { id, outline, label } of districts) {
      const on = lines(outline).some((line) => inside(label, line));
      expect([id, on]).toEqual([id, true]);
    }
  });

  test('everything the file names is drawn, within the picture', () => {
    expect(sites).toHaveLength(board.sites.length);
    expect(roads).toHaveLength(board.roads.length);
    for (const { x, y } of [...sites, ...features]) {
      expect(x > box.x && x < box.x + box.w && y > box.y && y < box.y + box.h).toBe(true);
    }
    const crossing = roads.filter(({ crosses }) => crosses).length;
    expect(crossing).toBe(Object.values(board.borders).flat().length);
  });

  test('far towers are drawn before near ones', () => {
    const ys = sites.map(({ y }) => y);
    expect(ys).toEqual(ys.toSorted((a, b) => a - b));
  });
});

test('floors and roofs lie on one another, and a tower never hides the site behind it', () => {
  const low = storeys([false, true, false]);
  expect(low.map(({ floor, roof }) => [floor, roof])).toEqual([
    [12, 12],
    [24, 28],
    [40, 40],
  ]);
  const high = storeys(Array<boolean>(12).fill(true));
  expect(high.at(-1)!.roof).toBeCloseTo(84);
  for (const [i, { floor, up }] of high.entries())
    expect(floor - up).toBeCloseTo(i === 0 ? 0 : high[i - 1]!.roof);
});
