import { QuickChance } from '@faubourg/core';
import { seedFor } from '@faubourg/search';
import { expect, test } from 'vitest';
import { jointIncome } from '../bench/bot-oracle.ts';
import { surplusShare, tradingPhases } from '../bench/watch-game.ts';
import { lateTable } from '../bench/positions.ts';
import { bot } from '../bot/index.ts';
import type { Land } from '../rules/businesses.ts';
import { bestPlacement } from '../rules/placement.ts';

/** SURPLUS_GAMES=100 plays that many games. */
const GAMES = Number(process.env['SURPLUS_GAMES'] ?? 1);

test('the programme and the best placement of everything in one hand agree', () => {
  for (let seed = 0; seed < 18; seed++) {
    const state = lateTable(new QuickChance(seed), 1 + (seed % 6));
    const land: Land = {};
    for (const [at, { shop }] of Object.entries(state.land)) land[at] = { owner: 0, shop };
    const { income } = bestPlacement(state.options, land, 0, state.hands.flat());
    expect(jointIncome(state)).toBe(income);
  }
});

test('four experts find most of what trade can bring from the second year on', async () => {
  const experts = Array.from({ length: 4 }, () => bot('expert'));
  const phases = [];
  for (let game = 0; game < GAMES; game++) {
    phases.push(...(await tradingPhases(experts, seedFor(1, game), jointIncome)));
  }
  for (const { after, most } of phases) expect(after).toBeLessThanOrEqual(most);
  expect(surplusShare(phases.filter(({ round }) => round >= 2))).toBeGreaterThanOrEqual(0.8);
});
