import { type Chance, QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { chinatown, type ChinatownOptions, type ChinatownState } from '../rules/index.ts';
import { LOCATIONS } from '../rules/board.ts';
import { fast } from '../rules/fast/index.ts';
import { KINDS, TYPES } from '../rules/fast/node.ts';
import * as places from '../rules/fast/places.ts';
import { MOST_SEATS } from '../rules/state.ts';
import { options, play, position } from './positions.ts';

/** Plays the readable rules and the fast rules in step and compares them after every answer. */
function inStep(own: Partial<ChinatownOptions>, seats: number, chance: Chance): void {
  const seed = chance.int(1e9);
  const [ours, theirs] = [new QuickChance(seed), new QuickChance(seed)];
  const { state } = chinatown.setUp(options(own, seats), seats, ours);
  let node = fast.node(chinatown.setUp(options(own, seats), seats, new QuickChance(7)).state);
  fast.setUp(node, theirs);
  expect(node).toEqual(fast.node(state));
  const out = new Int32Array(fast.mostAnswers);
  while (state.phase !== 'over') {
    const owed = chinatown.decisions(state).filter((decision) => decision.owed);
    expect(fast.owing(node)).toBe(owed.reduce((mask, { seat }) => mask | (1 << seat), 0));
    const { seat } = owed[chance.int(owed.length)]!;
    const count = fast.legal(node, seat, out);
    const decoded = Array.from(out.subarray(0, count), (code) => fast.answer(node, seat, code));
    expect(decoded).toEqual(chinatown.answers(state, seat) ?? [{ done: true }]);
    const code = out[chance.int(count)]!;
    const twin = fast.node(state);
    fast.copy(node, twin);
    node = twin;
    chinatown.apply(state, seat, fast.answer(node, seat, code), ours);
    fast.apply(node, seat, code, theirs);
    expect(node).toEqual(fast.node(state));
    expect(theirs.draws).toBe(ours.draws);
  }
  expect(fast.owing(node)).toBe(0);
  const shares = new Float64Array(seats);
  fast.shares(node, shares);
  const { winners } = chinatown.outcome(state)!;
  for (const [seat, share] of shares.entries()) {
    expect(share).toBe(winners.includes(seat) ? 1 / winners.length : 0);
  }
}

test.each([
  [3, {}],
  [4, { streetAccess: 'on', buildOrder: 'in-turn' }],
  [5, { locationCards: 'hold', economy: 'off', hands: 'hidden' }],
  [3, { locationCards: 'all', map: '2008', streetAccess: 'on' }],
  [4, { locationCards: 'hold', streetAccess: 'on', map: '2008' }],
] as const)('the fast rules play as the rules do: %d seats, %j', (seats, own) => {
  inStep(own, seats, new QuickChance(seats));
});

test('the node of a position in the middle of a trade plays on without its offers', () => {
  const s = position({
    land: { 5: 0, 6: [1, 'fish'] },
    hands: [['fish'], ['radio']],
    ready: [true, false, false],
  });
  play(s, 1, { offer: [{ from: 1, to: 0, money: 2 }] });
  const node = fast.node(s);
  const bare: ChinatownState = { ...s, offers: [] };
  expect(node).toEqual(fast.node(bare));
  expect(fast.owing(node)).toBe(0b110);
});

test('shares are split among those who tie', () => {
  const s = { ...position({ money: [9, 4, 9], round: 6 }), phase: 'over' as const };
  const out = new Float64Array(3);
  fast.shares(fast.node(s), out);
  expect([...out]).toEqual([0.5, 0, 0.5]);
});

test('the numbers of a node have places of their own', () => {
  const words = MOST_SEATS * places.WORDS;
  const lengths = [
    [places.ROUND, 1],
    [places.PHASE, 1],
    [places.FIRST, 1],
    [places.READY, 1],
    [places.MONEY, MOST_SEATS],
    [places.INCOME, MOST_SEATS],
    [places.IN_HAND, MOST_SEATS],
    [places.HELD, MOST_SEATS],
    [places.CARDS, words],
    [places.KEPT, words],
    [places.FREE, words],
    [places.FREE_ENDS, words],
    [places.OWNED, places.WORDS],
    [places.BAG, TYPES],
    [places.KINDS_LEFT, KINDS.length],
    [places.BUILT, MOST_SEATS * places.SIZES_ROW],
    [places.TILES, MOST_SEATS * places.TYPES_ROW],
    [places.PLOTS, LOCATIONS + 1],
    [places.STORE_LENGTH, 0],
  ] as const;
  for (const [i, [place, length]] of lengths.slice(0, -1).entries()) {
    expect(lengths[i + 1]![0]).toBeGreaterThanOrEqual(place + length);
  }
  expect(lengths.length).toBe(Object.keys(places).length - 3);
});
