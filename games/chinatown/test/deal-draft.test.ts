import { canonical, QuickChance, type Seat } from '@faubourg/core';
import { expect, test } from 'vitest';
import { inFull } from '../rules/offer.ts';
import {
  type DealDraft,
  draftOf,
  emptyDraft,
  giftsOf,
  type Line,
  moneyFrom,
  netOf,
  paidMore,
  paysAtLeast,
  priced,
  receiverOf,
  redirected,
  toggled,
  withLine,
  withMoney,
  withoutLine,
} from '../table/deal-draft.ts';

type Gift = ReturnType<typeof inFull>['gifts'][number];

const terms = (gifts: Parameters<typeof inFull>[0]): string =>
  canonical(
    inFull(gifts).gifts.toSorted((a, b) => `${a.from}${a.to}`.localeCompare(`${b.from}${b.to}`)),
  );

/** A deal in which everybody gives everybody money, and some give things. */
function everyWay(seats: number, chance: QuickChance): Gift[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return all.flatMap((from) =>
    all
      .filter((to) => to !== from)
      .map((to) => ({
        from,
        to,
        locations: chance.int(2) === 0 ? [] : [from * 10 + to + 1],
        tiles: chance.int(2) === 0 ? [] : ['fish', 'fish'],
        cards: [],
        money: 1 + chance.int(9),
      })),
  );
}

test.each([2, 3, 4, 5])(
  'CT-20, CT-23: a counter-offer to a deal of %i begins with all of its gifts, money in every direction included',
  (seats) => {
    const chance = new QuickChance(seats);
    for (let me: Seat = 0; me < seats; me++) {
      const gifts = everyWay(seats, chance);
      const draft = draftOf(me, { author: (me + 1) % seats, gifts });
      expect(terms(giftsOf(draft))).toBe(terms(gifts));
      expect(draft.parties.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
        inFull(gifts).parties.filter((seat) => seat !== me),
      );
    }
  },
);

test('CT-20: another amount of one payment leaves every other payment as it was', () => {
  const gifts = everyWay(3, new QuickChance(1));
  const draft = draftOf(0, { author: 1, gifts });
  for (const line of draft.lines.filter(({ kind }) => kind === 'money')) {
    const to = receiverOf(draft, line);
    const asked = gifts.map((gift) =>
      gift.from === line.from && gift.to === to ? { ...gift, money: 20 } : gift,
    );
    expect(terms(giftsOf(priced(draft, line, 20)))).toBe(terms(asked));
  }
});

test('CT-20: one party pays two others, a different sum to each', () => {
  const pair = toggled(toggled(emptyDraft(0), 1), 2);
  const paid = withMoney(withMoney(pair, 0, 3), 0, 2);
  expect(giftsOf(paid).map(({ from, to, money }) => [from, to, money])).toEqual([
    [0, 1, 3],
    [0, 2, 2],
  ]);
  expect(moneyFrom(paid, 0)).toBe(5);
  // And somebody else pays another, not the one who puts the deal together.
  const crossed = withMoney(paid, 1, 4);
  const line = crossed.lines.at(-1)!;
  expect(receiverOf(crossed, line)).toBe(0);
  expect(giftsOf(redirected(crossed, line)).at(-1)).toMatchObject({ from: 1, to: 2, money: 4 });
});

test('a higher price takes from what I ask for first, then from my own money, and from nobody else', () => {
  const chance = new QuickChance(7);
  for (let i = 0; i < 60; i++) {
    const draft = draftOf(0, { author: 1, gifts: everyWay(3, chance) });
    const more = 1 + chance.int(20);
    const paid = paidMore(draft, 1, more);
    expect([0, 1, 2].map((seat) => netOf(paid, seat) - netOf(draft, seat))).toEqual([
      -more,
      more,
      0,
    ]);
  }
  expect(giftsOf(paidMore(emptyDraft(0), 2, 4))).toEqual([
    { from: 0, to: 2, locations: [], tiles: [], money: 4 },
  ]);
});

test('who pays in a draft can be asked for less, up to what it pays', () => {
  const draft = withMoney(toggled(emptyDraft(0), 1), 1, 8);
  expect([4, 8, 9].map((amount) => paysAtLeast(draft, 1, amount))).toEqual([true, true, false]);
  expect(netOf(paidMore(draft, 1, 8), 0)).toBe(0);
  expect(giftsOf(paidMore(draft, 1, 8))).toEqual([]);
  // What I pay it does not count.
  expect(paysAtLeast(withMoney(toggled(emptyDraft(0), 1), 0, 8), 1, 4)).toBe(false);
});

test('what is passed on visits every other party and comes back', () => {
  let draft: DealDraft = [1, 2, 3, 4].reduce<DealDraft>(toggled, emptyDraft(0));
  draft = withLine(draft, { kind: 'tiles', value: 'fish', from: 2 });
  const seen = Array.from({ length: 5 }, () => {
    const to = receiverOf(draft, draft.lines[0]!);
    draft = redirected(draft, draft.lines[0]!);
    return to;
  });
  expect(seen).toEqual([0, 1, 3, 4, 0]);
});

test('a party that leaves takes along what it gives; what it was to get goes to the usual receiver', () => {
  const line: Line = { kind: 'locations', value: 7, from: 0, to: 2 };
  const draft = withMoney(withLine(toggled(toggled(emptyDraft(0), 1), 2), line), 2, 1);
  const left = toggled(draft, 2);
  expect(giftsOf(left)).toEqual([{ from: 0, to: 1, locations: [7], tiles: [], money: 0 }]);
  expect(giftsOf(withoutLine(left, left.lines[0]!))).toEqual([]);
});

test('CT-23: an offer to anyone has two sides, and its counter-offer goes to its author', () => {
  const named = withMoney(withMoney(toggled(toggled(emptyDraft(0), 1), 2), 0, 3), 1, 2);
  const open = toggled(named, null);
  expect(giftsOf(open)).toEqual([
    { from: 0, to: null, locations: [], tiles: [], money: 3 },
    { from: null, to: 0, locations: [], tiles: [], money: 2 },
  ]);
  const gifts = giftsOf(open).map((gift) => ({ cards: [], tiles: [], locations: [], ...gift }));
  expect(giftsOf(draftOf(2, { author: 0, gifts }))).toEqual([
    { from: 0, to: 2, locations: [], tiles: [], money: 3 },
    { from: 2, to: 0, locations: [], tiles: [], money: 2 },
  ]);
});
