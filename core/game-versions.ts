import type { AnyGame, AnyPlayableGame } from './game.ts';
import { type Refused, refused } from './problem.ts';

/**
 * Games by name and rules version. Old versions stay available: a stored game is always played by
 * the rules it began with.
 */
export type GameVersions<G extends AnyPlayableGame = AnyGame> = {
  readonly games: readonly G[];
  /** The newest rules of a game. */
  newest(id: string): { game: G } | Refused;
  /** The rules of one version of a game. */
  exact(id: string, rules: number): { game: G } | Refused;
};

/**
 * The lookup for these games and their former rules versions. Throws if two have the same name and
 * rules version.
 */
export function gameVersions<G extends AnyPlayableGame>(listed: readonly G[]): GameVersions<G> {
  // A playable game has playable former versions, a whole game whole ones: see `WithFormer`.
  const games = listed.flatMap((game) => [game, ...((game.former ?? []) as readonly G[])]);
  const names = games.map((game) => `${game.id}@${game.rules}`);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Error(`two games are called ${twice}`);
  const versions = (id: string): G[] =>
    games.filter((game) => game.id === id).sort((a, b) => b.rules - a.rules);
  const unknown = (id: string): Refused =>
    refused('FB-12', 'game-unknown', {
      game: id,
      known: [...new Set(games.map((game) => game.id))],
    });
  return {
    games,
    newest: (id) => {
      const game = versions(id)[0];
      return game ? { game } : unknown(id);
    },
    exact: (id, rules) => {
      const all = versions(id);
      if (all.length === 0) return unknown(id);
      const game = all.find((one) => one.rules === rules);
      return game
        ? { game }
        : refused('FB-12', 'rules-unknown', {
            game: id,
            rules,
            known: all.map((one) => one.rules),
          });
    },
  };
}
