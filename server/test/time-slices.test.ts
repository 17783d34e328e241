import { expect, test } from 'vitest';
import { TimeSlices } from '../live-tables/time-slices.ts';

/** Milliseconds of one step of the work, and of all steps together in one turn at the most. */
const STEP = 1;
const MOST_IN_A_TURN = 10;

/** Slices with a clock and turns of the event loop that the test moves. */
function slicesUnderTest() {
  let now = 0;
  let inTurn = 0;
  const turns: (() => void)[] = [];
  const longest: number[] = [0];
  const slices = new TimeSlices(
    () => now,
    (run) => void turns.push(run),
  );
  const step = (): void => {
    now += STEP;
    inTurn += STEP;
    longest[0] = Math.max(longest[0]!, inTurn);
  };
  const nextTurn = (): void => {
    inTurn = 0;
    for (const run of turns.splice(0)) run();
  };
  return { slices, step, nextTurn, longest: () => longest[0]! };
}

/** Lets everything that waits for promises alone go on. */
const settle = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test('however many work at once, a turn of the event loop has one slice, and all get done', async () => {
  const { slices, step, nextTurn, longest } = slicesUnderTest();
  const done: number[] = [];
  const work = async (id: number, steps: number): Promise<void> => {
    for (let i = 0; i < steps; i++) {
      if (slices.over) await slices.next();
      step();
    }
    done.push(id);
  };
  const all = Array.from({ length: 30 }, (_, id) => work(id, 5 + ((id * 7) % 40)));
  let turns = 0;
  while (done.length < all.length) {
    await settle();
    nextTurn();
    turns++;
    expect(turns).toBeLessThan(1000);
  }
  await Promise.all(all);
  expect(longest()).toBeLessThanOrEqual(MOST_IN_A_TURN);
  expect([...done].sort((a, b) => a - b)).toEqual(Array.from(all, (_, id) => id));
});

test('who waits gets a whole slice, in the order of waiting', async () => {
  const { slices, step, nextTurn } = slicesUnderTest();
  const order: string[] = [];
  const work = async (name: string): Promise<void> => {
    await slices.next();
    while (!slices.over) step();
    order.push(name);
  };
  const all = [work('a'), work('b'), work('c')];
  for (let i = 0; i < 3; i++) {
    nextTurn();
    await settle();
    expect(order).toHaveLength(i + 1);
  }
  await Promise.all(all);
  expect(order).toEqual(['a', 'b', 'c']);
});
