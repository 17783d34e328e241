/* Observes tables of bots, for the figures about their trade. */
import { copyJson } from '@faubourg/core';
import { type AnyBot, playMatch } from '@faubourg/search';
import type { ChinatownEvent } from '../rules/events.ts';
import { chinatown, type ChinatownState } from '../rules/index.ts';
import { bestPlacement } from '../rules/placement.ts';
import { defaults } from './figure.ts';

/** Called after every answer with the state before it, its events and the state after it. */
export type Watch = (
  before: ChinatownState,
  events: readonly ChinatownEvent[],
  after: ChinatownState,
) => void;

/**
 * Plays a game of bots, each with the budget of its level, and calls `watch` after every answer.
 */
export async function watchGame(
  bots: readonly AnyBot[],
  seed: number,
  watch: Watch,
): Promise<void> {
  const game: typeof chinatown = {
    ...chinatown,
    apply: (state, seat, answer, chance) => {
      const before = copyJson(state);
      const applied = chinatown.apply(state, seat, answer, chance);
      watch(before, applied.events, state);
      return applied;
    },
  };
  const seated = bots.map((bot) => ({ bot, budget: { iterations: 1000 } }));
  await playMatch(game, defaults(bots.length), seated, seed);
}

/** The joint income of all seats this year: without trade, after their trade, and at most. */
export type Phase = {
  readonly round: number;
  readonly before: number;
  readonly after: number;
  readonly most: number;
};

/** Every trading phase of a game, compared with the maximum that `oracle` computes. */
export async function tradingPhases(
  bots: readonly AnyBot[],
  seed: number,
  oracle: (start: ChinatownState) => number,
): Promise<Phase[]> {
  const phases: Phase[] = [];
  let start: ChinatownState | null = null;
  const income = ({ options, land, hands }: ChinatownState): number =>
    hands.reduce((sum, hand, seat) => sum + bestPlacement(options, land, seat, hand).income, 0);
  await watchGame(bots, seed, (before, _events, after) => {
    if (before.phase === 'keep' && after.phase === 'trade') start = copyJson(after);
    if (before.phase !== 'trade' || after.phase !== 'build' || !start) return;
    const most = oracle(start);
    phases.push({ round: before.round, before: income(start), after: income(after), most });
  });
  return phases;
}

/** The part of the possible gain from trade that was reached. */
export function surplusShare(phases: readonly Phase[]): number {
  let [got, possible] = [0, 0];
  for (const { before, after, most } of phases) {
    got += after - before;
    possible += most - before;
  }
  return got / possible;
}
