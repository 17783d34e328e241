import { QuickChance } from '@faubourg/core';
import { type ThinkOptions, LEVELS } from '@faubourg/search';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { workTimer } from '../../../search/test/laws/work-timer.ts';
import { bot } from '../bot/index.ts';
import { KnownResults } from '../bot/known-results.ts';
import { fast } from '../rules/fast/index.ts';
import { downtown, type DowntownState } from '../rules/index.ts';
import { OPTIONS } from './positions.ts';

const BUDGET = 60;

/** The first position in this phase, in the last round or the one before. */
function reached(seats: number, phase: string, last: boolean): DowntownState {
  for (let seed = 1; ; seed++) {
    const chance = new QuickChance(seed);
    const { state } = downtown.setUp(OPTIONS, seats, chance);
    for (let rounds = 0; downtown.outcome(state) === null;) {
      const full = state.lots.every(({ use }) => use !== null);
      if (state.phase === phase && (last ? full : ++rounds > 6)) return state;
      const { seat } = downtown.decisions(state).find(({ owed }) => owed)!;
      const answers = downtown.answers(state, seat)!;
      downtown.apply(state, seat, answers[chance.int(answers.length)]!, chance);
    }
  }
}

/** A known result that is found again counts as a play: a search that finds nothing else ends, too. */
function timer(perPlay: number): { plays(): number; now(): number } {
  const { count, ...rest } = workTimer(fast, perPlay);
  const { read } = KnownResults.prototype;
  const watched = vi.spyOn(KnownResults.prototype, 'read');
  watched.mockImplementation(function (this: KnownResults, ...asked) {
    const found = read.apply(this, asked);
    if (found) count();
    return found;
  });
  onTestFinished(() => {
    watched.mockRestore();
  });
  return rest;
}

const places = [
  { seats: 2, phase: 'order', last: false },
  { seats: 4, phase: 'order', last: false },
  { seats: 6, phase: 'order', last: false },
  { seats: 4, phase: 'order', last: true },
  { seats: 6, phase: 'order', last: true },
  { seats: 6, phase: 'ballot', last: false },
];

/** 24 lots with one to three plots each, and to pass. */
const ORDERS = 24 * 3 + 1;
/**
 * The largest number of plays between two readings of the time: all orders of a seat in eight
 * samples.
 */
const step = (seats: number): number => 9 * ORDERS * seats;
/** Plays before the first reading of the time: every order of every seat alone. */
const start = (seats: number): number => ORDERS * seats * seats;

const ways = [
  ...LEVELS.map((level) => ({ name: level as string, one: bot(level) })),
  { name: 'regular, spoiler', one: bot('regular', 'spoiler') },
  { name: 'expert, gambler', one: bot('expert', 'gambler') },
];

describe.each(ways)('$name', ({ one }) => {
  test.each(places)('$seats players, $phase, last: $last: stops in time', async (place) => {
    const { seats, phase, last } = place;
    const state = reached(seats, phase, last);
    const { seat } = downtown.decisions(state).find(({ owed }) => owed)!;
    const think = async (thinkOptions: Omit<ThinkOptions, 'seed'>): Promise<void> => {
      const view = downtown.view(state, seat);
      const { answer } = await one.think(view, { ...thinkOptions, seed: 1 });
      expect(downtown.answers(state, seat)).toContainEqual(answer);
    };
    for (const perPlay of [0.0005, 0.005]) {
      const { plays, now } = timer(perPlay);
      await think({ budget: { milliseconds: BUDGET }, now });
      const most = BUDGET / perPlay + step(seats);
      expect([perPlay, plays() <= most ? 'in time' : plays()]).toEqual([perPlay, 'in time']);
      vi.restoreAllMocks();
    }
    const { plays, now } = timer(0.0005);
    const signal = {
      get aborted() {
        return plays() >= start(seats);
      },
    };
    await think({ budget: { milliseconds: 60_000 }, signal, now });
    expect(plays()).toBeLessThanOrEqual(start(seats) + step(seats));
  });
});

test('the expert thinks about orders as long as its time goes', async () => {
  const state = reached(4, 'order', false);
  const { seat } = downtown.decisions(state).find(({ owed }) => owed)!;
  const { plays, now } = timer(0.005);
  const budget = { milliseconds: BUDGET };
  await bot('expert').think(downtown.view(state, seat), { budget, seed: 1, now });
  expect(plays()).toBeGreaterThan((0.9 * BUDGET) / 0.005);
});
