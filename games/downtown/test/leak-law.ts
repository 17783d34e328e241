import { applyAnswer, canonical, isRefused, QuickChance } from '@faubourg/core';
import type { Bot } from '@faubourg/search';
import {
  type DowntownAnswer,
  type DowntownOptions,
  type DowntownState,
  type DowntownView,
  downtown,
} from '../rules/index.ts';

/** Options that differ from game to game. */
export const optionsFor = (seats: number, seed: number): DowntownOptions => ({
  map: ['classic', 'avenues', 'ribbons'][seed % 3]!,
  secondCard: seats > 2 && seed % 4 < 2 ? 'any-pile' : 'other-pile',
  soleBonus: 2,
  money: seats > 2 && seed % 2 ? 'hidden' : 'open',
});

/** A position somewhere in a random game; null if that game ended before. */
export function positionAt(seats: number, seed: number): DowntownState | null {
  const chance = new QuickChance(seed);
  const { state } = downtown.setUp(optionsFor(seats, seed), seats, chance);
  for (let left = chance.int(40 * seats); left > 0; left--) {
    const owed = downtown.decisions(state).filter((decision) => decision.owed);
    if (owed.length === 0) return null;
    const { seat } = owed[chance.int(owed.length)]!;
    const answers = downtown.answers(state, seat)!;
    downtown.apply(state, seat, answers[chance.int(answers.length)]!, chance);
  }
  return downtown.decisions(state).length > 0 ? state : null;
}

/**
 * Positions in which a bot's answer depends on hidden information, is refused, or comes from a mix
 * that does not add up to 1; over `positions` positions of random games, from game `from` on.
 */
export async function breaches(
  bot: Bot<DowntownView, DowntownAnswer>,
  iterations: number,
  positions: number,
  from = 0,
): Promise<string[]> {
  const found: string[] = [];
  let looked = 0;
  for (let seed = from; looked < positions; seed++) {
    const seats = 2 + (seed % 5);
    const state = positionAt(seats, seed);
    if (!state) continue;
    looked++;
    const { seat } = downtown.decisions(state).find(({ owed }) => owed)!;
    const thinkOptions = { budget: { iterations }, seed };
    const thought = await bot.think(downtown.view(state, seat), thinkOptions);
    const other = downtown.scramble(state, seat, new QuickChance(seed));
    const again = await bot.think(downtown.view(other, seat), thinkOptions);
    if (canonical(again) !== canonical(thought)) found.push(`game ${seed}: another answer`);
    const done = applyAnswer(downtown, state, seat, thought.answer, new QuickChance(seed));
    if (isRefused(done)) found.push(`game ${seed}: a refused answer`);
    const total = thought.mix.reduce((sum, { chance }) => sum + chance, 0);
    if (Math.abs(total - 1) > 0.005) found.push(`game ${seed}: a mix of ${total}`);
  }
  return found;
}
