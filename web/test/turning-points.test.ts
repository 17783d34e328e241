import { expect, test } from 'vitest';
import { decisiveEvent } from '../src/screen/decisive-event.ts';
import { turningPoints } from '../src/screen/turning-points.ts';

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

/** A game of two rows, whose events say what each seat gained. */
const steps = [
  { row: 1, seat: 0, undo: false, events: [{ kind: 'a', gains: [4, 0, 0] }] },
  {
    row: 2,
    seat: 1,
    undo: false,
    events: [
      { kind: 'b', gains: [3, 4, 0] },
      { kind: 'c', gains: [0, 9, 8] },
    ],
  },
  { row: 3, seat: 0, undo: true, events: [{ kind: 'd', gains: [0, 99, 0] }] },
];
const gain = (event: object, seat: number): number =>
  (event as { gains: readonly number[] }).gains[seat] ?? 0;
const outcome = { winners: [1], scores: [7, 13, 8], reason: 'end' };

test('what counted most is the one event that moved a loser farthest from the winner', () => {
  expect(decisiveEvent(steps, outcome, 0, gain)).toMatchObject({ row: 2, swing: 9 });
  // The same event brought seat 2 nearly as much as the winner: another cost it more.
  expect(decisiveEvent(steps, outcome, 2, gain)).toMatchObject({ event: { kind: 'b' }, swing: 4 });
});

test('for the winner it is the event with the largest lead over all others, and nothing if there is none', () => {
  expect(decisiveEvent(steps, outcome, 1, gain)).toMatchObject({ event: { kind: 'b' }, swing: 1 });
  expect(decisiveEvent(steps, outcome, 1, () => 1)).toBeNull();
});
