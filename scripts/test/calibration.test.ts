import { expect, test } from 'vitest';
import { Calibration } from '../benches/calibration.ts';

test('chances that come true as often as they say have no error', () => {
  const figures = new Calibration();
  for (let game = 0; game < 4; game++) figures.add([[0.25, 0.75]], game === 0 ? [1, 0] : [0, 1]);
  expect(figures.error()).toBeCloseTo(0);
  expect(figures.deciles()[2]).toEqual({ predictions: 4, predicted: 0.25, came: 0.25 });
  expect(figures.deciles()[0]).toBeNull();
});

test('chances that are too sure are off by what they are too sure', () => {
  const figures = new Calibration();
  for (let game = 0; game < 2; game++) figures.add([[0.95, 0.05]], game === 0 ? [1, 0] : [0, 1]);
  expect(figures.error()).toBeCloseTo(0.45);
  expect(figures.brier()).toBeCloseTo((0.05 ** 2 + 0.95 ** 2) / 2);
});

test('a long game counts as much as a short one', () => {
  const figures = new Calibration();
  figures.add(
    Array.from({ length: 50 }, () => [0.55, 0.45]),
    [1, 0],
  );
  figures.add([[0.55, 0.45]], [0, 1]);
  expect(figures.deciles()[5]!.came).toBeCloseTo(0.5);
});
