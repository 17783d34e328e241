import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MomentQueue } from '../src/moments/moment-queue.ts';
import type { Snapshot, SourceEvent, TableSource } from '../src/source/source.ts';
import type { Moment } from '../src/table/moment.ts';

// Runes without the compiler: nothing here draws.
const state = Object.assign(<T>(value: T): T => value, { raw: <T>(value: T): T => value });
vi.stubGlobal('$state', state);
vi.stubGlobal('document', { hidden: false });
const media = { reduced: false };
vi.stubGlobal('matchMedia', () => ({ matches: media.reduced }));
const { Playback } = await import('../src/table/playback.svelte.ts');
const { settings } = await import('../src/app/settings.svelte.ts');

const PACES = [0, 350, 700, 1400];
/** The viewer's seat. */
const ME = 0;

const moment = (time: number, beats: readonly number[] = []): Moment => ({
  kind: 'test',
  time,
  title: { id: 'test' },
  beats: beats.map((at) => ({ at, lights: [] })),
});

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = 700;
});
afterEach(() => vi.useRealTimers());

test('every moment ends, in order and in its own time, skipped or not', async () => {
  const plays = fc.array(
    fc.record({
      wait: fc.nat(3000),
      times: fc.array(fc.integer({ min: 1, max: 2500 }), { maxLength: 4 }),
      stop: fc.boolean(),
    }),
    { maxLength: 8 },
  );
  await fc.assert(
    fc.asyncProperty(plays, async (steps) => {
      let now: Moment | null = null;
      const queue = new MomentQueue((shown) => (now = shown));
      const ended: number[] = [];
      let longest = 0;
      for (const [i, { wait, times, stop }] of steps.entries()) {
        longest += times.reduce((sum, time) => sum + time, 0);
        void queue.play(times.map((time) => moment(time, [0, time / 2]))).then(() => ended.push(i));
        await vi.advanceTimersByTimeAsync(wait);
        if (stop) queue.stop();
      }
      await vi.advanceTimersByTimeAsync(longest);
      expect(ended.toSorted((a, b) => a - b)).toEqual(steps.map((_, i) => i));
      expect(now).toBeNull();
      expect(vi.getTimerCount()).toBe(0);
    }),
    { numRuns: 100 },
  );
});

/** A source that is told which seat plays, and which seats are asked afterwards. */
function tableOf(seats: number) {
  let tell: (event: SourceEvent) => void = () => {};
  const after = (row: number, asked: readonly number[]): Snapshot =>
    ({
      row,
      view: { row },
      decisions: asked.map((seat) => ({ seat, owed: true })),
      outcome: null,
    }) as unknown as Snapshot;
  const source = {
    viewer: ME,
    now: after(0, [1 % seats]),
    listen: (listener: typeof tell) => {
      tell = listener;
      return () => {};
    },
    close: () => {},
  } as unknown as TableSource;
  let row = 0;
  const play = (seat: number, asked: readonly number[]): void => {
    row++;
    const step = { row, seat, events: [{ kind: 'played' }], undo: false };
    tell({ kind: 'step', step, snapshot: after(row, asked) });
  };
  const playback = new Playback(source, () => 0);
  const shown: { readonly row: number; readonly at: number }[] = [];
  playback.onShown((step) => shown.push({ row: step.row, at: Date.now() }));
  return { playback, play, shown };
}

/** Rounds in which all bots have answered before the first of their steps was shown. */
async function playRounds(seats: number, rounds: number): Promise<number[][]> {
  const { play, shown } = tableOf(seats);
  const gaps: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    play(ME, [1]);
    shown.length = 0;
    for (let seat = 1; seat < seats; seat++) play(seat, [(seat + 1) % seats]);
    await vi.advanceTimersByTimeAsync(60_000);
    gaps.push(shown.slice(1).map(({ at }, i) => at - shown[i]!.at));
  }
  return gaps;
}

test('at every pace, for two to six players, each bot’s move stays as long as the pace says, with and without motion', async () => {
  for (const pace of PACES) {
    settings.pace = pace;
    for (let seats = 2; seats <= 6; seats++) {
      const wanted = Array.from({ length: seats - 2 }, () => pace);
      for (media.reduced of [false, true])
        for (const gaps of await playRounds(seats, 4)) expect(gaps).toEqual(wanted);
    }
  }
  media.reduced = false;
});

test('a moment holds the next step, but never an answer', async () => {
  for (media.reduced of [false, true]) {
    const { playback, play, shown } = tableOf(3);
    const queue = new MomentQueue(() => {});
    playback.moments = { show: () => queue.play([moment(1500)]), stop: () => queue.stop() };
    play(1, [2]);
    play(2, [ME]);
    expect(shown.map(({ row }) => row)).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1499);
    expect(shown).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    // The viewer is asked: the table is current, while the moment is still shown.
    expect(shown).toHaveLength(2);
    expect(playback.isCurrent).toBe(true);
    expect(playback.showing).toBe(1);
    // What comes next is not held, either.
    play(ME, [1]);
    expect(shown).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(5000);
    expect(playback.showing).toBe(0);
  }
  media.reduced = false;
});

test('a press ends all moments, and the next step comes at once', async () => {
  const { playback, play, shown } = tableOf(3);
  const queue = new MomentQueue(() => {});
  playback.moments = {
    show: () => queue.play([moment(1500), moment(2000)]),
    stop: () => queue.stop(),
  };
  play(1, [2]);
  play(2, [1]);
  expect(shown).toHaveLength(1);
  playback.endReveal();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toHaveLength(2);
  playback.skip();
  await vi.advanceTimersByTimeAsync(0);
  expect(playback.showing).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
