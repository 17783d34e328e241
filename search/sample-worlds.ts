import {
  type AnyView,
  type Chance,
  type Game,
  type GameEvent,
  fastRulesOf,
  type FastRules,
} from '@faubourg/core';

/** A game as a bot needs it: its rules, and optionally its fast rules. */
export type SearchableGame<State, Answer, View extends AnyView, Node> = {
  readonly game: Game<State, Answer, GameEvent, View>;
  /** By default the game's own fast rules, or plain ones made for each thought. */
  readonly fast?: FastRules<State, Answer, Node>;
};

/** The fast rules for one thought. */
export function fastRulesFor<State, Answer, View extends AnyView, Node>(
  searchable: SearchableGame<State, Answer, View, Node>,
): FastRules<State, Answer, Node> {
  // Without `side` the caller does not use the node type, so any will do.
  return searchable.fast ?? (fastRulesOf(searchable.game) as FastRules<State, Answer, Node>);
}

/**
 * Positions that agree with a view, the hidden parts drawn at random. A search alternates between
 * them, so that an answer is not preferred because of something the seat cannot know.
 */
export function sampleWorlds<State, Answer, View extends AnyView, Node>(
  game: Game<State, Answer, GameEvent, View>,
  fast: FastRules<State, Answer, Node>,
  view: View,
  count: number,
  chance: Chance,
): Node[] {
  return Array.from({ length: count }, () => fast.node(game.resample(view, chance)));
}
