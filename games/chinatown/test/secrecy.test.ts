import { canonical, QuickChance } from '@faubourg/core';
import { gamesToPlay } from '@faubourg/core/conformance';
import { expect, test } from 'vitest';
import {
  chinatown,
  type ChinatownAnswer,
  type ChinatownOptions,
  type ChinatownState,
} from '../rules/index.ts';
import { seenBy, kinds, options, play, position, why } from './positions.ts';

const sale = (money: number) => ({
  offer: [
    { from: 0, to: 1, locations: [5] },
    { from: 1, to: 0, money },
  ],
});

/** All that a viewer receives: events, view and decisions. */
function received(
  s: ChinatownState,
  events: Parameters<typeof seenBy>[0],
  viewer: number | null,
): string {
  return canonical([seenBy(events, viewer), chinatown.view(s, viewer), chinatown.decisions(s)]);
}

/** Plays two sequences of answers; whether the viewer can tell them apart. */
function canTellApart(
  make: () => ChinatownState,
  viewer: number | null,
  one: [number, ChinatownAnswer][],
  other: [number, ChinatownAnswer][],
): boolean {
  const [a, b] = [one, other].map((acts) => {
    const s = make();
    return acts.map(([seat, answer]) => received(s, play(s, seat, answer), viewer)).join('\n');
  });
  return a !== b;
}

const table = (own: Partial<ChinatownOptions> = {}): ChinatownState =>
  position({
    seats: 4,
    land: { 5: 0, 6: 1, 7: 2 },
    hands: [['fish'], ['radio'], [], []],
    options: own,
  });

test.each([
  ['secret deals', {}, false],
  ['dealMoney: open', { dealMoney: 'open' }, true],
  ['money: open', { money: 'open' }, true],
] as const)('CT-22 with %s outsiders learn what was paid: %s %s', (_, own, learns) => {
  const acts = (money: number): [number, ChinatownAnswer][] => [
    [0, sale(money)],
    [1, { accept: 1, version: 1 }],
  ];
  const make = (): ChinatownState => table(own);
  expect(canTellApart(make, 2, acts(3), acts(7))).toBe(learns);
  expect(canTellApart(make, null, acts(3), acts(7))).toBe(learns);
  expect(canTellApart(make, 0, acts(3), acts(7))).toBe(true);
  expect(canTellApart(make, 1, acts(3), acts(7))).toBe(true);
  // Not even whether there was any money, nor its size.
  const free: [number, ChinatownAnswer][] = [
    [0, { offer: [{ from: 0, to: 1, locations: [5] }] }],
    [1, { accept: 1, version: 1 }],
  ];
  expect(canTellApart(make, 3, acts(1), free)).toBe(learns);
});

test('CT-22 the locations and tiles of an offer and of a deal are public', () => {
  const s = table();
  const gifts = [
    { from: 0, to: 1, locations: [5], tiles: ['fish'], money: 2 },
    { from: 1, to: 0, tiles: ['radio'] },
  ];
  const publicGifts = [
    { from: 0, to: 1, locations: [5], tiles: ['fish'], cards: [] },
    { from: 1, to: 0, locations: [], tiles: ['radio'], cards: [] },
  ];
  const offered = play(s, 0, { offer: gifts });
  expect(seenBy(offered, null)).toEqual([
    { kind: 'offered', offer: 1, version: 1, seat: 0, parties: [0, 1], gifts: publicGifts },
  ]);
  expect(seenBy(offered, 1).at(-1)).toEqual({
    kind: 'money',
    offer: 1,
    version: 1,
    payments: [{ from: 0, to: 1, money: 2 }],
  });
  expect(chinatown.view(s, 3).offers).toEqual([
    {
      id: 1,
      version: 1,
      author: 0,
      parties: [0, 1],
      gifts: publicGifts,
      agreed: null,
      declined: null,
    },
  ]);
  expect(chinatown.view(s, 1).offers[0]).toMatchObject({
    agreed: [0],
    gifts: [{ money: 2 }, { money: 0 }],
  });
  const settled = play(s, 1, { accept: 1, version: 1 });
  expect(seenBy(settled, null)).toEqual([
    { kind: 'deal', offer: 1, version: 1, parties: [0, 1], gifts: publicGifts },
  ]);
  expect(seenBy(settled, 0).at(-1)).toMatchObject({
    kind: 'money',
    payments: [{ money: 2 }],
  });
});

test('CT-22 the money of an open offer is open', () => {
  const s = table();
  const events = play(s, 0, {
    offer: [
      { from: 0, to: null, locations: [5] },
      { from: null, to: 0, money: 4 },
    ],
  });
  expect(kinds(events)).toEqual(['offered']);
  expect(seenBy(events, null)[0]).toMatchObject({ gifts: [{ money: 0 }, { money: 4 }] });
  expect(chinatown.view(s, null).offers[0]).toMatchObject({ agreed: [0], declined: [] });
  expect(kinds(play(s, 2, { accept: 1, version: 1 }))).toEqual(['deal']);
  expect(s.ledger).toMatchObject({ open: [4, 0, -4, 0], secret: [] });
});

test('CT-22 who stands by a secret offer is for its parties alone', () => {
  const s = table();
  play(s, 0, {
    offer: [
      { from: 0, to: 1, locations: [5] },
      { from: 2, to: 0, money: 1 },
    ],
  });
  for (const answer of [
    { accept: 1, version: 1 },
    { takeBack: 1, version: 1 },
    { decline: 1, version: 1 },
  ]) {
    const events = play(s, 1, answer);
    expect(seenBy(events, 3)).toEqual([]);
    expect(seenBy(events, null)).toEqual([]);
    expect(seenBy(events, 2)).toHaveLength(1);
  }
});

test('CT-44 money is hidden, income announced: the ledger shows what each may know', () => {
  const s = table();
  play(s, 0, sale(6));
  play(s, 1, { accept: 1, version: 1 });
  expect(s.ledger.secret).toEqual([{ seats: [0, 1], net: [6, -6] }]);
  expect(chinatown.view(s, 0).ledger).toMatchObject({
    income: [15, 15, 15, 15],
    secret: [{ seats: [0, 1], net: [6, -6] }],
  });
  expect(chinatown.view(s, 2).ledger.secret).toEqual([{ seats: [0, 1], net: null }]);
  expect(chinatown.view(s, 0).money).toEqual([26, null, null, null]);
  expect(chinatown.view(s, null).money).toEqual([null, null, null, null]);
  // A second deal of the same parties goes into the same entry; others get their own.
  play(s, 1, { offer: [{ from: 1, to: 0, money: 1, locations: [6] }] });
  play(s, 0, { accept: 2, version: 1 });
  play(s, 2, { offer: [{ from: 2, to: 0, locations: [7] }] });
  play(s, 0, { accept: 3, version: 1 });
  expect(s.ledger.secret).toEqual([
    { seats: [0, 1], net: [7, -7] },
    { seats: [0, 2], net: [0, 0] },
  ]);
  const open = table({ money: 'open' });
  expect(chinatown.view(open, null).money).toEqual([20, 20, 20, 20]);
});

test('CT-23 a lack of money is told to nobody but the one who lacks it', () => {
  const poor = (): ChinatownState =>
    position({ seats: 4, land: { 5: 0, 6: 2 }, money: [20, 2, 20, 20] });
  const s = poor();
  // Seat 0 cannot learn from a refusal what seat 1 has.
  expect(why(s, 0, sale(3))).toBeNull();
  expect(why(s, 0, sale(2))).toBeNull();
  play(s, 0, sale(3));
  expect(why(s, 1, { accept: 1, version: 1 })).toBe('CT-23 lacks-money');
  expect(chinatown.check(s, 1, { accept: 1, version: 1 })!.data).toMatchObject({
    pays: 3,
    money: 2,
  });
  // A deal elsewhere does not void it: it stays open.
  play(s, 2, { offer: [{ from: 2, to: 3, locations: [6] }] });
  expect(kinds(play(s, 3, { accept: 2, version: 1 }))).toEqual(['deal', 'money']);
  expect(s.offers).toHaveLength(1);
});

test('CT-23 who has settled a deal has to agree anew where they would pay', () => {
  const s = position({
    seats: 4,
    land: { 5: 1, 6: 2, 7: 0 },
    hands: [['fish']],
    money: [5, 8, 8, 8],
  });
  play(s, 0, {
    offer: [
      { from: 0, to: 1, money: 4 },
      { from: 1, to: 0, locations: [5] },
    ],
  });
  play(s, 0, {
    offer: [
      { from: 0, to: 2, money: 3 },
      { from: 2, to: 0, locations: [6] },
    ],
  });
  play(s, 0, {
    offer: [
      { from: 0, to: 3, tiles: ['fish'] },
      { from: 3, to: 0, money: 1 },
    ],
  });
  play(s, 0, {
    offer: [
      { from: 0, to: null, money: 5 },
      { from: null, to: 0, locations: [5] },
    ],
  });
  const events = play(s, 2, { accept: 2, version: 1 });
  expect(s.money).toEqual([2, 8, 11, 8]);
  expect(s.offers.map(({ id, agreed }) => [id, agreed])).toEqual([
    [1, []],
    [3, [0]],
    [4, []],
  ]);
  expect(seenBy(events, 1)).toContainEqual({ kind: 'lapsed', offer: 1, version: 1, seat: 0 });
  // Of an open offer all see it; of a secret one only the parties.
  expect(seenBy(events, 3).slice(1)).toEqual([{ kind: 'lapsed', offer: 4, version: 1, seat: 0 }]);

  expect(why(s, 1, { accept: 4, version: 1 })).toBe('CT-23 author-not-bound');
  expect(kinds(play(s, 1, { accept: 1, version: 1 }))).toEqual(['accepted']);
  expect(why(s, 0, { accept: 1, version: 1 })).toBe('CT-23 lacks-money');
  expect(why(s, 0, { accept: 4, version: 1 })).toBe('CT-23 lacks-money');
  // With the money for it, agreeing anew settles what the others have accepted.
  play(s, 3, { offer: [{ from: 3, to: 0, money: 3 }] });
  play(s, 0, { accept: 5, version: 1 });
  expect(kinds(play(s, 0, { accept: 4, version: 1 }))).toEqual(['accepted']);
  expect(s.offers.at(-1)!.agreed).toEqual([0]);
  const settled = play(s, 0, { accept: 1, version: 1 });
  expect(kinds(settled)).toEqual(['deal', 'money', 'void', 'why']);
  expect(s.land[5]!.owner).toBe(0);
  expect(s.money).toEqual([1, 12, 11, 5]);
});

test('CT-23 who gives nothing but tiles and locations, or is paid as much, stays bound', () => {
  const s = position({ seats: 4, land: { 5: 0, 6: 0 }, money: [5, 8, 8, 8] });
  const even = [
    { from: 0, to: 1, locations: [5], money: 2 },
    { from: 1, to: 0, money: 2 },
  ];
  play(s, 0, { offer: even });
  play(s, 0, { offer: [{ from: 0, to: 2, locations: [6] }] });
  expect(kinds(play(s, 2, { accept: 2, version: 1 }))).toEqual(['deal', 'money']);
  expect(s.offers[0]!.agreed).toEqual([0]);
});

test('CT-23 nothing tells others whether that was for lack of money', () => {
  // Seat 0 pays much or little elsewhere; the others must not notice what it can still pay.
  const make = (): ChinatownState =>
    position({ seats: 4, land: { 5: 1, 6: 2 }, money: [5, 8, 8, 8] });
  const acts = (paid: number): [number, ChinatownAnswer][] => [
    [
      0,
      {
        offer: [
          { from: 0, to: 1, money: 4 },
          { from: 1, to: 0, locations: [5] },
        ],
      },
    ],
    [
      0,
      {
        offer: [
          { from: 0, to: 2, money: paid },
          { from: 2, to: 0, locations: [6] },
        ],
      },
    ],
    [2, { accept: 2, version: 1 }],
    [1, { accept: 1, version: 1 }],
  ];
  expect(canTellApart(make, 1, acts(5), acts(1))).toBe(false);
  expect(canTellApart(make, 3, acts(5), acts(1))).toBe(false);
  expect(canTellApart(make, null, acts(5), acts(1))).toBe(false);
});

test('CT-11, CT-23 with hidden hands one may ask for anything, and a refusal tells only its owner', () => {
  const s = position({
    seats: 4,
    options: { hands: 'hidden' },
    land: { 5: 0 },
    hands: [['fish'], ['radio'], ['radio', 'radio'], []],
  });
  expect(why(s, 0, { offer: [{ from: 0, to: 1, tiles: ['radio'] }] })).toBe('CT-23 lacks-tile');
  play(s, 0, { offer: [{ from: 1, to: 0, tiles: ['sewing'] }] });
  play(s, 0, { offer: [{ from: null, to: 0, tiles: ['sewing'] }] });
  expect(why(s, 1, { accept: 1, version: 1 })).toBe('CT-23 lacks-tile');
  expect(why(s, 1, { accept: 2, version: 1 })).toBe('CT-23 lacks-tile');
  // Only an agreement can make an offer void.
  play(s, 2, { offer: [{ from: 2, to: 3, tiles: ['radio', 'radio'] }] });
  play(s, 3, { offer: [{ from: 2, to: 3, tiles: ['radio', 'radio'], money: 1 }] });
  play(s, 2, { offer: [{ from: 2, to: 0, tiles: ['radio'] }] });
  const events = play(s, 0, { accept: 5, version: 1 });
  expect(seenBy(events, null)).toContainEqual({ kind: 'void', offer: 3, version: 1 });
  expect(s.offers.map(({ id }) => id)).toEqual([1, 2, 4]);
  expect(seenBy(events, 3)).toContainEqual({
    kind: 'why',
    offer: 3,
    version: 1,
    lack: { lacks: 'tile', seat: 2, tile: 'radio' },
  });
});

test('CT-50 at the end everybody shows their money', () => {
  const s = table();
  play(s, 0, sale(6));
  play(s, 1, { accept: 1, version: 1 });
  const late = { ...s, phase: 'over' as const, round: 6, turned: [[], [], [], [3], [4], [5]] };
  const view = chinatown.view(late, null);
  expect(view.money).toEqual([26, 14, 20, 20]);
  expect(view.ledger.secret).toEqual([{ seats: [0, 1], net: [6, -6] }]);
});

/** A random position while trading. */
function randomTable(seed: number): ChinatownState {
  const chance = new QuickChance(seed);
  const seats = 3 + chance.int(3);
  const own = Object.fromEntries(
    chinatown.options.map(({ name, values }) => {
      const named = values(seats);
      return [name, named[chance.int(named.length)]];
    }),
  );
  const { state } = chinatown.setUp(options(own, seats), seats, chance);
  for (let acts = 60 + chance.int(100); acts > 0 && state.phase !== 'over'; acts--) {
    const asked = chinatown.decisions(state);
    const { seat } = asked[chance.int(asked.length)]!;
    chinatown.apply(state, seat, chinatown.sample!(state, seat, chance), chance);
  }
  return state;
}

test('CT-22 in random tables no outsider can tell two secret offers or deals apart by their money', () => {
  let compared = 0;
  for (let seed = 0; seed < gamesToPlay(300); seed++) {
    const s = randomTable(seed);
    const chance = new QuickChance(seed + 1e6);
    if (s.phase !== 'trade' || s.options.money === 'open' || s.options.dealMoney === 'open')
      continue;
    const [author, other] = [chance.int(s.money.length), chance.int(s.money.length)];
    if (author === other) continue;
    const owned = Object.keys(s.land)
      .map(Number)
      .filter((at) => s.land[at]!.owner === author);
    const offer = (money: number): ChinatownAnswer => ({
      offer: [
        { from: author, to: other, locations: owned.slice(0, 1), money: 1 },
        { from: other, to: author, money },
      ],
    });
    if ([1, 2].some((money) => why(s, author, offer(money)) !== null)) continue;
    const twins = [1, 2].map((money) => {
      const twin = chinatown.copy(s);
      const eventLists: unknown[] = [];
      const id = s.nextOffer;
      for (const [seat, answer] of [
        [author, offer(money)],
        [other, { accept: id, version: 1 }],
      ] as const) {
        if (why(twin, seat, answer) === null) eventLists.push(play(twin, seat, answer));
      }
      return { twin, eventLists: eventLists as Parameters<typeof seenBy>[0][] };
    });
    if (twins[0]!.eventLists.length !== twins[1]!.eventLists.length) continue;
    for (const viewer of [null, ...s.money.keys()]) {
      if (viewer === author || viewer === other) continue;
      const [a, b] = twins.map(({ twin, eventLists }) =>
        canonical([
          eventLists.map((events) => seenBy(events, viewer)),
          chinatown.view(twin, viewer),
        ]),
      );
      expect(a).toBe(b);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(0);
});
