import { describe, expect, it } from 'vitest';
import { boardOf } from '../rules/board.ts';
import { layOut, PITCH, SIDE } from '../table/layout.ts';

describe.each(['1999', '2008'] as const)('the map of %s', (map) => {
  const board = boardOf(map);

  it.each([true, false])('has every location once, none on another (tall: %s)', (tall) => {
    const spots = [...layOut(board, tall).spots.values()];
    expect(spots).toHaveLength(85);
    const far = spots.every((a) =>
      spots.every((b) => a === b || Math.abs(a.x - b.x) >= SIDE || Math.abs(a.y - b.y) >= SIDE),
    );
    expect(far).toBe(true);
  });

  it.each([true, false])('puts neighbours side by side (tall: %s)', (tall) => {
    const { spots } = layOut(board, tall);
    for (const [location, { x, y }] of spots)
      for (const next of board.neighbours[location]!) {
        const beside = spots.get(next)!;
        expect(Math.abs(beside.x - x) + Math.abs(beside.y - y)).toBe(PITCH);
      }
  });

  it('is taller than wide in two columns, which suits a telephone', () => {
    const { box } = layOut(board, true);
    expect(box.h).toBeGreaterThan(box.w);
    expect(layOut(board, false).box.w).toBeGreaterThan(layOut(board, false).box.h);
  });
});
