import { expect, test } from 'vitest';
import { decisiveRow, turningPoints } from '../src/screen/turning-points.ts';

const history = (...scores: (readonly (number | null)[])[]) =>
  scores.map((ofRow, row) => ({ row, scores: ofRow }));

test('the rows that moved the winner’s lead most are listed in the order they were played', () => {
  const points = turningPoints(
    history([0, 0], [1, 0], [1, 9], [2, 9], [14, 9], [14, 10], [19, 10]),
    0,
  );
  expect(points).toEqual([
    { row: 2, seat: 1, change: 9 },
    { row: 4, seat: 0, change: 12 },
    { row: 6, seat: 0, change: 5 },
  ]);
});

test('a loss is a turning point, too, of the seat that lost', () => {
  expect(turningPoints(history([5, 5, 5], [5, -3, -4]), 0)).toEqual([
    { row: 1, seat: 2, change: -9 },
  ]);
});

test('hidden or unchanged scores give no turning points', () => {
  expect(turningPoints(history([1, null], [9, null]), 0)).toEqual([]);
  expect(turningPoints(history([1, 1], [4, 4], [4, 4]), 0)).toEqual([]);
});

test('what counted most is the row that moved a loser farthest from the winner, or the winner ahead', () => {
  const played = history([5, 5, 5], [5, 9, 5], [5, 9, 12], [6, 20, 12], [6, 20, 15]);
  const outcome = { winners: [1], scores: [6, 20, 15], reason: 'end' };
  expect(decisiveRow(played, outcome, 0)).toEqual({ row: 3, swing: 10 });
  expect(decisiveRow(played, outcome, 1)).toEqual({ row: 3, swing: 11 });
  // Seat 2 lost more by the last pay-out of the winner than it ever gained.
  expect(decisiveRow(played, outcome, 2)).toEqual({ row: 3, swing: 11 });
});

test('nothing counted most where all are equal or scores are hidden', () => {
  const equal = { winners: [0, 1], scores: [4, 4], reason: 'end' };
  expect(decisiveRow(history([0, 0], [4, 0], [4, 4]), equal, 0)).toBeNull();
  const hidden = { winners: [0], scores: [9, 4], reason: 'end' };
  expect(decisiveRow(history([0, null], [9, null]), hidden, 1)).toBeNull();
});
