import { array, assert, boolean, constantFrom, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { ThinkQueue } from '../bots/think-queue.ts';
import type { ThinkPriority } from '../bots/thinker.ts';

/* The order in which bots think, without threads and without time: what counts is who is next. */

const APPRENTICE = 50;
const EXPERT = 1000;

const job = (payer: string, host: string, cost: number, people = true): ThinkPriority => ({
  payer,
  host,
  cost,
  people,
});

/** 200 expert tables of 20 guests of one address, each with a request waiting. */
function flood(queue: ThinkQueue<string>): void {
  for (let i = 0; i < 200; i++) {
    queue.add(job('address 1', `guest ${i % 20}`, EXPERT), `guest ${i % 20}`);
  }
}

/** Takes jobs until this one; the number of jobs before it. */
function before(queue: ThinkQueue<string>, wanted: string): number {
  for (let count = 0; ; count++) {
    const next = queue.next();
    if (next === undefined) throw new Error(`${wanted} never came`);
    if (next === wanted) return count;
  }
}

test('twenty guests of one address with 200 tables delay another person by one job', () => {
  for (const cost of [APPRENTICE, EXPERT]) {
    const queue = new ThinkQueue<string>();
    flood(queue);
    for (let i = 0; i < 30; i++) queue.next();
    queue.add(job('ada', 'ada', cost), 'ada');
    expect(before(queue, 'ada')).toBeLessThanOrEqual(1);
  }
});

test('they payer one weight: another person with as many jobs gets as much time as all of them', () => {
  const queue = new ThinkQueue<string>();
  flood(queue);
  for (let i = 0; i < 100; i++) queue.add(job('ada', 'ada', EXPERT), 'ada');
  const first = Array.from({ length: 100 }, () => queue.next()!);
  expect(first.filter((who) => who === 'ada').length).toBe(50);
  // Among themselves they take turns.
  const guests = first.filter((who) => who !== 'ada');
  for (let i = 0; i < 20; i++) {
    const turns = guests.filter((who) => who === `guest ${i}`).length;
    expect(turns).toBeGreaterThanOrEqual(2);
    expect(turns).toBeLessThanOrEqual(3);
  }
});

test('a thread for short jobs passes all long ones by', () => {
  const queue = new ThinkQueue<string>();
  flood(queue);
  expect(queue.next(true)).toBeUndefined();
  queue.add(job('address 1', 'guest 7', APPRENTICE), 'short');
  expect(queue.shorts).toBe(1);
  expect(queue.next(true)).toBe('short');
  expect(queue.size).toBe(200);
});

test('of one person’s jobs short ones come first, and a long one at the latest after eight', () => {
  const queue = new ThinkQueue<string>();
  for (let i = 0; i < 2; i++) queue.add(job('ada', 'ada', EXPERT), 'long');
  for (let i = 0; i < 20; i++) queue.add(job('ada', 'ada', APPRENTICE), 'short');
  const order = Array.from({ length: 22 }, () => queue.next());
  expect(order.indexOf('long')).toBe(8);
  expect(order.lastIndexOf('long')).toBe(17);
});

const jobs = array(
  record({
    payer: integer({ min: 0, max: 4 }),
    host: integer({ min: 0, max: 3 }),
    cost: constantFrom(APPRENTICE, 100, EXPERT),
    people: boolean(),
    // Jobs that are taken after this one was added.
    taken: integer({ min: 0, max: 2 }),
    short: boolean(),
  }),
  { maxLength: 300 },
);

test('law: every job comes out once, whatever is added and taken in between', () => {
  assert(
    property(jobs, (all) => {
      const queue = new ThinkQueue<number>();
      const out: number[] = [];
      for (const [i, { payer, host, cost, people, taken, short }] of all.entries()) {
        queue.add({ payer: `${payer}`, host: `${payer}/${host}`, cost, people }, i);
        for (let n = 0; n < taken; n++) {
          const next = queue.next(short);
          if (next !== undefined) out.push(next);
        }
      }
      for (let next; (next = queue.next()) !== undefined;) out.push(next);
      expect(out.toSorted((a, b) => a - b)).toEqual(all.map((_, i) => i));
      expect([queue.size, queue.shorts]).toEqual([0, 0]);
    }),
  );
});

test('law: while payers have jobs, the time they get differs by two jobs at most', () => {
  assert(
    property(
      array(array(constantFrom(APPRENTICE, 100, EXPERT), { minLength: 30 }), {
        minLength: 2,
        maxLength: 6,
      }),
      (payers) => {
        const queue = new ThinkQueue<{ payer: number; cost: number }>();
        for (const [payer, costs] of payers.entries()) {
          for (const [i, cost] of costs.entries()) {
            queue.add(job(`${payer}`, `${payer}/${i % 5}`, cost), { payer, cost });
          }
        }
        const left = payers.map((costs) => costs.length);
        const got = payers.map(() => 0);
        while (left.every((count) => count > 0)) {
          const { payer, cost } = queue.next()!;
          got[payer]! += cost;
          left[payer]!--;
          expect(Math.max(...got) - Math.min(...got)).toBeLessThanOrEqual(2 * EXPERT);
        }
      },
    ),
  );
});

test('law: no job is starved, not even by new people without end', () => {
  assert(
    property(constantFrom(APPRENTICE, EXPERT), boolean(), (cost, people) => {
      const queue = new ThinkQueue<string>();
      // Ada has used time before, so that every newcomer is ahead of her.
      queue.add(job('ada', 'ada', EXPERT, people), 'first');
      queue.add(job('ada', 'ada', EXPERT, people), 'ada');
      expect(queue.next()).toBe('first');
      let passed = 0;
      for (; ; passed++) {
        queue.add(job(`new ${passed}`, `new ${passed}`, cost), 'new');
        if (queue.next() === 'ada') break;
        expect(passed).toBeLessThan(6000);
      }
    }),
    { numRuns: 4 },
  );
});

test('who was served a moment ago does not come first again', () => {
  const queue = new ThinkQueue<string>();
  for (let i = 0; i < 3; i++) queue.add(job('bo', 'bo', EXPERT), 'bo');
  const order: (string | undefined)[] = [];
  // Ada asks again as soon as she is served: she and Bo take turns all the same.
  for (let i = 0; i < 6; i++) {
    queue.add(job('ada', 'ada', EXPERT), 'ada');
    order.push(queue.next());
    if (order.at(-1) === 'bo') queue.next();
  }
  expect(order.filter((who) => who === 'bo')).toHaveLength(3);
});
