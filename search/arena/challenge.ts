import { type AnyGame, type Chance, type Options, QuickChance } from '@faubourg/core';
import { type Contender, playMatch, seedFor } from './match.ts';
import { interval, type ShareOf } from './standing.ts';

/** Whether a strategy can be found that beats bots which do not change. */
export type Challenge<Strategy> = {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  /** Sits in all seats but one. */
  readonly rival: Contender;
  /** A bot for one game that plays by a strategy. */
  challenger(strategy: Strategy): Contender;
  /** A strategy drawn at random, and one with some of its parts drawn anew. */
  draw(chance: Chance): Strategy;
  change(strategy: Strategy, chance: Chance): Strategy;
};

/** The share of one victory, and the points of the challenger beyond the mean of its rivals. */
type Result = { readonly share: number; readonly lead: number };

/** A strategy and its games so far. */
export type Tried<Strategy> = { readonly strategy: Strategy; readonly results: Result[] };

/** One challenger against its rivals; every seed is played with the challenger in every seat. */
async function play<Strategy>(
  { game, options, seats, rival, challenger }: Challenge<Strategy>,
  strategy: Strategy,
  seed: number,
  number: number,
): Promise<Result> {
  const seat = number % seats;
  const seated = Array.from({ length: seats }, (_, one) =>
    one === seat ? challenger(strategy) : rival,
  );
  const from = seedFor(seed, Math.floor(number / seats));
  const { shares, scores } = await playMatch(game, options, seated, from);
  const others = scores.reduce((sum, one) => sum + one, -scores[seat]!) / (seats - 1);
  return { share: shares[seat]!, lead: scores[seat]! - others };
}

/** Plays further games until there are this many. */
export async function playUpTo<Strategy>(
  challenge: Challenge<Strategy>,
  { strategy, results }: Tried<Strategy>,
  games: number,
  seed: number,
): Promise<void> {
  for (let number = results.length; number < games; number++) {
    results.push(await play(challenge, strategy, seed, number));
  }
}

export const winShareOf = ({ results }: Tried<unknown>): ShareOf =>
  interval(
    results.reduce((sum, { share }) => sum + share, 0),
    results.length,
  );

/** The mean lead in points; less noisy than the number of victories. */
export const leadOf = ({ results }: Tried<unknown>): number =>
  results.reduce((sum, { lead }) => sum + lead, 0) / results.length;

/** How many strategies are drawn, and the games of each in the first round. */
export type SearchEffort = { readonly strategies: number; readonly games: number };

/**
 * Successive halving: all strategies play a few games, the better third plays three times as many,
 * and so on. In every round half as many changed forms of those that remain join them. Returns the
 * strategies of the last round, the best first, and the number of games played.
 */
export async function searchStrategies<Strategy>(
  challenge: Challenge<Strategy>,
  { strategies, games }: SearchEffort,
  seed: number,
  note: (line: string) => void,
): Promise<{ best: Tried<Strategy>[]; played: number }> {
  const chance: Chance = new QuickChance(seed);
  let field: Tried<Strategy>[] = Array.from({ length: strategies }, () => ({
    strategy: challenge.draw(chance),
    results: [],
  }));
  let played = 0;
  for (let each = games; ; each *= 3) {
    for (const tried of field) {
      played += each - tried.results.length;
      await playUpTo(challenge, tried, each, seed);
    }
    field.sort((one, other) => leadOf(other) - leadOf(one));
    note(
      `${field.length} strategies, ${each} games each: best lead ${leadOf(field[0]!).toFixed(1)}`,
    );
    if (field.length <= 3) return { best: field, played };
    const kept = field.slice(0, Math.ceil(field.length / 3));
    const joined = kept
      .slice(0, Math.floor(kept.length / 2))
      .map(({ strategy }) => ({ strategy: challenge.change(strategy, chance), results: [] }));
    field = kept.length + joined.length < field.length ? [...kept, ...joined] : kept;
  }
}
