import { describe, expect, test } from 'vitest';
import { downtown, type Plaque, type Use } from '../rules/index.ts';
import { all, duel, eventOf, give, order, PASS, randomGame, why } from './positions.ts';

const market = (setup: Parameters<typeof duel>[0] = {}): ReturnType<typeof duel> =>
  duel({ phase: 'order', turned: [8], ...setup, uses: { 8: 'housing', ...setup.uses } });

describe('DT-72 planning', () => {
  test('the mayor picks one of the own cards; parity does not matter', () => {
    const s = duel({ mayor: 1 });
    expect(downtown.decisions(s)).toEqual([
      { seat: 1, kind: 'card', rule: 'DT-72', owed: true, secret: false, about: {} },
    ]);
    expect(s.players[1]!.cards).toEqual([1, 3, 5, 7, 9, 12, 14, 16, 18]);
    expect(downtown.answers(s, 1)).toEqual(s.players[1]!.cards.map((card) => ({ card })));
    expect(why(s, 1, { card: 2 })).toBe('DT-72 no-such-card');
    expect(downtown.check(s, 1, { card: 2 })!.data).toEqual({
      card: 2,
      possible: s.players[1]!.cards,
    });
    expect(why(s, 1, { pile: 'left' })).toBe('DT-72 other-question');
    const events = give(s, 1, { card: 7 });
    expect(events).toEqual([{ kind: 'turned', lot: 7 }]);
    expect(s.turned).toEqual([7]);
    expect(s.players[1]!.cards).toEqual([1, 3, 5, 9, 12, 14, 16, 18]);
  });

  test('the opponent chooses the use from the plaques for that form', () => {
    const four = { 2: 'housing', 4: 'housing', 6: 'housing', 14: 'housing' } as const;
    const s = duel({ phase: 'use', turned: [8], uses: four });
    expect(downtown.decisions(s)).toEqual([
      { seat: 1, kind: 'use', rule: 'DT-72', owed: true, secret: false, about: { lot: 8 } },
    ]);
    expect(downtown.answers(s, 1)).toEqual([{ use: 'industry' }, { use: 'commerce' }]);
    expect(why(s, 1, { use: 'housing' })).toBe('DT-72 no-such-use');
    expect(downtown.check(s, 1, { use: 'housing' })!.data).toEqual({
      use: 'housing',
      lot: 8,
      possible: ['industry', 'commerce'],
    });
    expect(why(s, 0, { use: 'industry' })).toBe('DT-72 not-asked');
    expect(why(s, 1, { card: 8 })).toBe('DT-72 other-question');
    expect(give(s, 1, { use: 'industry' })).toEqual([
      { kind: 'laid', lot: 8, use: 'industry', by: 'opponent' },
    ]);
    expect(s.lots[7]!.use).toBe('industry');
    expect(s.phase).toBe('order');
  });

  test('the only use left is laid at once', () => {
    const uses = {
      2: 'housing',
      4: 'housing',
      6: 'housing',
      14: 'housing',
      20: 'industry',
      22: 'industry',
      24: 'industry',
      12: 'industry',
      10: 'park',
      1: 'park',
      3: 'park',
      5: 'industry',
    } as const;
    const s = duel({ uses });
    const card = s.players[0]!.cards.find((n) => n % 2 === 0)!;
    expect(give(s, 0, { card })).toEqual([
      { kind: 'turned', lot: card },
      { kind: 'laid', lot: card, use: 'commerce', by: 'last' },
    ]);
    expect(s.phase).toBe('order');
  });

  test('the mayor alternates; the last card is played by itself; 18 rounds', () => {
    const mayors: number[] = [];
    const end = randomGame(2, 8, {}, (s) => {
      if (s.round !== mayors.length) mayors.push(s.mayor);
      expect(downtown.faults(s)).toEqual([]);
    });
    expect(end.round).toBe(18);
    expect(mayors).toHaveLength(18);
    for (const [i, mayor] of mayors.entries()) expect(mayor).toBe((mayors[0]! + i) % 2);
    expect(end.phase).toBe('over');
  });
});

describe('DT-72, DT-73 buying', () => {
  test('an order may not exceed the markers of the needed colour', () => {
    const s = market({ laid: [2, 0], bare: [1, 3] });
    expect(why(s, 0, order(8, 2))).toBe('');
    expect(why(s, 0, order(8, 3))).toBe('DT-73 too-few-markers');
    expect(downtown.check(s, 0, { lot: 8, plots: 3 })!.data).toEqual({
      plots: 3,
      markers: 2,
      colour: 'laid',
    });
    expect(why(s, 0, order(7, 1))).toBe('');
    expect(why(s, 0, order(7, 2))).toBe('DT-73 too-few-markers');
    expect(downtown.check(s, 0, { lot: 7, plots: 2 })!.data).toEqual({
      plots: 2,
      markers: 1,
      colour: 'bare',
    });
    expect(why(s, 1, order(8, 1))).toBe('DT-73 too-few-markers');
    expect(why(s, 1, order(7, 3))).toBe('');
    expect(why(s, 1, order(20, 1))).toBe('DT-31 park');
  });

  test('DT-70 one colour for lots with a plaque, the other for bare ones; lost if not obtained', () => {
    const s = market({ owners: { 7: [0, 0, 1] }, laid: [15, 15], bare: [13, 14] });
    const events = all(s, [order(7, 3), order(8, 2)]);
    expect(eventOf(events, 'ordered').orders).toEqual([
      { seat: 0, lot: 7, plots: 3, paid: 3, got: 1 },
      { seat: 1, lot: 8, plots: 2, paid: 2, got: 2 },
    ]);
    expect(s.players[0]).toMatchObject({ laid: 15, bare: 10, gone: 2 });
    expect(s.players[1]).toMatchObject({ laid: 13, bare: 14, gone: 0 });
  });

  test('orders are secret, up to three plots, handed out from the mayor on', () => {
    const s = market({ mayor: 1 });
    give(s, 1, order(8, 3));
    expect(downtown.view(s, 0).orders).toEqual([null, 'secret']);
    give(s, 0, order(8, 3));
    // 1, 0, 1, 0: full, and paid out at once.
    expect(s.lots[7]).toMatchObject({ owners: [], closed: true });
    expect(s.players.map(({ gone }) => gone)).toEqual([3, 3]);
  });
});

describe('DT-70, DT-72, DT-73 the score', () => {
  test('the value of each plot, without a bonus; markers do not return; both colours are paid', () => {
    // Lot 1 got its markers while bare; now industry beside commerce on 2.
    const s = market({ uses: { 1: 'industry', 2: 'commerce' }, owners: { 1: [0, 0, 1] } });
    const events = all(s, [order(1, 1), PASS]);
    expect(eventOf(events, 'paid')).toEqual({
      kind: 'paid',
      lot: 1,
      use: 'industry',
      value: 2,
      sensible: true,
      shares: [
        { seat: 0, plots: 3, bonus: 0, total: 6 },
        { seat: 1, plots: 1, bonus: 0, total: 2 },
      ],
    });
    expect(s.players[0]).toMatchObject({ score: 6, laid: 14, bare: 13, gone: 3 });
    expect(s.players[1]).toMatchObject({ score: 2, laid: 15, bare: 14, gone: 1 });
  });

  test('the score is open; the highest total wins, ties shared', () => {
    const square: Use[] = ['housing', 'industry', 'commerce'].flatMap((use) =>
      Array.from({ length: 4 }, () => use as Use),
    );
    const rect = square.slice();
    const uses: { [lot: number]: Plaque } = {};
    for (let n = 1; n <= 24; n++)
      if (![20, 22, 24].includes(n)) uses[n] = n % 2 ? square.shift()! : rect.shift()!;
    const s = duel({ phase: 'order', turned: [8], uses });
    s.players[0]!.score = 21;
    s.players[1]!.score = 17;
    expect(downtown.view(s, null).players).toMatchObject([{ score: 21 }, { score: 17 }]);
    const tie = structuredClone(s);
    tie.players[1]!.score = 21;
    all(s, [PASS, PASS]);
    expect(downtown.outcome(s)).toEqual({
      scores: [21, 17],
      winners: [0],
      reason: 'city-complete',
    });
    all(tie, [PASS, PASS]);
    expect(downtown.outcome(tie)!.winners).toEqual([0, 1]);
  });
});
