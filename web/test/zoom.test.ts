import { expect, test } from 'vitest';
import { zoomToFit, moved, pinched, zoomed } from '../src/table/zoom.ts';

const box = { left: 0, top: 0, width: 400, height: 300 };
const middle = { clientX: 200, clientY: 150 };

test('what lies under the pointer stays there', () => {
  const near = zoomed(zoomToFit, box, 2, { clientX: 100, clientY: 60 });
  // The point of the board under the pointer, before and after.
  expect((100 - near.x) / near.scale).toBeCloseTo(100);
  expect((60 - near.y) / near.scale).toBeCloseTo(60);
});

test('the board never leaves its window, and never gets smaller than it', () => {
  const near = zoomed(zoomToFit, box, 2, middle);
  expect(moved(near, box, 10_000, 10_000)).toMatchObject({ x: 0, y: 0 });
  expect(moved(near, box, -10_000, -10_000)).toMatchObject({ x: -400, y: -300 });
  expect(zoomed(near, box, 0.1, middle)).toEqual(zoomToFit);
  expect(moved(zoomToFit, box, 50, 50)).toEqual(zoomToFit);
});

test('two fingers apart bring it nearer, together again farther', () => {
  const other = { x: 150, y: 150 };
  const near = pinched(zoomToFit, box, { x: 250, y: 150 }, { x: 350, y: 150 }, other);
  expect(near.scale).toBeCloseTo(2);
  expect(pinched(near, box, { x: 350, y: 150 }, { x: 250, y: 150 }, other).scale).toBeCloseTo(1);
});
