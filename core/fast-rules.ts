import type { Chance } from './chance.ts';
import type { Game, GameEvent, Seat } from './game.ts';
import { winShares } from './game.ts';
import type { Options } from './options.ts';

/**
 * The search-facing side of a game: the same rules over a compact position ("node") and answers
 * that are small whole numbers. Made for millions of plays a second, it may keep its nodes in
 * typed arrays; the conformance kit plays it in step with the readable rules and compares.
 *
 * A node knows the whole position, hidden parts included: a bot first resamples from its view.
 */
export interface FastRules<State, Answer, Node> {
  /** Room that `legal` needs in its output. */
  readonly mostAnswers: number;
  /** The node of a state. */
  node(state: State): Node;
  /** Makes `to` equal to `from`; both stem from the same options and number of seats. */
  copy(from: Node, to: Node): void;
  /** Puts the node back to a fresh start with the same options and seats: set-up, from chance. */
  setUp(node: Node, chance: Chance): void;
  /** The seats that owe an answer, as a bit mask; 0 when the game is over. */
  owing(node: Node): number;
  /** Writes every legal answer of a seat that owes one; returns how many. */
  legal(node: Node, seat: Seat, out: Int32Array): number;
  /** Plays a legal answer, drawing from chance exactly what `apply` would draw, in its order. */
  apply(node: Node, seat: Seat, code: number, chance: Chance): void;
  /** The answer a code stands for in this node. */
  answer(node: Node, seat: Seat, code: number): Answer;
  /** Win shares at the end. */
  shares(node: Node, out: Float64Array): void;
  /** What each seat has scored at the end. */
  scores(node: Node, out: Float64Array): void;
}

/** The node of a game that has no fast path of its own. */
export type PlainNode<State> = { state: State };

/** A search side straight over the readable rules; codes are places in the list of answers. */
export function plainFastRules<State, Answer, Event extends GameEvent, View>(
  game: Game<State, Answer, Event, View>,
  startOf: (state: State) => { options: Options; seats: number },
): FastRules<State, Answer, PlainNode<State>> {
  const listed = (state: State, seat: Seat): readonly Answer[] =>
    game.answers(state, seat) ?? [game.fallback(state, seat)];
  return {
    mostAnswers: 4096,
    node: (state) => ({ state: game.copy(state) }),
    copy: (from, to) => {
      to.state = game.copy(from.state);
    },
    setUp: (node, chance) => {
      const { options, seats } = startOf(node.state);
      node.state = game.setUp(options, seats, chance).state;
    },
    owing: (node) => {
      let mask = 0;
      for (const { seat, owed } of game.decisions(node.state)) if (owed) mask |= 1 << seat;
      return mask;
    },
    legal: (node, seat, out) => {
      const count = listed(node.state, seat).length;
      for (let i = 0; i < count; i++) out[i] = i;
      return count;
    },
    apply: (node, seat, code, chance) => {
      game.apply(node.state, seat, listed(node.state, seat)[code]!, chance);
    },
    answer: (node, seat, code) => listed(node.state, seat)[code]!,
    shares: (node, out) => {
      const outcome = game.outcome(node.state);
      if (outcome) out.set(winShares(outcome));
    },
    scores: (node, out) => {
      const outcome = game.outcome(node.state);
      if (outcome) out.set(outcome.scores);
    },
  };
}
