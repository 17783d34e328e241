import {
  type AnyView,
  type Chance,
  type Game,
  type GameEvent,
  fastRulesOf,
  type FastRules,
} from '@faubourg/core';

/** A game as a bot needs it: its rules, and the search side that goes with them. */
export type SearchableGame<State, Answer, View extends AnyView, Node> = {
  readonly game: Game<State, Answer, GameEvent, View>;
  /** Without it the game's own, or a plain one made for each thought. */
  readonly side?: FastRules<State, Answer, Node>;
};

/** The search side of one thought. */
export function sideFor<State, Answer, View extends AnyView, Node>(
  thinkable: SearchableGame<State, Answer, View, Node>,
): FastRules<State, Answer, Node> {
  // Who names no side knows nothing of its nodes: `Node` is then whatever the game has.
  return thinkable.side ?? (fastRulesOf(thinkable.game) as FastRules<State, Answer, Node>);
}

/**
 * Positions that agree with what a seat sees, the hidden rest drawn at random. A search goes
 * through them in turn, so no answer is found good because of something the seat cannot know.
 */
export function sampleWorlds<State, Answer, View extends AnyView, Node>(
  game: Game<State, Answer, GameEvent, View>,
  side: FastRules<State, Answer, Node>,
  view: View,
  count: number,
  chance: Chance,
): Node[] {
  return Array.from({ length: count }, () => side.node(game.resample(view, chance)));
}
