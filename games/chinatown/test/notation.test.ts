import { QuickChance, eventsFor } from '@faubourg/core';
import { expect, test } from 'vitest';
import { chinatown, type ChinatownEvent } from '../rules/index.ts';
import { options, play, position } from './positions.ts';

const note = (events: readonly ChinatownEvent[]): string | null => chinatown.notate(events);
/** The notation of the events a viewer sees. */
const noted = (events: readonly ChinatownEvent[], viewer: number | null): string | null =>
  chinatown.notate(eventsFor(events, viewer) as ChinatownEvent[]);

test('a line for the beginning and for what was kept and drawn', () => {
  const chance = new QuickChance(8);
  const own = options({ buildOrder: 'in-turn' });
  const { state: s, events } = chinatown.setUp(own, 3, chance);
  expect(note(events)).toBe(`first ${s.first}; year 1`);
  expect(note(play(s, 0, chinatown.fallback(s, 0), chance))).toBeNull();
  play(s, 1, chinatown.fallback(s, 1), chance);
  const last = note(play(s, 2, chinatown.fallback(s, 2), chance));
  expect(last).toMatch(
    /^takes 0:( \d+){5}, 1:( \d+){5}, 2:( \d+){5}; draws 0:( [a-z-]+){7}, 1:( [a-z-]+){7}, 2:( [a-z-]+){7}$/,
  );
});

test('with hidden hands the line does not tell the tiles', () => {
  const s = position({
    phase: 'keep',
    options: { hands: 'hidden', locationCards: 'hold' },
    cards: [[3], [], []],
  });
  play(s, 0, { keep: [3] });
  play(s, 1, { keep: [] });
  expect(note(play(s, 2, { keep: [] }))).toBe('takes 0: 3, 1: -, 2: -');
});

test('one line per offer, answer and deal', () => {
  const s = position({
    options: { locationCards: 'hold' },
    land: { 12: [0, 'laundry'], 14: 0, 30: 2 },
    hands: [[], ['restaurant', 'restaurant', 'fish'], []],
    cards: [[], [50]],
  });
  const offered = play(s, 0, {
    offer: [
      { from: 0, to: 1, locations: [14, 12], money: 1 },
      { from: 1, to: 0, tiles: ['restaurant', 'restaurant'], cards: [50] },
      { from: 2, to: 0, money: 2 },
    ],
  });
  expect(note(offered)).toBe(
    'offer 1.1 by 0 (0>1: 12 14 1k; 1>0: [50] restaurant restaurant; 2>0: 2k)',
  );
  expect(noted(offered, null)).toBe('offer 1.1 by 0 (0>1: 12 14; 1>0: [50] restaurant restaurant)');
  expect(note(play(s, 2, { accept: 1, version: 1 }))).toBe('2 accepts 1.1');
  expect(note(play(s, 2, { takeBack: 1, version: 1 }))).toBe('2 takes back 1.1');
  expect(note(play(s, 2, { decline: 1, version: 1 }))).toBe('2 declines 1.1');
  const counter = play(s, 2, {
    counter: 1,
    version: 1,
    offer: [
      { from: 0, to: 2, locations: [14] },
      { from: 2, to: 0, money: 3 },
    ],
  });
  expect(note(counter)).toBe('counter 1.2 by 2 (0>2: 14; 2>0: 3k)');
  play(s, 0, { offer: [{ from: 0, to: 1, locations: [14] }] });
  play(s, 2, { offer: [{ from: 2, to: 1, money: 2 }] });
  play(s, 1, { done: true });
  play(s, 0, { done: true });
  expect(note(play(s, 0, { accept: 1, version: 2 }))).toBe(
    'deal 1.2 (0>2: 14; 2>0: 3k); not done 0; void 2.1; 2 unbound 3.1',
  );
  expect(note(play(s, 2, { withdraw: 3, version: 1 }))).toBe('2 withdraws 3.1');
  expect(note(play(s, 1, { done: false }))).toBe('1 not done');
  expect(note(play(s, 1, { done: true }))).toBe('1 done');
  expect(note(play(s, 1, { done: true }))).toBeNull();
});

test('an open offer names nobody; a deal of money alone says so', () => {
  const s = position({ land: { 12: 0 } });
  expect(
    note(
      play(s, 0, {
        offer: [
          { from: 0, to: null, locations: [12] },
          { from: null, to: 0, money: 4 },
        ],
      }),
    ),
  ).toBe('offer 1.1 by 0 (0>?: 12; ?>0: 4k)');
  const gift = play(s, 0, { offer: [{ from: 0, to: 1, money: 4 }] });
  expect(note(gift)).toBe('offer 2.1 by 0 (0>1: 4k)');
  expect(noted(gift, 2)).toBe('offer 2.1 by 0 (money only)');
});

test('one line per building, with what the year brought', () => {
  const s = position({
    phase: 'build',
    round: 6,
    land: { 1: 0, 2: 0, 3: 1 },
    hands: [['fish', 'fish'], ['radio'], []],
  });
  play(s, 0, { place: 'fish', at: 2 });
  expect(note(play(s, 0, { place: 'fish', at: 1 }))).toBeNull();
  expect(note(play(s, 0, { built: true }))).toBeNull();
  play(s, 1, { place: 'radio', at: 3 });
  play(s, 1, { built: true });
  // Chance turns the first card left: 5.
  const chance = { draws: 0, int: () => 0 };
  expect(note(play(s, 2, { built: true }, chance))).toBe(
    'builds 0: fish@2 fish@1, 1: radio@3, 2: -; economy 5; income 2k 1k 0k; end 22k 21k 20k',
  );
  const plain = position({ phase: 'build', round: 1, ready: [true, true, false] });
  expect(note(play(plain, 2, { built: true }, chance))).toBe(
    'builds 0: -, 1: -, 2: -; economy plain; income 0k 0k 0k; year 2',
  );
});
