import { expect, test } from 'vitest';
import { TurnTime } from '../src/table/turn-time.ts';

/** The pauses of steps, each by a seat; null: a step that is shown without a pause. */
function pauses(steps: readonly (readonly [seat: number, pace: number | null])[]): number[] {
  const time = new TurnTime();
  return steps.map(([seat, pace]) => {
    time.follow(seat);
    return pace === null ? 0 : time.spend(pace);
  });
}

test('a turn of many steps is shown for at most a second and a half', () => {
  const turn = Array.from({ length: 4 }, () => [1, 600] as const);
  expect(pauses(turn)).toEqual([600, 600, 300, 0]);
});

test('at a slow pace two steps of a turn have their whole time', () => {
  const turn = Array.from({ length: 3 }, () => [1, 1400] as const);
  expect(pauses(turn)).toEqual([1400, 1400, 0]);
});

test('the pace holds in every round, though steps of one’s own and the last bot’s have no pause', () => {
  // Two bots and the viewer: the second bot's step asks the viewer, so it has no pause.
  const round = [
    [1, 1200],
    [2, null],
    [0, null],
  ] as const;
  const played = pauses([...round, ...round, ...round]);
  expect(played.filter((_, i) => i % 3 === 0)).toEqual([1200, 1200, 1200]);
});
