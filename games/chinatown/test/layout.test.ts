import { describe, expect, it } from 'vitest';
import { type BoardFile, boardOf } from '../rules/board.ts';
import { rising } from '../rules/material.ts';
import { gapsOf } from '../table/gaps.ts';
import { layOut, type Layout } from '../table/layout.ts';
import { boxAround, layOutByCell } from '../table/picture-layout.ts';

/** A map of one's own: districts of these widths, each in rows of that width, anywhere in the file. */
function ownMap(widths: readonly number[]): BoardFile {
  const each = Math.ceil(85 / widths.length);
  const districts = widths.map((width, d) => ({
    id: d + 1,
    name: `Street ${d + 1}`,
    origin: { row: -3 * d, col: 5 * d },
    cells: Array.from({ length: Math.min(each, 85 - d * each) }, (_, i) => [
      d * each + i + 1,
      Math.floor(i / width) - 2,
      (i % width) + d,
    ]),
  }));
  return { id: 'own', noStreet: [1, 2], districts };
}

const maps: readonly (readonly [string, BoardFile])[] = [
  ['1999', boardOf('1999').file],
  ['2008', boardOf('2008').file],
  ['one district', ownMap([9])],
  ['five districts', ownMap([2, 9, 4, 5, 3])],
  ['seventeen districts', ownMap(Array.from({ length: 17 }, () => 2))],
];
const WINDOWS = [
  { width: 1040, height: 740 },
  { width: 980, height: 600 },
  { width: 390, height: 470 },
  { width: 560, height: 300 },
  { width: 240, height: 900 },
  { width: 60, height: 40 },
] as const;

const inside = (a: Layout['box'], b: Layout['box']): boolean =>
  a.x >= b.x - 1 && a.y >= b.y - 1 && a.x + a.w <= b.x + b.w + 1 && a.y + a.h <= b.y + b.h + 1;
const apart = (a: Layout['box'], b: Layout['box']): boolean =>
  a.x + a.w <= b.x + 1e-6 ||
  b.x + b.w <= a.x + 1e-6 ||
  a.y + a.h <= b.y + 1e-6 ||
  b.y + b.h <= a.y + 1e-6;

describe.each(maps)('the map of %s', (_, file) => {
  const board = boardOf(file);

  it.each(WINDOWS)('lies in a window of $width × $height, nothing on anything else', (window) => {
    const layout = layOut(file, window);
    const { blocks, spots, cell, box } = layout;
    // A window smaller than any screen shows the same drawing, made smaller.
    const { width, height } = window;
    expect([spots.size, box.w, box.h]).toEqual([85, Math.max(width, 300), Math.max(height, 280)]);
    for (const block of blocks) {
      expect(inside(block, box)).toBe(true);
      expect(blocks.every((other) => other === block || apart(block, other))).toBe(true);
      for (const { x, y } of block.spots)
        expect(inside({ x, y, w: cell.w, h: cell.h }, block)).toBe(true);
    }
    const cells = [...spots.values()].map(({ x, y }) => ({ x, y, w: cell.w, h: cell.h }));
    expect(cells.every((a, i) => cells.every((b, j) => i === j || apart(a, b)))).toBe(true);
  });

  it('CT-41 has neighbours side by side, on the side where the drawing joins them', () => {
    const { spots, cell } = layOut(file, WINDOWS[0]);
    const steps = [
      [0, -cell.h],
      [cell.w, 0],
      [0, cell.h],
      [-cell.w, 0],
    ] as const;
    for (const [location, { x, y, beside }] of spots) {
      const next = beside.filter((one) => one > 0);
      expect(next.toSorted(rising)).toEqual(board.neighbours[location]!.toSorted(rising));
      for (const one of next) {
        const other = spots.get(one)!;
        expect([other.x - x, other.y - y]).toEqual(steps[beside.indexOf(one)]);
      }
    }
  });

  it('CT-60 has a location or a garden or a square in every cell; gardens are behind closed locations', () => {
    const layout = layOut(file, WINDOWS[0]);
    const street = (location: number): boolean => board.street[location] === true;
    const gaps = gapsOf(layout, street);
    const cells = layout.blocks.reduce((sum, { cols, rows }) => sum + cols * rows, 0);
    const free = gaps.reduce((sum, gap) => sum + gap.cells.length, 0);
    expect(free + 85).toBe(cells);
    for (const { block, cells: own, kind, free: rectangles } of gaps) {
      const beside = block.spots.filter(({ row, col }) =>
        own.some((cell) => Math.abs(cell.row - row) + Math.abs(cell.col - col) === 1),
      );
      expect(kind === 'garden').toBe(beside.some(({ location }) => !street(location)));
      for (const rectangle of rectangles) expect(inside(rectangle, block)).toBe(true);
    }
  });

  it('shows named locations in the part around them', () => {
    const layout = layOutByCell(file, 60);
    const part = boxAround(layout, [1, 2], 1.5);
    expect(part.w / part.h).toBeCloseTo(1.5);
    for (const location of [1, 2]) {
      const { x, y } = layout.spots.get(location)!;
      expect(inside({ x, y, w: 60, h: layout.cell.h }, part)).toBe(true);
    }
  });
});

it.each(['1999', '2008'] as const)('the map of %s fills a desk and a telephone', (map) => {
  const { file } = boardOf(map);
  const desk = layOut(file, { width: 1040, height: 740 });
  expect(Math.min(desk.cell.w, desk.cell.h)).toBeGreaterThanOrEqual(58);
  const telephone = layOut(file, { width: 390, height: 470 });
  expect(telephone.cell.w).toBeGreaterThanOrEqual(30);
});
