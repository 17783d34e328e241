import { QuickChance } from '@faubourg/core';
import { expect, test } from 'vitest';
import { chinatown, type ChinatownOptions, type ChinatownState } from '../rules/index.ts';
import { deckOf } from '../rules/locations.ts';
import { closeTrade, seenBy, kinds, options, play, position, why } from './positions.ts';

function begin(own: Partial<ChinatownOptions> = {}, seats = 3, seed = 1) {
  return chinatown.setUp(options(own, seats), seats, new QuickChance(seed));
}

/** All seats build nothing, which ends the round. */
function buildNothing(s: ChinatownState, chance: QuickChance): void {
  for (let left = s.ready.length; left > 0; left--) {
    play(s, chinatown.decisions(s)[0]!.seat, { built: true }, chance);
  }
}

test('CT-4, CT-10 the set-up: 5,000 each, cards dealt to each, seen by that seat alone', () => {
  const { state, events } = begin({}, 4);
  expect(state.money).toEqual([5, 5, 5, 5]);
  expect(state.cards.map((cards) => cards.length)).toEqual([6, 6, 6, 6]);
  expect(state.deck).toBe(85 - 24);
  expect(kinds(events)).toEqual(['round', 'dealt', 'dealt', 'dealt', 'dealt']);
  for (const viewer of [0, 1, 2, 3]) {
    expect(seenBy(events, viewer)).toEqual([
      { kind: 'round', round: 1, dealt: 6 },
      { kind: 'dealt', cards: state.cards[viewer] },
    ]);
    const view = chinatown.view(state, viewer);
    expect(view.cards).toEqual(state.cards[viewer]);
    expect(view.cardCounts).toEqual([6, 6, 6, 6]);
  }
  expect(chinatown.view(state, null).cards).toBeNull();
  expect(chinatown.faults(state)).toEqual([]);
});

test('CT-10 every choice of the right number of cards is legal, and nothing else', () => {
  const { state } = begin({}, 3);
  const cards = state.cards[1]!;
  const listed = chinatown.answers(state, 1)!;
  expect(listed).toHaveLength(21);
  expect(listed[0]).toEqual({ keep: cards.slice(0, 5) });
  expect(listed.at(-1)).toEqual({ keep: cards.slice(2) });
  expect(why(state, 1, { keep: cards.slice(0, 4) })).toBe('CT-10 keep-count');
  expect(why(state, 1, { keep: cards.slice(0, 6) })).toBe('CT-10 keep-count');
  const stranger = deckOf(state)[0]!;
  expect(why(state, 1, { keep: [...cards.slice(0, 4), stranger] })).toBe('CT-10 card-not-held');
  expect(why(state, 1, { keep: [...cards.slice(0, 4), cards[3]] })).toBe('CT-10 keep-order');
  expect(why(state, 1, { keep: cards.slice(0, 5).toReversed() })).toBe('CT-10 keep-order');
  expect(why(state, 1, { done: true })).toBe('CT-10 other-question');
  expect(why(state, 1, { built: true })).toBe('CT-10 other-question');
  expect(chinatown.fallback(state, 1)).toEqual(listed[0]);
});

test('CT-10 the choice is secret and can be changed until the last has chosen', () => {
  const { state } = begin({}, 3);
  const [first, second] = chinatown.answers(state, 0)! as [{ keep: number[] }, { keep: number[] }];
  const once = play(state, 0, first);
  expect(seenBy(once, 0)).toEqual([
    { kind: 'chose', seat: 0 },
    { kind: 'chosen', keep: first.keep },
  ]);
  expect(seenBy(once, 1)).toEqual([{ kind: 'chose', seat: 0 }]);
  expect(chinatown.decisions(state).map(({ owed }) => owed)).toEqual([false, true, true]);
  expect(chinatown.decisions(state)[0]).toMatchObject({
    kind: 'keep',
    rule: 'CT-10',
    secret: true,
    about: { round: 1 },
  });
  expect(seenBy(play(state, 0, second), 1)).toEqual([]);
  expect(chinatown.view(state, 0).kept).toEqual(second.keep);
  expect(chinatown.view(state, 1).kept).toBeNull();
  expect(chinatown.view(state, 1).chose).toEqual([true, false, false]);

  play(state, 1, chinatown.answers(state, 1)![3]!);
  const last = chinatown.answers(state, 2)![4] as { keep: number[] };
  const dealt = state.cards.map((cards) => cards.slice());
  const events = play(state, 2, last);
  expect(seenBy(events, null).slice(0, 2)).toEqual([
    { kind: 'chose', seat: 2 },
    { kind: 'settled', locations: [second.keep, expect.anything(), last.keep] },
  ]);
  for (const at of second.keep) expect(state.land[at]).toEqual({ owner: 0, shop: null });
  for (const at of last.keep) expect(state.land[at]).toEqual({ owner: 2, shop: null });
  expect(Object.keys(state.land)).toHaveLength(15);
  expect(state.cards).toEqual([[], [], []]);
  expect(state.kept).toEqual([null, null, null]);
  // What was returned can be dealt again.
  const back = dealt[0]!.filter((card) => !second.keep.includes(card));
  expect(back).toHaveLength(2);
  expect(state.deck).toBe(70);
  expect(deckOf(state)).toEqual(expect.arrayContaining(back));
  expect(state.phase).toBe('trade');
});

test('CT-10 the next round deals by its own row of the table', () => {
  const chance = new QuickChance(3);
  const s = position({ phase: 'build', round: 3, seats: 5, land: { 1: 0 } });
  buildNothing(s, chance);
  expect(s.round).toBe(4);
  expect(s.phase).toBe('keep');
  expect(s.cards.map((cards) => cards.length)).toEqual([4, 4, 4, 4, 4]);
  expect(s.cards.flat()).not.toContain(1);
  expect(chinatown.answers(s, 0)).toHaveLength(6);
  expect(s.ready).toEqual([false, false, false, false, false]);
});

test('CT-61 all: every card dealt is settled at once', () => {
  const { state, events } = begin({ locationCards: 'all' }, 3);
  expect(state.phase).toBe('trade');
  expect(Object.keys(state.land)).toHaveLength(21);
  expect(state.cards).toEqual([[], [], []]);
  expect(state.deck).toBe(64);
  expect(kinds(events)).toEqual(['round', 'dealt', 'dealt', 'dealt', 'settled', 'tiles']);
});

test('CT-61 all: when the deck runs out all get the same smaller number, the rest stays', () => {
  const chance = new QuickChance(9);
  const { state: s } = chinatown.setUp(options({ locationCards: 'all' }), 3, chance);
  const owned: number[] = [];
  for (let round = 1; round <= 6; round++) {
    owned.push(Object.keys(s.land).length);
    closeTrade(s);
    buildNothing(s, chance);
  }
  expect(owned).toEqual([21, 39, 57, 75, 84, 84]);
  expect(s.deck).toBe(1);
  expect(s.phase).toBe('over');
});

test('CT-61 hold: what is not settled stays in hand, unseen, and can be settled later', () => {
  const chance = new QuickChance(4);
  const { state: s } = chinatown.setUp(options({ locationCards: 'hold' }), 3, chance);
  const kept = s.cards.map((cards) => cards.slice(2));
  const held = s.cards.map((cards) => cards.slice(0, 2));
  for (const [seat, keep] of kept.entries()) play(s, seat, { keep }, chance);
  expect(s.cards).toEqual(held);
  expect(s.deck).toBe(64);
  expect(chinatown.view(s, 1).cards).toEqual(held[1]);
  expect(chinatown.view(s, 1).cardCounts).toEqual([2, 2, 2]);
  closeTrade(s);
  buildNothing(s, chance);
  expect(s.cards[0]).toHaveLength(8);
  expect(s.cards[0]).toEqual(expect.arrayContaining(held[0]!));
  const keep = [...held[0]!, ...s.cards[0]!.filter((card) => !held[0]!.includes(card)).slice(0, 2)];
  keep.sort((a, b) => a - b);
  expect(chinatown.answers(s, 0)).toHaveLength(70);
  expect(chinatown.answers(s, 0)).toContainEqual({ keep });
  play(s, 0, { keep }, chance);
});

test('CT-61 hold: with too few cards a player settles as far as they go', () => {
  const s = position({
    phase: 'keep',
    options: { locationCards: 'hold' },
    cards: [[3, 9], [], [1, 2, 4, 5, 6]],
  });
  expect(chinatown.answers(s, 0)).toEqual([{ keep: [3, 9] }]);
  expect(chinatown.answers(s, 1)).toEqual([{ keep: [] }]);
  expect(chinatown.answers(s, 2)).toHaveLength(5);
  play(s, 0, { keep: [3, 9] });
  play(s, 1, { keep: [] });
  play(s, 2, { keep: [1, 2, 4, 5] });
  expect(s.cards).toEqual([[], [], [6]]);
});

test('CT-61 hold: late in the game the deck runs out there, too', () => {
  const held = [
    [1, 2, 3],
    [4, 5, 6],
    [7, 8, 9],
  ];
  const land = Object.fromEntries(Array.from({ length: 69 }, (_, i) => [i + 10, i % 3]));
  const s = position({
    phase: 'build',
    round: 4,
    options: { locationCards: 'hold' },
    cards: held,
    land,
  });
  expect(s.deck).toBe(7);
  buildNothing(s, new QuickChance(1));
  expect(s.cards.map((cards) => cards.length)).toEqual([5, 5, 5]);
  expect(s.deck).toBe(1);
});
