import { NEW_RATING, type Rating, ratingsAfter } from './plackett-luce.ts';
import type { ArenaGame } from './spec.ts';

/** A rating on the scale where a new player has mu 25 and sigma 8.3. */
export type Rated = {
  readonly name: string;
  readonly mu: number;
  readonly sigma: number;
  /** mu − 3 sigma */
  readonly ordinal: number;
};

/**
 * Ratings after all games, in the order of the schedule. A name on several seats is one bot: its
 * rating changes by the mean of the changes of its seats.
 */
export function ratingsOf(names: readonly string[], games: readonly ArenaGame[]): Rated[] {
  const table = new Map<string, Rating>(names.map((name) => [name, NEW_RATING]));
  for (const { shares } of games) {
    const rated = ratingsAfter(
      names.map((name) => table.get(name)!),
      shares,
    );
    for (const name of table.keys()) {
      const own = names.flatMap((other, i) => (other === name ? [rated[i]!] : []));
      const mean = (field: 'mu' | 'sigma'): number =>
        own.reduce((sum, one) => sum + one[field], 0) / own.length;
      table.set(name, { mu: mean('mu'), sigma: mean('sigma') });
    }
  }
  return [...table].map(([name, { mu, sigma }]) => ({
    name,
    mu: rounded(mu),
    sigma: rounded(sigma),
    ordinal: rounded(mu - 3 * sigma),
  }));
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
