import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import avenues from '../data/board-avenues.json' with { type: 'json' };
import classic from '../data/board-classic.json' with { type: 'json' };
import ribbons from '../data/board-ribbons.json' with { type: 'json' };
import type { Board } from '../rules/index.ts';
import { BUILDINGS, standingOn } from '../table/buildings.ts';
import { streetLines } from '../table/ground.ts';
import { between, type Box, layOut, proportionsFor } from '../table/layout.ts';
import { readRecorded } from '../../../web/gallery-moments.ts';

const own = (await readRecorded('downtown', '3p-own-board.json')).options as { map: Board };
const boards = { classic, avenues, ribbons, own: own.map } as unknown as Record<string, Board>;
const anyBoard = fc.constantFrom(...Object.values(boards));
/** The sizes of a board's window, from a telephone in landscape to a large desk. */
const anyWindow = fc.record({
  width: fc.integer({ min: 260, max: 2600 }),
  height: fc.integer({ min: 180, max: 1500 }),
});

const holds = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.w <= outer.x + outer.w + 0.01 &&
  inner.y + inner.h <= outer.y + outer.h + 0.01;
const apart = (a: Box, b: Box): boolean =>
  a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y;

test('on every map and in every window, lots and plots lie side by side, each plot in its lot', () => {
  fc.assert(
    fc.property(anyBoard, anyWindow, (board, { width, height }) => {
      const plan = layOut(board, proportionsFor(board, width, height));
      for (const [i, lot] of plan.lots.entries()) {
        expect(holds({ x: 0, y: 0, w: plan.width, h: plan.height }, lot)).toBe(true);
        for (const other of plan.lots.slice(i + 1)) expect(apart(lot, other)).toBe(true);
        expect(lot.plots).toHaveLength(4);
        for (const [j, plot] of lot.plots.entries()) {
          expect(plot.w).toBeGreaterThan(8);
          expect(plot.h).toBeGreaterThan(8);
          expect(holds(lot, plot)).toBe(true);
          for (const other of lot.plots.slice(j + 1)) expect(apart(plot, other)).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('a building stands on its plot and is not larger than it', () => {
  fc.assert(
    fc.property(
      anyBoard,
      anyWindow,
      fc.constantFrom('housing', 'industry', 'commerce', 'sold'),
      (board, { width, height }, kind) => {
        for (const { plots } of layOut(board, proportionsFor(board, width, height)).lots)
          for (const plot of plots) {
            const { symbol, at, mark } = standingOn(plot, kind);
            const building = BUILDINGS.get(symbol.replace('dt-', ''))!;
            const scale = Number(/scale\((.*)\)/.exec(at)![1]);
            expect(48 * scale).toBeLessThanOrEqual(plot.w + 0.01);
            expect(building.height * scale).toBeLessThanOrEqual(plot.h + 0.01);
            expect(holds(plot, { ...mark, w: 0, h: 0 })).toBe(true);
          }
      },
    ),
    { numRuns: 30 },
  );
});

test.each(Object.entries(boards))(
  '%s: a pin lies in the street between two neighbours',
  (_, board) => {
    const { lots } = layOut(board);
    for (const { n, adj } of board.lots)
      for (const beside of adj) {
        const pin = { ...between(lots[n - 1]!, lots[beside - 1]!), w: 0, h: 0 };
        expect(between(lots[beside - 1]!, lots[n - 1]!)).toMatchObject({ x: pin.x, y: pin.y });
        for (const lot of lots) expect(apart(lot, pin) || !holds(lot, pin)).toBe(true);
      }
  },
);

test('the middle line of a street is drawn once, also where lots of both sides have it', () => {
  for (const board of Object.values(boards)) {
    const lines = streetLines(board, layOut(board)).split('M').slice(1);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThan(20);
  }
});
