import { expect, test } from 'vitest';
import { drawFigure } from '../bench/growth/draw-figure.ts';
import { placesAxis, plotAxis } from '../bench/growth/plot-axis.ts';

test('an axis begins at 0 and ends with a round number that is no less than any value', () => {
  expect(plotAxis([13, 240, 199], 5).ticks).toEqual([0, 50, 100, 150, 200, 250]);
  expect(plotAxis([406_000, 100_000], 5).ticks.at(-1)).toBe(500_000);
  expect(plotAxis([13, 240], 5).at(125)).toBe(0.5);
});

test('an axis of values that differ by a factor of 30 has powers of ten', () => {
  const { ticks, at } = plotAxis([0.5, 634], 5);
  expect(ticks).toEqual([0.1, 1, 10, 100, 1000]);
  expect(at(1)).toBeCloseTo(0.25);
  expect(at(1000)).toBeCloseTo(1);
});

test('numbers of players stand at equal distances, each once', () => {
  const { ticks, at } = placesAxis([4, 2, 3, 2]);
  expect(ticks).toEqual([2, 3, 4]);
  expect([at(2), at(3), at(4)]).toEqual([0, 0.5, 1]);
});

test('names beside lines that end at the same height do not cover each other', () => {
  const line = (name: string) => ({ name, points: [{ x: 1, y: 5 }] });
  const svg = drawFigure({ name: 'a/b', x: 'x', y: 'y', lines: ['one', 'two', '<3'].map(line) });
  const labels = [...svg.matchAll(/y="([\d.]+)" text-anchor="start" fill="#[^"]+">([^<]+)</g)];
  expect(labels.map(([, , name]) => name)).toEqual(['one', 'two', '&lt;3']);
  const heights = labels.map(([, y]) => Number(y));
  for (const [i, y] of heights.slice(1).entries()) expect(y - heights[i]!).toBeGreaterThan(15);
});
