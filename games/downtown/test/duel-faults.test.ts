import { describe, expect, test } from 'vitest';
import { downtown, type Duel } from '../rules/index.ts';
import { duel } from './positions.ts';

type Spoil = (s: Duel) => void;

describe('two players', () => {
  const market = duel({ phase: 'order', turned: [8], uses: { 8: 'housing' }, owners: { 7: [0] } });
  const wrong: [string, Duel, Spoil, string][] = [
    ['mayor', duel(), (s) => (s.mayor = 2), 'no seat 2'],
    [
      'markers',
      market,
      (s) => s.players[0]!.laid--,
      'seat 0: 1 placed, {"bare":14,"cards":[],"gone":0,"laid":14,"score":0}',
    ],
    [
      'markers',
      market,
      (s) => s.players[1]!.gone++,
      'seat 1: 0 placed, {"bare":15,"cards":[],"gone":1,"laid":15,"score":0}',
    ],
    [
      'a colour',
      market,
      (s) => ((s.players[0]!.laid = 16), (s.players[0]!.bare = 13)),
      'seat 0: 1 placed, {"bare":13,"cards":[],"gone":0,"laid":16,"score":0}',
    ],
    [
      'a colour',
      market,
      (s) => ((s.players[1]!.laid = 14), (s.players[1]!.bare = 16)),
      'seat 1: 0 placed, {"bare":16,"cards":[],"gone":0,"laid":14,"score":0}',
    ],
    [
      'cards',
      duel(),
      (s) => s.players[0]!.cards.push(s.players[1]!.cards.pop()!),
      'cards: 10 and 8',
    ],
    [
      'cards',
      duel({ mayor: 1 }),
      (s) => s.players[0]!.cards.push(s.players[1]!.cards.pop()!),
      'cards: 8 and 10',
    ],
    [
      'bare while buying',
      duel({ phase: 'use', turned: [8] }),
      (s) => (s.phase = 'order'),
      'turned: [8] while order',
    ],
    ['turned', market, (s) => (s.phase = 'card'), 'turned: [8] while card'],
    ['orders', duel(), (s) => (s.orders[0] = { pass: true }), 'orders: while card'],
    ['orders', market, (s) => (s.orders = [{ pass: true }, { pass: true }]), 'orders: while order'],
    ['orders', market, (s) => (s.orders[1] = { lot: 22, plots: 1 }), 'orders: seat 1'],
  ];
  test.each(wrong)('%s', (_, s, spoil, line) => {
    const copy = structuredClone(s);
    spoil(copy);
    const lines = downtown
      .faults(copy)
      .map((one) => one.replace(/"cards":\[[^\]]*\]/, '"cards":[]'));
    expect(lines).toEqual([line]);
  });
});
