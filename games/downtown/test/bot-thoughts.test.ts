import { canonical } from '@faubourg/core';
import { LEVELS } from '@faubourg/search';
import { describe, expect, test } from 'vitest';
import { bot } from '../bot/index.ts';
import { type DowntownAnswer, downtown } from '../rules/index.ts';
import { positionAt } from './leak-law.ts';

const falling = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value <= values[i - 1]!);

describe.each(LEVELS)('%s', (level) => {
  test('names its best answers in order, all of them legal, with shares of one victory', async () => {
    const phases = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const state = positionAt(2 + (seed % 5), seed);
      const asked = state && downtown.decisions(state).find(({ owed }) => owed);
      if (!state || !asked) continue;
      const legal = downtown.answers(state, asked.seat)!.map(canonical);
      const isLegal = (answer: DowntownAnswer): boolean => legal.includes(canonical(answer));
      const view = downtown.view(state, asked.seat);
      const { answer, mix, shares, explanation } = await bot(level).think(view, {
        budget: { iterations: 3 },
        seed,
      });
      const { moves, method } = explanation;
      if (method === 'only') continue;
      phases.add(state.phase);
      expect(moves.length).toBeGreaterThan(0);
      expect(moves.every((move) => isLegal(move.answer))).toBe(true);
      for (const { share } of moves) expect([seed, share >= 0 && share <= 1]).toEqual([seed, true]);
      expect(falling(moves.map(({ share }) => share))).toBe(true);
      expect(mix.every((part) => isLegal(part.answer))).toBe(true);
      expect(falling(mix.map(({ chance }) => chance))).toBe(true);
      expect(mix.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
      expect(mix.map((part) => canonical(part.answer))).toContain(canonical(answer));
      expect(shares).toHaveLength(view.players.length);
      expect(shares!.every((share) => share >= 0)).toBe(true);
      expect(shares!.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
    expect([...phases]).toEqual(expect.arrayContaining(['ballot', 'order', 'pile']));
  });
});
