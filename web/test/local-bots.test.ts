import type { Decision } from '@faubourg/core';
import { eachLevel } from '@faubourg/search';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { think } from '../src/bots/think.ts';
import type { ThinkRequest } from '../src/bots/thinker.ts';
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

function tableOf(kind: string, says: (seat: number, request: ThinkRequest) => unknown) {
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
      think: async (request) => says(request.seat, request),
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

test('a close choice takes longer than a clear one, and who talks is not held up', async () => {
  const thought = (shares: readonly number[]) => ({
    answer: 'found',
    mix: [],
    shares: null,
    explanation: {
      moves: shares.map((share) => ({ answer: '', share, effort: 1 })),
      method: '',
      iterations: 1,
    },
  });
  const answeredAfter = async (shares: readonly number[], pace: number): Promise<number> => {
    const start = Date.now();
    const one = { name: 'expert', think: async () => thought(shares) };
    const bots = { levels: eachLevel(() => ({ iterations: 1, milliseconds: 1 })), bot: () => one };
    const view = { viewer: 1 };
    let at = Infinity;
    const answer = async (): Promise<void> => {
      await think(bots, { game: 'test', seat: 1, level: 'expert', pace, view });
      at = Date.now() - start;
    };
    void answer();
    await vi.advanceTimersByTimeAsync(5 * PACE);
    return at;
  };
  expect(await answeredAfter([0.5], PACE)).toBe(0);
  expect(await answeredAfter([0.5, 0.4], PACE)).toBe(0);
  expect(await answeredAfter([0.5, 0.5, 0.1], PACE)).toBe(1.5 * PACE);
  const near = await answeredAfter([0.4, 0.425], PACE);
  expect(near).toBeGreaterThan(0);
  expect(near).toBeLessThan(1.5 * PACE);
  expect(await answeredAfter([0.5, 0.5], 0)).toBe(0);
});

test.each([
  ['trade', 0],
  ['turn', PACE],
])('bots are asked with the pace of a decision: %s', async (kind, pace) => {
  const paces: unknown[] = [];
  const { bots } = tableOf(kind, (_, request) => {
    paces.push(request.pace);
    return null;
  });
  bots.wake();
  await vi.advanceTimersByTimeAsync(PACE);
  expect(new Set(paces)).toEqual(new Set([pace]));
  bots.close();
});
