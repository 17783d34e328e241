import { expect, test } from 'vitest';
import type { Review, ReviewedDecision } from '../../games/listed-game.ts';
import { balances, spread } from '../src/review/graph.ts';
import { chancesAt, dearest, nextMistake, stopsOf } from '../src/review/stops.ts';
import { de } from '../src/words/review-de.ts';
import { en } from '../src/words/review-en.ts';
import { fr } from '../src/words/review-fr.ts';
import { nl } from '../src/words/review-nl.ts';
import { segments } from '../src/words/sentence.ts';

const decision = (row: number, seat: number, loss: number): ReviewedDecision => ({
  row,
  seat,
  kind: 'turn',
  played: { answer: { a: 1 }, share: 0.5 - loss },
  best: [{ answer: { a: 2 }, share: 0.5 }],
  loss,
  matters: true,
  method: 'tree',
  details: {},
});

const review: Review = {
  version: 1,
  rows: 8,
  mistake: 0.03,
  steps: [
    { row: 0, chances: [0.5, 0.5], luck: [0, 0] },
    { row: 4, chances: [0.4, 0.6], luck: [0.1, -0.1] },
    { row: 8, chances: [0, 1], luck: [-0.2, 0.2] },
  ],
  decisions: [decision(2, 0, 0.2), decision(4, 1, 0.01), decision(7, 0, 0.04)],
  players: [],
  turningPoints: [],
  deals: null,
};

test('the graph stops at the start, at every decision before its answer, and at the end', () => {
  expect(stopsOf(review).map(({ row, shown }) => [row, shown])).toEqual([
    [0, 0],
    [2, 1],
    [4, 3],
    [7, 6],
    [8, 8],
  ]);
  expect(chancesAt(review, 3)).toEqual([0.5, 0.5]);
  expect(chancesAt(review, 7)).toEqual([0.4, 0.6]);
});

test('Page Down and Page Up go from mistake to mistake and stay at the last', () => {
  const stops = stopsOf(review);
  expect(nextMistake(stops, 0, 1, 0.03)).toBe(1);
  expect(nextMistake(stops, 1, 1, 0.03)).toBe(3);
  expect(nextMistake(stops, 3, 1, 0.03)).toBeNull();
  expect(nextMistake(stops, 4, -1, 0.03)).toBe(3);
});

test('decisions are listed by what they gave away, of one seat or of all', () => {
  expect(dearest(review, null, 0.005).map(({ row }) => row)).toEqual([2, 7, 4]);
  expect(dearest(review, 1, 0.005).map(({ row }) => row)).toEqual([4]);
});

test('luck and choices of all stretches add up to those of the game', () => {
  for (const stretches of [1, 3, 8]) {
    const bars = balances(review, 0, stretches);
    expect(bars).toHaveLength(stretches);
    expect(bars.reduce((sum, { luck }) => sum + luck, 0)).toBeCloseTo(-0.1);
    expect(bars.reduce((sum, { choice }) => sum + choice, 0)).toBeCloseTo(-0.24);
  }
});

test('labels keep their order and distance and stay inside, and those with room do not move', () => {
  const placed = spread(
    [
      { seat: 0, y: 190 },
      { seat: 1, y: 12 },
      { seat: 2, y: 190 },
      { seat: 3, y: 188 },
    ],
    18,
    194,
  );
  expect(placed).toEqual([
    { seat: 1, y: 12 },
    { seat: 3, y: 158 },
    { seat: 0, y: 176 },
    { seat: 2, y: 194 },
  ]);
});

test.each(Object.entries({ fr, nl, de }))(
  'the words in %s have the places of the English ones',
  (_, words) => {
    const places = (text: string): string[] =>
      segments(text)
        .flatMap((one) => (typeof one === 'string' ? [] : one.name))
        .sort();
    expect(Object.keys(words).sort()).toEqual(Object.keys(en).sort());
    for (const [id, text] of Object.entries(en))
      expect([id, ...places(words[id as keyof typeof en])]).toEqual([id, ...places(text)]);
  },
);
