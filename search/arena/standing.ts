/** A share of victories with its 95 % interval. */
export type ShareOf = { readonly share: number; readonly from: number; readonly to: number };

/** The results of a contender over all games. */
export type Standing = {
  readonly name: string;
  /** Games counted. */
  readonly games: number;
  readonly wins: ShareOf;
  readonly meanScore: number;
};

const Z = 1.96;

/** Wilson's interval; shares (ties count in parts) take the place of a proportion. */
export function interval(won: number, games: number): ShareOf {
  if (games === 0) return { share: 0, from: 0, to: 1 };
  const p = won / games;
  const scale = 1 + Z ** 2 / games;
  const middle = (p + Z ** 2 / (2 * games)) / scale;
  const half = (Z / scale) * Math.sqrt((p * (1 - p)) / games + Z ** 2 / (4 * games ** 2));
  return { share: p, from: Math.max(0, middle - half), to: Math.min(1, middle + half) };
}

/** The result of one game, by contender. */
export type Played = {
  readonly shares: readonly number[];
  readonly scores: readonly number[];
};

/**
 * Adds up games by name: equal bots count together. Each game counts once per name, with the mean
 * share of its seats, because seats of one game are not independent samples.
 */
export function standings(names: readonly string[], played: readonly Played[]): Standing[] {
  return [...new Set(names)].map((name) => {
    const own = names.flatMap((other, i) => (other === name ? i : []));
    let won = 0;
    let scored = 0;
    for (const { shares, scores } of played) {
      for (const i of own) {
        won += shares[i]! / own.length;
        scored += scores[i]! / own.length;
      }
    }
    const games = played.length;
    return { name, games, wins: interval(won, games), meanScore: games > 0 ? scored / games : 0 };
  });
}
