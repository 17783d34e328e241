import { canonical, QuickChance } from '@faubourg/core';
import { LEVELS } from '@faubourg/search';
import { describe, expect, test } from 'vitest';
import { bot, levels } from '../bot/index.ts';
import { towerUp, type TowerUpAnswer, type TowerUpState } from '../rules/index.ts';
import { positionWhere } from './bot-positions.ts';

/** Positions from all over random games, the last turns among them. */
function positions(many: number): TowerUpState[] {
  const found: TowerUpState[] = [];
  for (let seed = 1; found.length < many; seed++) {
    const seats = 2 + (seed % 3);
    let plies = new QuickChance(seed).int(16 * seats);
    const late = seed % 4 === 0;
    const state = positionWhere(seats, seed, (one) => (late ? one.end !== null : plies-- <= 0));
    if (state && towerUp.answers(state, state.turn)!.length > 1) found.push(state);
  }
  return found;
}

const falling = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value <= values[i - 1]!);

describe.each(LEVELS)('%s', (level) => {
  test('names its best moves in order, all of them legal, with shares of one victory', async () => {
    for (const [seed, state] of positions(10).entries()) {
      const { turn } = state;
      const legal = towerUp.answers(state, turn)!.map(canonical);
      const isLegal = (answer: TowerUpAnswer): boolean => legal.includes(canonical(answer));
      const thought = await bot(level).think(towerUp.view(state, turn), {
        budget: { iterations: Math.min(40, levels[level].iterations) },
        seed,
      });
      const { answer, mix, shares, explanation } = thought;
      const { moves, method } = explanation;
      expect(moves.length).toBeGreaterThan(0);
      expect(moves.every((move) => isLegal(move.answer))).toBe(true);
      for (const { share } of moves) expect(share >= 0 && share <= 1).toBe(true);
      // A tree ranks by visits; the other methods rank by share.
      expect(falling(moves.map(({ share, effort }) => (method === 'tree' ? effort : share)))).toBe(
        true,
      );
      expect(mix.every((part) => isLegal(part.answer))).toBe(true);
      expect(falling(mix.map(({ chance }) => chance))).toBe(true);
      expect(mix.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1);
      expect(mix.map((part) => canonical(part.answer))).toContain(canonical(answer));
      expect(shares).toHaveLength(state.players.length);
      expect(shares!.every((share) => share >= 0)).toBe(true);
      expect(shares!.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    }
  });

  test('expects from its answer what the best moves promise', async () => {
    for (const [seed, state] of positions(6).entries()) {
      const { turn } = state;
      const { mix, shares, explanation } = await bot(level).think(towerUp.view(state, turn), {
        budget: { iterations: 40 },
        seed,
      });
      if (mix.length > 1) continue;
      // The tree's share is the mean over all visits, weaker moves included.
      const near = explanation.method === 'tree' ? 0.25 : 0.01;
      const best = explanation.moves.find(
        (move) => canonical(move.answer) === canonical(mix[0]!.answer),
      )!;
      expect(Math.abs(shares![turn]! - best.share)).toBeLessThan(near);
    }
  });
});
