import type { Chance, Game, GameEvent, FastRules } from '@faubourg/core';

/** A game as a bot needs it: its rules, and the search side that goes with them. */
export type SearchableGame<State, Answer, View, Node> = {
  readonly game: Game<State, Answer, GameEvent, View>;
  readonly side: FastRules<State, Answer, Node>;
  /** How many seats play, read off a view. */
  seats(view: View): number;
};

/**
 * Positions that agree with what a seat sees, the hidden rest drawn at random. A search goes
 * through them in turn, so no answer is found good because of something the seat cannot know.
 */
export function sampleWorlds<State, Answer, View, Node>(
  { game, side }: SearchableGame<State, Answer, View, Node>,
  view: View,
  count: number,
  chance: Chance,
): Node[] {
  return Array.from({ length: count }, () => side.node(game.resample(view, chance)));
}
