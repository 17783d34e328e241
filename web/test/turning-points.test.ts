import { expect, test } from 'vitest';
import { turningPoints } from '../src/screen/turning-points.ts';

const history = (...scores: (readonly (number | null)[])[]) =>
  scores.map((choiceState, row) => ({ row, scores: choiceState }));

test('the rows that moved the winner’s lead most are told in the order they were played', () => {
  const told = turningPoints(history([0, 0], [1, 0], [1, 9], [2, 9], [14, 9], [14, 10], [19, 10]), 0);
  expect(told).toEqual([
    { row: 2, seat: 1, change: 9 },
    { row: 4, seat: 0, change: 12 },
    { row: 6, seat: 0, change: 5 },
  ]);
});

test('a loss decides, too, and is told of the one who lost', () => {
  expect(turningPoints(history([5, 5, 5], [5, -3, -4]), 0)).toEqual([{ row: 1, seat: 2, change: -9 }]);
});

test('where standings are hidden, and where none changes, nothing is told', () => {
  expect(turningPoints(history([1, null], [9, null]), 0)).toEqual([]);
  expect(turningPoints(history([1, 1], [4, 4], [4, 4]), 0)).toEqual([]);
});
