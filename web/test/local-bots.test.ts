import type { Decision } from '@faubourg/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalBots } from '../src/source/local-bots.ts';

/* Bots at one table in a trade: a person in seat 0, bots in seats 1 and 2, a pace of 700 ms. */

const PACE = 700;
const plan = [
  { kind: 'person', name: 'Ada' },
  { kind: 'bot', name: 'Bo', level: 'expert' },
  { kind: 'bot', name: 'Cy', level: 'expert' },
] as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function tableOf(kind: string, says: (seat: number) => unknown) {
  const said: { readonly seat: number; readonly at: number }[] = [];
  let rows = 0;
  const start = Date.now();
  const bots: LocalBots = new LocalBots(
    {
      game: 'test',
      plan,
      row: () => rows,
      decisions: () => plan.map((_, seat) => ({ seat, kind, owed: seat > 0 }) as Decision),
      view: (viewer) => ({ viewer }),
      give: async (seat) => {
        rows++;
        said.push({ seat, at: Date.now() - start });
        queueMicrotask(() => bots.wake());
        return true;
      },
      fallBack: async () => {},
    },
    {
      think: async ({ seat }) => says(seat),
      eager: async () => ['trade'],
    },
    () => PACE,
  );
  return { bots, said, answered: () => rows++ };
}

test('bots that talk speak one at a time and by turns, with a pause that a person can follow', async () => {
  let left = 4;
  const { bots, said } = tableOf('trade', () => (left-- > 0 ? { says: left } : null));
  bots.wake();
  await vi.advanceTimersByTimeAsync(10 * PACE);
  expect(said.map(({ seat }) => seat)).toEqual([1, 2, 1, 2]);
  const gaps = said.slice(1).map(({ at }, i) => at - said[i]!.at);
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(2 * PACE);
  bots.close();
});

test('what a person does is answered within a second by each bot', async () => {
  let [left, talks] = [1, true];
  const { bots, said, answered } = tableOf('trade', () => (talks && left-- > 0 ? {} : null));
  bots.wake();
  await vi.advanceTimersByTimeAsync(100);
  expect(said).toHaveLength(1);
  // The person speaks in the middle of the pause.
  [left, talks] = [2, true];
  answered();
  bots.heard();
  bots.wake();
  await vi.advanceTimersByTimeAsync(1000);
  expect(said).toHaveLength(3);
  bots.close();
});

test('bots begin nothing while a person builds an offer, but not for ever', async () => {
  let left = 2;
  const { bots, said } = tableOf('trade', () => (left-- > 0 ? {} : null));
  bots.composing(true);
  bots.wake();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(said).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(said.length).toBeGreaterThan(0);
  bots.close();
});

test('decisions that are no talk are made at the same time, without a pause', async () => {
  const done = new Set<number>();
  const { bots, said } = tableOf('build', (seat) => (done.has(seat) ? null : done.add(seat) && {}));
  bots.wake();
  await vi.advanceTimersByTimeAsync(1);
  expect(new Set(said.map(({ seat }) => seat))).toEqual(new Set([1, 2]));
  bots.close();
});
