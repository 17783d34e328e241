import { type Chance, QuickChance } from '@faubourg/core';
import { type AnyBot, interval, playMatch, seedFor } from '@faubourg/search';
import { bot } from '../../bot/index.ts';
import { chinatown } from '../../rules/index.ts';
import { defaults } from '../figure.ts';
import { changed, randomStrategy, type Strategy } from './strategy.ts';
import { trader } from './trader.ts';

const SEATS = 4;
const budget = { iterations: 1000 };

/** The share of one victory, and the money of the trader beyond the mean of the experts. */
type Result = { readonly share: number; readonly lead: number };

/** One trader against three experts; every seed is played with the trader in every seat. */
async function game(strategy: Strategy, seed: number, number: number): Promise<Result> {
  const seat = number % SEATS;
  const seated = Array.from({ length: SEATS }, (_, one) => {
    const seated: AnyBot = one === seat ? trader(strategy) : bot('expert');
    return { bot: seated, budget };
  });
  const from = seedFor(seed, Math.floor(number / SEATS));
  const { shares, scores } = await playMatch(chinatown, defaults(SEATS), seated, from);
  const others = scores.reduce((sum, one) => sum + one, -scores[seat]!) / (SEATS - 1);
  return { share: shares[seat]!, lead: scores[seat]! - others };
}

/** A strategy and its games so far. */
export type Tried = { readonly strategy: Strategy; readonly results: Result[] };

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Plays further games until there are this many. */
export async function playUpTo(tried: Tried, games: number, seed: number): Promise<void> {
  for (let number = tried.results.length; number < games; number++) {
    tried.results.push(await game(tried.strategy, seed, number));
  }
}

export const winShare = ({ results }: Tried) =>
  interval(
    results.reduce((sum, { share }) => sum + share, 0),
    results.length,
  );

/** The mean lead in thousands; less noisy than the number of victories. */
export const leadOf = ({ results }: Tried): number => mean(results.map(({ lead }) => lead));

/** How many strategies are drawn, and the games of each in the first round. */
export type Effort = { readonly strategies: number; readonly games: number };

/**
 * Successive halving: all strategies play a few games, the better third plays three times as many,
 * and so on. In every round half as many changed forms of those that remain join them. Returns the
 * strategies of the last round, the best first, and the number of games played.
 */
export async function searchTraders(
  { strategies, games }: Effort,
  seed: number,
  note: (line: string) => void,
): Promise<{ best: Tried[]; played: number }> {
  const chance: Chance = new QuickChance(seed);
  let field: Tried[] = Array.from({ length: strategies }, () => ({
    strategy: randomStrategy(chance),
    results: [],
  }));
  let played = 0;
  for (let each = games; ; each *= 3) {
    for (const tried of field) {
      played += each - tried.results.length;
      await playUpTo(tried, each, seed);
    }
    field.sort((one, other) => leadOf(other) - leadOf(one));
    note(
      `${field.length} strategies, ${each} games each: best lead ${leadOf(field[0]!).toFixed(1)}`,
    );
    if (field.length <= 3) return { best: field, played };
    const kept = field.slice(0, Math.ceil(field.length / 3));
    const joined = kept
      .slice(0, Math.floor(kept.length / 2))
      .map(({ strategy }) => ({ strategy: changed(strategy, chance), results: [] }));
    field = kept.length + joined.length < field.length ? [...kept, ...joined] : kept;
  }
}
