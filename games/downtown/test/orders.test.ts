import { describe, expect, test } from 'vitest';
import { downtown } from '../rules/index.ts';
import {
  all,
  eventOf,
  give,
  giveAll,
  order,
  PASS,
  town,
  type TownSetup,
  why,
} from './positions.ts';

/** Phase 3 after a housing was laid on 8. */
const market = (setup: TownSetup = {}): ReturnType<typeof town> =>
  town({ phase: 'order', turned: [8], ...setup, uses: { 8: 'housing', ...setup.uses } });

describe('DT-30 orders', () => {
  test('every seat is asked at once, secretly', () => {
    const s = market();
    give(s, 2, order(8, 1));
    expect(downtown.decisions(s)).toEqual(
      [0, 1, 2, 3].map((seat) => ({
        seat,
        kind: 'order',
        rule: 'DT-30',
        owed: seat !== 2,
        secret: true,
        about: {},
      })),
    );
    expect(why(s, 0, { ballot: 'housing' })).toBe('DT-30 other-question');
    expect(why(s, 0, { pile: 'left' })).toBe('DT-30 other-question');
  });

  test('one to three plots, or none; with five or six players one or two', () => {
    for (const seats of [3, 4]) {
      const s = market({ seats });
      for (const plots of [1, 2, 3]) expect(why(s, 0, order(8, plots))).toBe('');
      expect(why(s, 0, PASS)).toBe('');
    }
    for (const seats of [5, 6]) {
      const s = market({ seats });
      for (const plots of [1, 2]) expect(why(s, 0, order(8, plots))).toBe('');
      expect(why(s, 0, order(8, 3))).toBe('DT-30 too-many-plots');
      expect(downtown.check(s, 0, { lot: 8, plots: 3 })!.data).toEqual({ plots: 3, most: 2 });
    }
  });

  test('all are revealed together, in seat order, whoever chose last', () => {
    const s = market({ seats: 3 });
    give(s, 1, PASS);
    expect(giveAll(s, 2, order(8, 2))).toEqual({
      events: [
        { kind: 'chose', seat: 2 },
        { kind: 'choice', only: [2], choice: order(8, 2) },
      ],
      reveals: false,
    });
    const { events, reveals } = giveAll(s, 0, order(9, 1));
    expect(reveals).toBe(true);
    expect(eventOf(events, 'ordered').orders).toEqual([
      { seat: 0, lot: 9, plots: 1, paid: 2, got: 1 },
      { seat: 1, pass: true },
      { seat: 2, lot: 8, plots: 2, paid: 7, got: 2 },
    ]);
    expect(s.orders).toEqual([null, null, null]);
  });
});

describe('DT-31 which lots', () => {
  test('no park, no lot already paid out, no lot without a free plot', () => {
    const s = market({
      uses: { 5: 'industry' },
      closed: [5],
      owners: { 6: [0, 1, 2, 3], 7: [0, 0, 1] },
    });
    expect(why(s, 0, order(20, 1))).toBe('DT-31 park');
    expect(why(s, 0, order(5, 1))).toBe('DT-31 paid-out');
    expect(why(s, 0, order(6, 1))).toBe('DT-31 no-free-plot');
    for (const lot of [20, 5, 6]) {
      expect(downtown.check(s, 0, { lot, plots: 1 })!.data).toEqual({ lot });
    }
    expect(why(s, 0, order(7, 1))).toBe('');
    const listed = downtown.answers(s, 0)!;
    expect(listed[0]).toEqual(PASS);
    // 24 lots less three parks, one paid out and one full.
    expect(listed).toHaveLength(1 + 3 * 19);
  });

  test('the number may exceed the free plots', () => {
    const s = market({ owners: { 7: [0, 0, 1] } });
    expect(why(s, 2, order(7, 3))).toBe('');
  });

  test('but not the markers in hand', () => {
    const owners = { 1: [0, 0, 0, 0], 2: [0, 0, 0, 0], 3: [0, 0, 0, 0], 4: [0] };
    const s = market({ owners });
    expect(s.players[0]!.markers).toBe(2);
    expect(why(s, 0, order(8, 2))).toBe('');
    expect(why(s, 0, order(8, 3))).toBe('DT-31 too-few-markers');
    expect(downtown.check(s, 0, { lot: 8, plots: 3 })!.data).toEqual({ plots: 3, markers: 2 });
    const none = market({ owners: { ...owners, 4: [0, 0, 0] } });
    expect(none.players[0]!.markers).toBe(0);
    expect(downtown.answers(none, 0)).toEqual([PASS]);
  });
});

describe('DT-32 prices', () => {
  test.each([
    [8, 1, 3],
    [8, 2, 7],
    [8, 3, 12],
    [7, 1, 2],
    [7, 2, 5],
    [7, 3, 9],
  ])('lot %i (8 has a plaque laid this round): %i plots cost %i', (lot, plots, price) => {
    const s = market({ seats: 3, money: [price, price - 1, 30] });
    expect(why(s, 0, order(lot, plots))).toBe('');
    expect(why(s, 1, order(lot, plots))).toBe('DT-32 too-dear');
    expect(downtown.check(s, 1, { lot, plots })!.data).toEqual({ price, money: price - 1 });
    const events = all(s, [order(lot, plots), PASS, PASS]);
    expect(eventOf(events, 'ordered').orders[0]).toEqual({
      seat: 0,
      lot,
      plots,
      paid: price,
      got: plots,
    });
    // Exactly enough leaves nothing.
    expect(s.players[0]).toMatchObject({ money: 0, markers: 15 - plots });
    expect(s.lots[lot - 1]!.owners).toEqual(Array.from({ length: plots }, () => 0));
  });

  test('worked examples: 2 bare 5, 3 with plaque 12, 1 with plaque 3', () => {
    const s = market({ seats: 3, uses: { 9: 'commerce' } });
    const { orders } = eventOf(all(s, [order(7, 2), order(9, 3), order(8, 1)]), 'ordered');
    expect(orders.map((fate) => 'paid' in fate && fate.paid)).toEqual([5, 12, 3]);
  });

  test('without money one can only pass', () => {
    const s = market({ money: [1, 2, 30, 30] });
    expect(downtown.answers(s, 0)).toEqual([PASS]);
    expect(
      downtown
        .answers(s, 1)!
        .every((one) => 'pass' in one || ('plots' in one && one.plots === 1 && one.lot !== 8)),
    ).toBe(true);
  });
});

test('DT-33 the full price is paid, whatever is obtained', () => {
  const s = market({ seats: 3, owners: { 8: [1, 1, 2] } });
  const events = all(s, [order(8, 2), PASS, order(8, 3)]);
  expect(eventOf(events, 'ordered').orders).toEqual([
    { seat: 0, lot: 8, plots: 2, paid: 7, got: 1 },
    { seat: 1, pass: true },
    { seat: 2, lot: 8, plots: 3, paid: 12, got: 0 },
  ]);
  expect(s.players[2]).toMatchObject({
    spent: 12,
    money: 30 - 12 + eventOf(events, 'paid').shares[2]!.total,
  });
});

describe('DT-34 plots are handed out one at a time', () => {
  test('the mayor first, then clockwise, in as many passes as needed', () => {
    const s = market({ mayor: 2, uses: { 8: null, 12: 'housing' }, turned: [12] });
    all(s, [order(8, 3), PASS, order(8, 2), order(8, 3)]);
    // 2, 3, 0, then 2 again: full.
    expect(s.lots[7]!.owners).toEqual([2, 3, 0, 2]);
    expect(s.players.map(({ markers }) => markers)).toEqual([14, 15, 13, 14]);
    expect(s.players.map(({ money }) => money)).toEqual([21, 30, 25, 21]);
  });

  test('a filled order waits while others go on', () => {
    const s = market({ seats: 3, mayor: 1, uses: { 8: null, 12: 'housing' }, turned: [12] });
    all(s, [order(8, 3), order(8, 1), PASS]);
    expect(s.lots[7]!.owners).toEqual([1, 0, 0, 0]);
  });

  test('three passes for one who orders alone, never a fifth marker', () => {
    const s = market({ seats: 3, owners: { 7: [1, 1] } });
    all(s, [order(7, 3), PASS, PASS]);
    expect(s.lots[6]!.owners).toEqual([1, 1, 0, 0]);
  });
});
