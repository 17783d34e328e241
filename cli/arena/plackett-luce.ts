/** What is known about a player's strength: a normal distribution. */
export type Rating = { readonly mu: number; readonly sigma: number };

/** The rating of a player who has not played yet. */
export const NEW_RATING: Rating = { mu: 25, sigma: 25 / 3 };

/** How much the strength that a player shows varies from game to game. */
const BETA = 25 / 6;
/** How much the true strength may change between two games. Keeps sigma from becoming zero. */
const TAU = 25 / 300;
/** The least share of its variance that a rating keeps after one game. */
const KAPPA = 1e-4;

/**
 * The ratings after one game, by the Plackett–Luce model of Weng and Lin, "A Bayesian Approximation
 * Method for Online Ranking" (2011), algorithm 4. A higher score is a better place; players with
 * the same score share a place.
 */
export function ratingsAfter(ratings: readonly Rating[], scores: readonly number[]): Rating[] {
  const before = ratings.map(({ mu, sigma }) => ({ mu, variance: sigma ** 2 + TAU ** 2 }));
  const c = Math.sqrt(before.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const strengths = before.map(({ mu }) => Math.exp(mu / c));
  // For each place: all players who are not better placed, and how many share it.
  const remaining = scores.map((score) =>
    strengths.reduce((sum, strength, i) => (scores[i]! <= score ? sum + strength : sum), 0),
  );
  const sharing = scores.map((score) => scores.filter((other) => other === score).length);
  return before.map(({ mu, variance }, i) => {
    let omega = 0;
    let delta = 0;
    for (const [q, score] of scores.entries()) {
      if (score < scores[i]!) continue;
      const chance = strengths[i]! / remaining[q]!;
      omega += ((q === i ? 1 : 0) - chance) / sharing[q]!;
      delta += (chance * (1 - chance)) / sharing[q]!;
    }
    const gamma = Math.sqrt(variance) / c;
    const kept = Math.max(1 - ((delta * variance) / c ** 2) * gamma, KAPPA);
    return { mu: mu + (omega * variance) / c, sigma: Math.sqrt(variance * kept) };
  });
}
