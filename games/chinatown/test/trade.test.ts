import { expect, test } from 'vitest';
import { chinatown, type ChinatownState } from '../rules/index.ts';
import { seenBy, kinds, play, position, why } from './positions.ts';

/** Yellow (0) owns a laundry at 21, blue (1) two laundries beside it and two restaurants in hand. */
const laundries = (): ChinatownState =>
  position({
    land: { 21: [0, 'laundry'], 22: [1, 'laundry'], 17: [1, 'laundry'], 30: 2 },
    hands: [['fish'], ['restaurant', 'restaurant', 'radio'], ['tea-house']],
    money: [10, 8, 12],
  });

const example = {
  offer: [
    { from: 0, to: 1, locations: [21], money: 1 },
    { from: 1, to: 0, tiles: ['restaurant', 'restaurant'] },
  ],
};

test('CT-20, CT-21 the example: a placed laundry and 1,000 for two restaurant tiles', () => {
  const s = laundries();
  expect(chinatown.forecast!(chinatown.view(s, null))).toMatchObject({ income: [1, 2, 0] });
  play(s, 0, example);
  const events = play(s, 1, { accept: 1, version: 1 });
  expect(s.land[21]).toEqual({ owner: 1, shop: 'laundry' });
  expect(s.hands).toEqual([['fish', 'restaurant', 'restaurant'], ['radio'], ['tea-house']]);
  expect(s.money).toEqual([9, 9, 12]);
  expect(s.offers).toEqual([]);
  expect(kinds(events)).toEqual(['deal', 'money']);
  // Three laundries of one owner now earn together, in the same round.
  expect(chinatown.forecast!(chinatown.view(s, null))).toMatchObject({ income: [0, 4, 0] });
});

test('CT-20 a deal may be anything for anything, also something for nothing', () => {
  const s = laundries();
  play(s, 2, { offer: [{ from: 2, to: 0, locations: [30], tiles: ['tea-house'], money: 12 }] });
  play(s, 0, { accept: 1, version: 1 });
  expect(s.land[30]!.owner).toBe(0);
  expect(s.hands[0]).toEqual(['fish', 'tea-house']);
  expect(s.money).toEqual([22, 8, 0]);
});

test('CT-20 three parties: a circle that none of the pairs could close', () => {
  const s = position({
    land: { 1: 0, 2: 1, 3: 2 },
    hands: [['fish'], ['radio'], ['sewing']],
    money: [5, 5, 5],
  });
  play(s, 0, {
    offer: [
      { from: 0, to: 1, locations: [1], tiles: ['fish'] },
      { from: 1, to: 2, locations: [2], money: 2 },
      { from: 2, to: 0, locations: [3], tiles: ['sewing'] },
    ],
  });
  expect(kinds(play(s, 2, { accept: 1, version: 1 }))).toEqual(['accepted']);
  expect(s.land).toMatchObject({ 1: { owner: 0 }, 2: { owner: 1 }, 3: { owner: 2 } });
  expect(s.offers[0]).toMatchObject({ agreed: [0, 2], declined: [] });
  const events = play(s, 1, { accept: 1, version: 1 });
  expect(events[0]).toMatchObject({ kind: 'deal', parties: [0, 1, 2] });
  expect(s.land).toMatchObject({ 1: { owner: 1 }, 2: { owner: 2 }, 3: { owner: 0 } });
  expect(s.hands).toEqual([['sewing'], ['fish', 'radio'], []]);
  expect(s.money).toEqual([5, 3, 7]);
});

test('CT-21 a shop changes owner any number of times and never moves', () => {
  const s = laundries();
  for (const [from, to] of [
    [0, 1],
    [1, 2],
    [2, 0],
    [0, 2],
  ] as const) {
    play(s, from, { offer: [{ from, to, locations: [21] }] });
    play(s, to, { accept: s.nextOffer - 1, version: 1 });
    expect(s.land[21]).toEqual({ owner: to, shop: 'laundry' });
  }
});

test('CT-23 what an offer must say: parties, gifts, each thing once', () => {
  const s = laundries();
  const offer = (...gifts: unknown[]): string | null => why(s, 0, { offer: gifts });
  expect(offer({ from: 0, to: 1, money: 1 })).toBeNull();
  expect(offer({ from: 0, to: 3, money: 1 })).toBe('CT-23 no-such-seat');
  expect(offer({ from: 4, to: 0, money: 1 })).toBe('CT-23 no-such-seat');
  expect(offer({ from: 0, to: 0, money: 1 })).toBe('CT-23 gift-to-self');
  expect(offer({ from: null, to: null, money: 1 })).toBe('CT-23 gift-to-self');
  expect(offer({ from: 0, to: 1 })).toBe('CT-23 gift-empty');
  expect(offer({ from: 0, to: 1, money: 0, tiles: [], locations: [], cards: [] })).toBe(
    'CT-23 gift-empty',
  );
  expect(offer({ from: 0, to: 1, money: 1 }, { from: 0, to: 1, tiles: ['fish'] })).toBe(
    'CT-23 gift-twice',
  );
  expect(offer({ from: 0, to: 1, money: 1 }, { from: 1, to: 0, money: 1 })).toBeNull();
  expect(offer({ from: 1, to: 2, money: 1 })).toBe('CT-23 author-not-named');
  expect(offer({ from: 0, to: 1, locations: [21, 21] })).toBe('CT-23 named-twice');
  expect(offer({ from: 0, to: 1, locations: [21] }, { from: 0, to: 2, locations: [21] })).toBe(
    'CT-23 named-twice',
  );
  expect(offer({ from: 0, to: 1, cards: [40] })).toBe('CT-61 no-cards');
  expect(offer()).toBe('CT-23 answer-form');
  expect(offer({ from: 0, to: 1, money: -1 })).toBe('CT-23 answer-form');
});

test('CT-23 nobody can offer what they do not hold', () => {
  const s = laundries();
  const offer = (...gifts: unknown[]): string | null => why(s, 0, { offer: gifts });
  expect(offer({ from: 0, to: 1, locations: [22] })).toBe('CT-23 lacks-location');
  expect(offer({ from: 0, to: 1, locations: [80] })).toBe('CT-23 lacks-location');
  expect(offer({ from: 0, to: 1, tiles: ['radio'] })).toBe('CT-23 lacks-tile');
  expect(offer({ from: 0, to: 1, tiles: ['fish', 'fish'] })).toBe('CT-23 lacks-tile');
  // One fish cannot go to two.
  expect(offer({ from: 0, to: 1, tiles: ['fish'] }, { from: 0, to: 2, tiles: ['fish'] })).toBe(
    'CT-23 lacks-tile',
  );
  expect(offer({ from: 0, to: 1, money: 10 })).toBeNull();
  expect(offer({ from: 0, to: 1, money: 11 })).toBe('CT-23 lacks-money');
  // What everybody can see the other does not have cannot be asked for, either.
  expect(offer({ from: 1, to: 0, locations: [30] })).toBe('CT-23 lacks-location');
  expect(offer({ from: 1, to: 0, tiles: ['tea-house'] })).toBe('CT-23 lacks-tile');
  // But nobody knows how much money the other has.
  expect(offer({ from: 1, to: 0, money: 50 })).toBeNull();
});

test('CT-23 money counts net: it may pass through, and nobody may end below zero', () => {
  const s = position({ money: [5, 0, 9], land: { 1: 0 } });
  const gifts = [
    { from: 0, to: 1, money: 4 },
    { from: 1, to: 2, money: 4 },
    { from: 2, to: 0, money: 1 },
  ];
  play(s, 0, { offer: gifts });
  play(s, 1, { accept: 1, version: 1 });
  play(s, 2, { accept: 1, version: 1 });
  expect(s.money).toEqual([2, 0, 12]);
  play(s, 0, { offer: [{ from: 1, to: 0, money: 1 }] });
  expect(why(s, 1, { accept: 2, version: 1 })).toBe('CT-23 lacks-money');
});

test('CT-23 with money: open everybody sees that somebody cannot pay', () => {
  const s = position({ money: [5, 3, 22], options: { money: 'open' } });
  expect(why(s, 0, { offer: [{ from: 1, to: 0, money: 3 }] })).toBeNull();
  expect(why(s, 0, { offer: [{ from: 1, to: 0, money: 4 }] })).toBe('CT-23 lacks-money');
  expect(why(s, 0, { offer: [{ from: 0, to: 1, money: 6 }] })).toBe('CT-23 lacks-money');
  expect(why(s, 1, { offer: [{ from: 1, to: null, money: 4 }] })).toBe('CT-23 lacks-money');
  expect(why(s, 1, { offer: [{ from: null, to: 1, money: 22 }] })).toBeNull();
  expect(why(s, 1, { offer: [{ from: null, to: 1, money: 23 }] })).toBe('CT-23 lacks-taker');
});

test('CT-23 accepting needs what one gives, and being asked', () => {
  const s = laundries();
  play(s, 0, example);
  expect(why(s, 2, { accept: 1, version: 1 })).toBe('CT-23 not-a-party');
  expect(why(s, 0, { accept: 1, version: 1 })).toBe('CT-23 already-agreed');
  expect(why(s, 1, { accept: 2, version: 1 })).toBe('CT-23 offer-gone');
  expect(why(s, 1, { accept: 1, version: 2 })).toBe('CT-23 offer-changed');
  expect(why(s, 1, { accept: 1, version: 1 })).toBeNull();
});

test('CT-23 a party may decline and still change its mind', () => {
  const s = laundries();
  play(s, 0, example);
  expect(why(s, 0, { decline: 1, version: 1 })).toBe('CT-23 own-offer');
  expect(why(s, 2, { decline: 1, version: 1 })).toBe('CT-23 not-a-party');
  expect(kinds(play(s, 1, { decline: 1, version: 1 }))).toEqual(['declined']);
  expect(s.offers[0]).toMatchObject({ agreed: [0], declined: [1] });
  expect(why(s, 1, { decline: 1, version: 1 })).toBe('CT-23 already-declined');
  expect(kinds(play(s, 1, { accept: 1, version: 1 }))).toEqual(['deal', 'money']);
});

test('CT-23 an acceptance can be taken back until the offer settles', () => {
  const s = position({ land: { 1: 0 } });
  const gifts = [
    { from: 0, to: 1, locations: [1] },
    { from: 2, to: 0, money: 3 },
  ];
  play(s, 0, { offer: gifts });
  expect(why(s, 2, { takeBack: 1, version: 1 })).toBe('CT-23 not-agreed');
  expect(why(s, 0, { takeBack: 1, version: 1 })).toBe('CT-23 own-offer');
  play(s, 2, { accept: 1, version: 1 });
  expect(why(s, 1, { takeBack: 1, version: 1 })).toBe('CT-23 not-agreed');
  expect(kinds(play(s, 2, { takeBack: 1, version: 1 }))).toEqual(['tookBack']);
  expect(s.offers[0]!.agreed).toEqual([0]);
  expect(kinds(play(s, 1, { accept: 1, version: 1 }))).toEqual(['accepted']);
  // Declining takes an acceptance back, too; accepting again takes back the decline.
  play(s, 1, { decline: 1, version: 1 });
  expect(s.offers[0]).toMatchObject({ agreed: [0], declined: [1] });
  play(s, 1, { accept: 1, version: 1 });
  expect(s.offers[0]).toMatchObject({ agreed: [0, 1], declined: [] });
  play(s, 2, { accept: 1, version: 1 });
  expect(s.land[1]!.owner).toBe(1);
});

test('CT-23 the author, and nobody else, may withdraw', () => {
  const s = laundries();
  play(s, 0, example);
  expect(why(s, 1, { withdraw: 1, version: 1 })).toBe('CT-23 not-the-author');
  expect(why(s, 0, { withdraw: 1, version: 2 })).toBe('CT-23 offer-changed');
  const events = play(s, 0, { withdraw: 1, version: 1 });
  expect(events).toEqual([{ kind: 'withdrawn', offer: 1, version: 1, seat: 0 }]);
  expect(s.offers).toEqual([]);
  expect(why(s, 1, { accept: 1, version: 1 })).toBe('CT-23 offer-gone');
  play(s, 0, example);
  expect(s.offers[0]!.id).toBe(2);
});

test('CT-23 a counter-offer replaces what it answers', () => {
  const s = laundries();
  play(s, 0, example);
  const counter = {
    counter: 1,
    version: 1,
    offer: [
      { from: 0, to: 1, locations: [21], money: 2 },
      { from: 1, to: 0, tiles: ['restaurant'] },
    ],
  };
  expect(why(s, 2, counter)).toBe('CT-23 not-a-party');
  expect(why(s, 1, { ...counter, version: 2 })).toBe('CT-23 offer-changed');
  expect(why(s, 1, { ...counter, counter: 7 })).toBe('CT-23 offer-gone');
  expect(why(s, 1, { ...counter, offer: [{ from: 1, to: 2, money: 1 }] })).toBe(
    'CT-23 counter-without-author',
  );
  expect(why(s, 1, { ...counter, offer: [{ from: 1, to: null, money: 1 }] })).toBe(
    'CT-23 counter-open',
  );
  expect(why(s, 1, { ...counter, offer: [{ from: 1, to: 0, tiles: ['fish'] }] })).toBe(
    'CT-23 lacks-tile',
  );
  const events = play(s, 1, counter);
  expect(events[0]).toMatchObject({
    kind: 'countered',
    offer: 1,
    version: 2,
    seat: 1,
    parties: [0, 1],
  });
  expect(s.offers).toHaveLength(1);
  expect(s.offers[0]).toMatchObject({ id: 1, version: 2, author: 1, agreed: [1], declined: [] });
  expect(s.nextOffer).toBe(2);
  expect(kinds(play(s, 0, { accept: 1, version: 2 }))).toEqual(['deal', 'money']);
  expect(s.hands[0]).toEqual(['fish', 'restaurant']);
  expect(s.money).toEqual([8, 10, 12]);
});

test('CT-23 an author may say it anew; those who had agreed have to look again', () => {
  const s = position({ land: { 1: 0 } });
  play(s, 0, {
    offer: [
      { from: 0, to: 1, locations: [1] },
      { from: 2, to: 0, money: 3 },
    ],
  });
  play(s, 2, { accept: 1, version: 1 });
  play(s, 1, { decline: 1, version: 1 });
  play(s, 0, {
    counter: 1,
    version: 1,
    offer: [
      { from: 0, to: 1, locations: [1] },
      { from: 2, to: 0, money: 4 },
    ],
  });
  expect(s.offers[0]).toMatchObject({ version: 2, author: 0, agreed: [0], declined: [] });
});

test('CT-23 eight offers of one author lie on the table at most', () => {
  const s = laundries();
  const offer = { offer: [{ from: 0, to: 1, money: 1 }] };
  for (let i = 0; i < 8; i++) play(s, 0, offer);
  expect(why(s, 0, offer)).toBe('CT-23 table-full');
  expect(why(s, 1, { offer: [{ from: 0, to: 1, money: 1 }] })).toBeNull();
  // Saying one anew puts none beside it.
  expect(why(s, 0, { counter: 3, version: 1, ...offer })).toBeNull();
  play(s, 1, { counter: 3, version: 1, ...offer });
  play(s, 0, offer);
  expect(why(s, 0, { counter: 3, version: 2, ...offer })).toBe('CT-23 table-full');
});

test('CT-61 hold: cards may be traded as cards, for all to see', () => {
  const s = position({
    options: { locationCards: 'hold' },
    cards: [[40, 50], [60]],
    land: { 1: 1 },
  });
  expect(why(s, 0, { offer: [{ from: 0, to: 1, cards: [60] }] })).toBe('CT-23 lacks-card');
  expect(why(s, 0, { offer: [{ from: 0, to: 1, cards: [50, 50] }] })).toBe('CT-23 named-twice');
  // One may ask for what one cannot see, and be refused by nobody but its owner.
  expect(why(s, 0, { offer: [{ from: 1, to: 0, cards: [70] }] })).toBeNull();
  play(s, 0, {
    offer: [
      { from: 0, to: 1, cards: [50] },
      { from: 1, to: 0, cards: [60], locations: [1] },
    ],
  });
  const events = play(s, 1, { accept: 1, version: 1 });
  expect(s.cards).toEqual([[40, 60], [50], []]);
  expect(s.land[1]!.owner).toBe(0);
  expect(seenBy(events, 2)[0]).toMatchObject({
    gifts: [{ cards: [50] }, { cards: [60], locations: [1] }],
  });
});

test('what a seat can offer and say is told in parts', () => {
  const s = laundries();
  play(s, 0, example);
  play(s, 2, { offer: [{ from: 2, to: null, tiles: ['tea-house'] }] });
  expect(chinatown.parts!(s, 1)).toEqual({
    locations: [17, 22],
    tiles: ['restaurant', 'restaurant', 'radio'],
    cards: [],
    money: 8,
    offers: [
      {
        id: 1,
        version: 1,
        accept: true,
        takeBack: false,
        decline: true,
        withdraw: false,
        counter: true,
      },
      {
        id: 2,
        version: 1,
        accept: true,
        takeBack: false,
        decline: false,
        withdraw: false,
        counter: true,
      },
    ],
  });
  expect((chinatown.parts!(s, 2) as { offers: unknown[] }).offers).toEqual([
    {
      id: 1,
      version: 1,
      accept: false,
      takeBack: false,
      decline: false,
      withdraw: false,
      counter: false,
    },
    {
      id: 2,
      version: 1,
      accept: false,
      takeBack: false,
      decline: false,
      withdraw: true,
      counter: true,
    },
  ]);
  expect(chinatown.answers(s, 0)).toBeNull();
  s.phase = 'build';
  expect(chinatown.parts!(s, 1)).toBeNull();
});

test('CT-23 everybody answers for their own tiles alone', () => {
  const s = position({ hands: [['fish'], [], ['fish']] });
  const gifts = [
    { from: 0, to: 1, tiles: ['fish'] },
    { from: 2, to: 0, tiles: ['fish'] },
  ];
  expect(why(s, 0, { offer: gifts })).toBeNull();
});

test('who has agreed or declined, and cards that change hands, are kept in order', () => {
  const s = position({
    seats: 4,
    land: { 1: 2 },
    options: { locationCards: 'hold' },
    cards: [[], [], [30], [20, 40]],
  });
  const offer = [
    { from: 2, to: 3, cards: [30] },
    { from: 0, to: 2, money: 1 },
    { from: 2, to: 1, locations: [1] },
  ];
  play(s, 2, { offer });
  play(s, 3, { decline: 1, version: 1 });
  play(s, 0, { decline: 1, version: 1 });
  expect(s.offers[0]!.declined).toEqual([0, 3]);
  play(s, 0, { accept: 1, version: 1 });
  expect(s.offers[0]!.agreed).toEqual([0, 2]);
  expect(chinatown.parts!(s, 0)).toMatchObject({ offers: [{ takeBack: true, accept: false }] });
  play(s, 3, { accept: 1, version: 1 });
  play(s, 1, { accept: 1, version: 1 });
  expect(s.cards[3]).toEqual([20, 30, 40]);
});

test('parts are a copy', () => {
  const s = position({ hands: [['fish']], options: { locationCards: 'hold' }, cards: [[4]] });
  const parts = chinatown.parts!(s, 0) as { tiles: string[]; cards: number[] };
  expect(parts.tiles).not.toBe(s.hands[0]);
  expect(parts.cards).not.toBe(s.cards[0]);
});
