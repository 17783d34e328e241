import type { Chance, Game, GameEvent, FastRules } from '@faubourg/core';

/** A game with its fast rules, as bots need it. */
export type SearchableGame<State, Answer, View, Node> = {
  readonly game: Game<State, Answer, GameEvent, View>;
  readonly side: FastRules<State, Answer, Node>;
  /** The number of seats, from a view. */
  seats(view: View): number;
};

/**
 * Positions that agree with a view, the hidden parts drawn at random. A search alternates between
 * them, so that an answer is not preferred because of something the seat cannot know.
 */
export function sampleWorlds<State, Answer, View, Node>(
  { game, side }: SearchableGame<State, Answer, View, Node>,
  view: View,
  count: number,
  chance: Chance,
): Node[] {
  return Array.from({ length: count }, () => side.node(game.resample(view, chance)));
}
