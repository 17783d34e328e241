import { QuickChance, winShares } from '@faubourg/core';
import type { WeightedAnswer } from '@faubourg/search';
import { expect, test } from 'vitest';
import { bot, baselines } from '../bot/index.ts';
import { type DowntownAnswer, type DowntownState, downtown, isDuel } from '../rules/index.ts';
import { ledger } from '../rules/material.ts';
import { OPTIONS } from './positions.ts';

/*
 * The oracle plays every joint order over the readable rules, weighs the results by the mixes of
 * the expert in every seat, and computes what each seat could have gained by its best order. Only
 * the mixes come from the bot.
 */
type Mix = readonly WeightedAnswer<DowntownAnswer>[];

const chance = new QuickChance(0);

/** What a seat ends with if it gives this answer and the others draw from their mixes. */
function worth(state: DowntownState, mixes: readonly Mix[], seat: number, answer: DowntownAnswer) {
  const given = mixes.map((mix, other) => (other === seat ? [{ answer, chance: 1 }] : mix));
  const follow = (position: DowntownState, other: number, part: number): number => {
    if (other === given.length) return part * winShares(downtown.outcome(position)!)[seat]!;
    return given[other]!.reduce((sum, one) => {
      const next = downtown.copy(position);
      downtown.apply(next, other, one.answer, chance);
      return sum + follow(next, other + 1, part * one.chance);
    }, 0);
  };
  return follow(state, 0, 1);
}

/** A last round after greedy play, with all seats about equally rich. */
async function lastRound(seats: number, seed: number): Promise<DowntownState> {
  const draws = new QuickChance(seed);
  const { state } = downtown.setUp(OPTIONS, seats, draws);
  const player = baselines.greedy();
  while (state.phase !== 'order' || state.lots.some(({ use }) => use === null)) {
    const { seat } = downtown.decisions(state).find(({ owed }) => owed)!;
    const thinkOptions = { budget: { iterations: 1 }, seed: draws.int(1e6) };
    const { answer } = await player.think(downtown.view(state, seat), thinkOptions);
    downtown.apply(state, seat, answer!, draws);
  }
  for (const player of state.players) {
    const money = 20 + draws.int(16);
    Object.assign(player, isDuel(state) ? { score: money } : ledger(money));
  }
  return state;
}

/** LAST_ROUNDS=200 tests that many positions and prints the results. */
const POSITIONS = Number(process.env['LAST_ROUNDS'] ?? 6);

test('in the last round the expert gives away next to nothing', async () => {
  const expert = bot('expert');
  let looked = 0;
  let regret = 0;
  for (let seed = 1; looked < POSITIONS; seed++) {
    const seats = 2 + (seed % 5);
    const state = await lastRound(seats, seed);
    const mixes: Mix[] = [];
    for (let seat = 0; seat < seats; seat++) {
      // Every seat thinks with its own seed.
      const thinkOptions = { budget: { iterations: 1 }, seed: seed * 10 + seat };
      const thought = await expert.think(downtown.view(state, seat), thinkOptions);
      mixes.push(thought.mix);
    }
    const seat = seed % seats;
    const values = downtown
      .answers(state, seat)!
      .map((answer) => worth(state, mixes, seat, answer));
    const most = Math.max(...values);
    // Skips positions in which no order makes a difference.
    if (most - Math.min(...values) < 0.05) continue;
    looked++;
    const own = mixes[seat]!.reduce(
      (sum, one) => sum + one.chance * worth(state, mixes, seat, one.answer),
      0,
    );
    regret += (most - own) / POSITIONS;
  }
  if (process.env['LAST_ROUNDS'] !== undefined) console.log(JSON.stringify({ looked, regret }));
  expect(regret).toBeLessThan(0.01);
});

test('stopped at any time, it has an answer it may give', async () => {
  const state = await lastRound(6, 4);
  for (const milliseconds of [1, 3, 8, 20]) {
    const thought = await bot('expert').think(downtown.view(state, 2), {
      budget: { milliseconds },
      seed: 1,
    });
    const total = thought.mix.reduce((sum, one) => sum + one.chance, 0);
    expect(total).toBeCloseTo(1);
    expect(thought.shares!.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    expect(downtown.answers(state, 2)).toContainEqual(thought.answer);
  }
});
