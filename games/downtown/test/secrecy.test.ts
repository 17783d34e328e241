import { canonical, QuickChance, eventsFor, type Seat, type Viewer } from '@faubourg/core';
import { describe, expect, test } from 'vitest';
import { type DowntownEvent, type DowntownState, downtown, type Town } from '../rules/index.ts';
import { duel, give, giveAll, MUTATION, OPTIONS, order, PASS, town } from './positions.ts';

const everyone = (s: DowntownState): Viewer[] => [...s.players.keys(), null];

/** All that a viewer receives, as text: events, decisions and view. */
const bytes = (s: DowntownState, events: readonly DowntownEvent[], viewer: Viewer): string =>
  canonical([eventsFor(events, viewer), downtown.decisions(s), downtown.view(s, viewer)]);

describe('secret choices', () => {
  test('others learn that a choice was made, once; a changed mind reaches nobody else', () => {
    const s = town({ phase: 'ballot', turned: [8] });
    const first = giveAll(s, 1, { ballot: 'housing' });
    expect(eventsFor(first.events, 0)).toEqual([{ kind: 'chose', seat: 1 }]);
    expect(eventsFor(first.events, null)).toEqual([{ kind: 'chose', seat: 1 }]);
    expect(eventsFor(first.events, 1)).toEqual([
      { kind: 'chose', seat: 1 },
      { kind: 'choice', choice: 'housing' },
    ]);
    const second = giveAll(s, 1, { ballot: 'commerce' });
    expect(eventsFor(second.events, 0)).toEqual([]);
    expect(eventsFor(second.events, 1)).toEqual([{ kind: 'choice', choice: 'commerce' }]);
    expect(second.reveals).toBe(false);
    expect(downtown.view(s, 1)).toMatchObject({ ballots: [null, 'commerce', null, null] });
    expect(downtown.view(s, 0)).toMatchObject({ ballots: [null, 'secret', null, null] });
    expect(downtown.view(s, null)).toMatchObject({ ballots: [null, 'secret', null, null] });
  });

  test('orders likewise, until the last has chosen', () => {
    for (const s of [
      town({ seats: 3, phase: 'order', turned: [8], uses: { 8: 'housing' } }),
      duel({ phase: 'order', turned: [8], uses: { 8: 'housing' } }),
    ]) {
      give(s, 0, order(7, 3));
      give(s, 0, order(8, 1));
      expect(downtown.view(s, 0).orders[0]).toEqual(order(8, 1));
      expect(downtown.view(s, 1).orders[0]).toBe('secret');
      expect(downtown.view(s, null).orders[0]).toBe('secret');
      give(s, 0, PASS);
      for (const seat of s.players.keys()) if (seat > 0) give(s, seat, PASS);
      expect(s.players[0]).toMatchObject('money' in s.players[0]! ? { money: 30 } : { laid: 15 });
    }
  });

  test('ballots are open while the mayor decides', () => {
    const s = town({ seats: 5, phase: 'ballot', turned: [8], spentLobby: [0, 1, 2, 3, 4] });
    for (const [seat, ballot] of (
      ['commerce', 'housing', 'housing', 'industry', 'industry'] as const
    ).entries()) {
      give(s, seat, { ballot });
    }
    expect(downtown.view(s, null)).toMatchObject({ phase: 'decide', ballots: s.ballots });
  });
});

/**
 * Two games that differ only in the secret choices of the seats that have chosen: their content,
 * and how often they are changed.
 */
function twins(seats: number, money: 'open' | 'hidden', seed: number): void {
  const draws = new QuickChance(seed);
  const chance = (): QuickChance => new QuickChance(seed + 1);
  const [here, there] = [chance(), chance()];
  const options = { ...OPTIONS, money, secondCard: seed % 2 ? 'any-pile' : 'other-pile' } as const;
  const a = downtown.setUp(options, seats, here).state;
  const b = downtown.setUp(options, seats, there).state;
  const pick = (s: DowntownState, seat: Seat) => {
    const answers = downtown.answers(s, seat)!;
    return answers[draws.int(answers.length)]!;
  };
  let compared = 0;
  for (;;) {
    const decisions = downtown.decisions(a);
    if (decisions.length === 0) break;
    const [first] = decisions;
    if (!first!.secret) {
      const answer = pick(a, first!.seat);
      downtown.apply(a, first!.seat, answer, here);
      downtown.apply(b, first!.seat, answer, there);
      continue;
    }
    // Some seats choose differently in the two games, and change their choice in the second.
    const before = downtown.copy(a);
    const waiting = decisions.filter(({ owed }) => owed).map(({ seat }) => seat);
    const chosen = waiting.slice(0, draws.int(waiting.length));
    for (const seat of chosen) {
      const one = downtown.apply(a, seat, pick(a, seat), here).events;
      const two = downtown.apply(b, seat, pick(b, seat), there).events.slice();
      for (let again = draws.int(3); again > 0; again--) {
        two.push(...downtown.apply(b, seat, pick(b, seat), there).events);
      }
      for (const viewer of everyone(a)) {
        if (viewer !== null && chosen.includes(viewer)) continue;
        const [second, first] = [bytes(b, two, viewer), bytes(a, one, viewer)];
        if (second !== first) throw new Error(`${second}\n${first}`);
        compared++;
      }
    }
    // The order of arrival leaves no trace in the state.
    const other = downtown.copy(before);
    const made =
      before.phase === 'order'
        ? a.orders
        : (a as Town).ballots.map((ballot) => ballot && { ballot });
    for (const seat of chosen.toReversed()) downtown.apply(other, seat, made[seat]!, chance());
    expect(canonical(other)).toBe(canonical(a));
    // Then both go on alike.
    const last = waiting.filter((seat) => !chosen.includes(seat));
    for (const seat of chosen) {
      const answer = pick(a, seat);
      downtown.apply(a, seat, answer, here);
      downtown.apply(b, seat, answer, there);
    }
    for (const seat of last) {
      const answer = pick(a, seat);
      downtown.apply(a, seat, answer, here);
      downtown.apply(b, seat, answer, there);
    }
    expect(canonical(b)).toBe(canonical(a));
  }
  expect(compared).toBeGreaterThan(3);
}

describe('no byte depends on what is pending', () => {
  for (const seats of [2, 3, 4, 5, 6]) {
    test(`${seats} players`, () => {
      for (let seed = 1; seed <= (MUTATION ? 1 : 10); seed++) {
        twins(seats, seed % 3 === 0 && seats > 2 ? 'hidden' : 'open', seats * 1000 + seed);
      }
    });
  }
});

describe('resample and scramble', () => {
  const voting = (phase: 'ballot' | 'lobby'): Town =>
    town({
      seats: 3,
      phase,
      turned: [8],
      uses: { 2: 'housing', 4: 'housing', 6: 'housing', 14: 'housing' },
      ballots: ['industry', 'commerce', phase === 'ballot' ? null : 'commerce'],
      options: { money: 'hidden' },
      money: [12, 50, 3],
    });
  const buying = (): Town =>
    town({
      seats: 3,
      phase: 'order',
      turned: [8],
      uses: { 8: 'housing' },
      orders: [{ lot: 8, plots: 2 }, { pass: true }, null],
      options: { money: 'hidden' },
      money: [12, 50, 30],
    });

  /** All values that something hidden takes over many samples. */
  function tries(
    make: (chance: QuickChance) => DowntownState,
    of: (s: Town) => unknown,
  ): Set<string> {
    const values = new Set<string>();
    for (let seed = 0; seed < 300; seed++) {
      const s = make(new QuickChance(seed));
      const faults = downtown.faults(s);
      if (faults.length > 0) throw new Error(faults.join());
      values.add(JSON.stringify(of(s as Town)));
    }
    return values;
  }

  for (const [name, make] of [
    [
      'resample',
      (s: Town, viewer: Viewer, c: QuickChance) => downtown.resample(downtown.view(s, viewer), c),
    ],
    ['scramble', (s: Town, viewer: Viewer, c: QuickChance) => downtown.scramble(s, viewer, c)],
  ] as const) {
    test(`${name}: hidden ballots are any that are possible, own ones stay`, () => {
      for (const phase of ['ballot', 'lobby'] as const) {
        const s = voting(phase);
        const again = (viewer: Viewer, seat: number): Set<string> =>
          tries(
            (c) => make(s, viewer, c),
            ({ ballots }) => ballots[seat],
          );
        expect([...again(1, 0)].toSorted()).toEqual(['"commerce"', '"industry"']);
        expect([...again(1, 1)]).toEqual(['"commerce"']);
        expect([...again(null, 1)].toSorted()).toEqual(['"commerce"', '"industry"']);
        expect([...again(0, 2)].toSorted()).toEqual(
          phase === 'ballot' ? ['null'] : ['"commerce"', '"industry"'],
        );
      }
    });

    test(`${name}: hidden orders are any that can be paid, own ones stay`, () => {
      const s = buying();
      const orders = (viewer: Viewer, seat: number): Set<string> =>
        tries(
          (c) => make(s, viewer, c),
          ({ orders: all }) => all[seat],
        );
      expect(orders(1, 0).size).toBeGreaterThan(30);
      expect([...orders(0, 0)]).toEqual(['{"lot":8,"plots":2}']);
      expect([...orders(1, 2)]).toEqual(['null']);
      expect(orders(null, 1).size).toBeGreaterThan(30);
    });

    test(`${name}: hidden money is drawn anew, own money stays, and the books add up`, () => {
      const s = voting('ballot');
      const money = (viewer: Viewer, seat: number): Set<string> =>
        tries(
          (c) => make(s, viewer, c),
          ({ players }) => players[seat]!.money,
        );
      expect(money(0, 1).size).toBeGreaterThan(15);
      expect([...money(1, 1)]).toEqual(['50']);
      expect(money(null, 0).size).toBeGreaterThan(15);
      const open = { ...s, options: { ...s.options, money: 'open' as const } };
      expect([
        ...tries(
          (c) => make(open, 0, c),
          ({ players }) => players[1]!.money,
        ),
      ]).toEqual(['50']);
    });
  }

  test('resampled money lies around one’s own, or 30 for a spectator', () => {
    const s = voting('ballot');
    const range = (viewer: Viewer): number[] => {
      const drawn = Array.from({ length: 2000 }, (_, seed) => {
        const again = downtown.resample(downtown.view(s, viewer), new QuickChance(seed)) as Town;
        return again.players[viewer === 2 ? 0 : 2]!.money;
      });
      return [
        Math.min(...drawn),
        Math.max(...drawn),
        Math.round(drawn.reduce((x, y) => x + y) / 2000),
      ];
    };
    expect(range(2)).toEqual([0, 6, 3]);
    const [least, most, middle] = range(null);
    expect(least).toBeLessThan(5);
    expect(most).toBeGreaterThan(55);
    expect(most).toBeLessThanOrEqual(60);
    expect(Math.abs(middle! - 30)).toBeLessThan(2);
  });

  test('scramble shuffles the piles; nobody sees their order', () => {
    const s = town();
    const orders = tries(
      (c) => downtown.scramble(s, 0, c),
      ({ piles }) => piles,
    );
    expect(orders.size).toBeGreaterThan(100);
    expect(downtown.view(s, 0)).toMatchObject({
      piles: { left: [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12] },
    });
    for (const piles of orders) {
      const { left, right } = JSON.parse(piles) as Town['piles'];
      expect(downtown.view({ ...s, piles: { left, right } }, 0)).toEqual(downtown.view(s, 0));
    }
  });

  test('after the end money stays what it is', () => {
    const s = {
      ...town({ options: { money: 'hidden' }, money: [1, 2, 3, 4] }),
      phase: 'over' as const,
    };
    expect((downtown.scramble(s, 0, new QuickChance(1)) as Town).players).toEqual(s.players);
    expect((downtown.resample(downtown.view(s, 0), new QuickChance(1)) as Town).players).toEqual(
      s.players,
    );
  });

  test('a copy shares nothing but the options', () => {
    for (const s of [buying(), duel()]) {
      const before = canonical(s);
      const copy = downtown.copy(s) as Town;
      expect(copy).toEqual(s);
      expect(copy.options).toBe(s.options);
      copy.lots[0]!.owners.push(0);
      copy.turned.push(1);
      copy.orders[0] = null;
      Object.assign(copy.players[0]!, { money: 0, laid: 0 });
      copy.piles?.left.pop();
      expect(canonical(s)).toBe(before);
    }
  });
});
