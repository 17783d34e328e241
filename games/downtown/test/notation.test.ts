import { describe, expect, test } from 'vitest';
import { downtown } from '../rules/index.ts';
import { all, duel, give, order, PASS, town } from './positions.ts';

describe('notation: one line a round', () => {
  test('nothing before the round is over', () => {
    const s = town({ seats: 3, phase: 'ballot', turned: [8], spentLobby: [0, 1] });
    expect(downtown.notate(give(s, 0, { ballot: 'housing' }))).toBeNull();
    expect(downtown.notate(give(s, 1, { ballot: 'commerce' }))).toBeNull();
    expect(downtown.notate(give(s, 2, { ballot: 'commerce' }))).toBeNull();
    expect(downtown.notate(give(s, 2, { lobby: true }))).toBeNull();
    expect(downtown.notate([])).toBeNull();
    const events = all(s, [order(8, 3), PASS, order(8, 2)]);
    expect(downtown.notate(events)).toBe(
      '3 A: 8=C[H C C+] | A 8x3 -12 (2), B pass, C 8x2 -7 | 8 pays 1: A +3, C +3',
    );
  });

  test('two cards, a forced use, a sensible pay-out and the end', () => {
    const uses = Object.fromEntries(
      Array.from({ length: 24 }, (_, i) => i + 1)
        .filter((n) => ![20, 22, 24].includes(n))
        .map((n) => [n, (['housing', 'industry', 'commerce'] as const)[Math.ceil(n / 2) % 3]!]),
    );
    const s = town({
      seats: 3,
      phase: 'order',
      turned: [7, 16],
      uses,
      mayor: 2,
      round: 12,
      owners: { 1: [0, 0, 0] },
      votes: [null, { ballots: ['housing', 'industry', 'industry'], lobby: [] }],
    });
    const line = downtown.notate(all(s, [order(1, 1), PASS, PASS]));
    expect(line).toBe(
      `12 C: 7=I 16=C[H I I] | A 1x1 -3, B pass, C pass | 1 pays 4*: A +26 | end: A ${s.players[0]!.money} wins, B 30, C 30`,
    );
  });

  test('two players', () => {
    const s = duel({ phase: 'order', turned: [8], uses: { 8: 'housing' } });
    expect(downtown.notate(all(s, [order(7, 2), order(8, 1)]))).toBe(
      '3 A: 8=H | A 7x2 -2, B 8x1 -1',
    );
  });
});
