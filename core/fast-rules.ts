import { AnswerCodes } from './answer-codes.ts';
import type { Chance } from './chance.ts';
import { type AnyView, type Game, type GameEvent, type Seat, winShares } from './game.ts';

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

/** Room for the answers of one seat at one moment; a game that lists more needs its own side. */
const WIDEST = 4096;

/**
 * A search side straight over the readable rules, for any game. A code stands for one answer
 * everywhere (see `AnswerCodes`), so a tree over several sampled worlds never takes two different
 * cards for one. Where answers cannot be listed, the safe one is the only one.
 *
 * The side remembers every answer it has met: make one for each thought or run, not one for good.
 */
export function plainFastRules<State, Answer, Event extends GameEvent, View extends AnyView>(
  game: Game<State, Answer, Event, View>,
): FastRules<State, Answer, PlainNode<State>> {
  const codes = new AnswerCodes<Answer>();
  return {
    mostAnswers: WIDEST,
    node: (state) => ({ state: game.copy(state) }),
    copy: (from, to) => {
      to.state = game.copy(from.state);
    },
    setUp: (node, chance) => {
      const { options, seats } = game.startOf(node.state);
      node.state = game.setUp(options, seats, chance).state;
    },
    owing: (node) => {
      let mask = 0;
      for (const { seat, owed } of game.decisions(node.state)) if (owed) mask |= 1 << seat;
      return mask;
    },
    legal: (node, seat, out) => {
      const answers = game.answers(node.state, seat) ?? [game.fallback(node.state, seat)];
      if (answers.length > WIDEST)
        throw new Error(`${game.id} lists ${answers.length} answers; at most ${WIDEST} fit`);
      for (let i = 0; i < answers.length; i++) out[i] = codes.codeOf(answers[i]!);
      return answers.length;
    },
    apply: (node, seat, code, chance) => {
      game.apply(node.state, seat, codes.answerOf(code), chance);
    },
    answer: (_node, _seat, code) => codes.answerOf(code),
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

/** The search side of a game: its own, or a fresh plain one. */
export function fastRulesOf<State, Answer, Event extends GameEvent, View extends AnyView>(
  game: Game<State, Answer, Event, View>,
): FastRules<State, Answer, unknown> {
  return game.fast ?? plainFastRules(game);
}
