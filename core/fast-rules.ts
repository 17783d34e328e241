import { AnswerCodes } from './answer-codes.ts';
import type { Chance } from './chance.ts';
import { type AnyView, type Game, type GameEvent, type Seat, winShares } from './game.ts';

/**
 * The rules of a game once more, for search: over a compact position ("node") and answers that are
 * small whole numbers. Nodes may be typed arrays, for millions of plays a second. The conformance
 * kit plays the fast rules in step with the readable ones and compares them.
 *
 * A node contains the whole position, hidden parts included: a bot first resamples from its view.
 */
export interface FastRules<State, Answer, Node> {
  /** The most answers `legal` can write. */
  readonly mostAnswers: number;
  /** The node of a state. */
  node(state: State): Node;
  /** Makes `to` equal to `from`; both have the same options and number of seats. */
  copy(from: Node, to: Node): void;
  /** Sets up a new game in the node, with the same options and seats. */
  setUp(node: Node, chance: Chance): void;
  /** The seats that owe an answer, as a bit mask; 0 when the game is over. */
  owing(node: Node): number;
  /** Writes every legal answer of a seat that owes one; returns their number. */
  legal(node: Node, seat: Seat, out: Int32Array): number;
  /**
   * A legal answer of a seat that owes one, for random games: the one that `legal` writes at the
   * place `chance.int(count)`, without writing all of them. Draws exactly once.
   */
  drawAnswer?(node: Node, seat: Seat, chance: Chance): number;
  /**
   * Plays a legal answer. Makes the same draws from chance as the readable `apply`, in the same
   * order.
   */
  apply(node: Node, seat: Seat, code: number, chance: Chance): void;
  /** The answer of a code in this node. */
  answer(node: Node, seat: Seat, code: number): Answer;
  /** Win shares at the end. */
  shares(node: Node, out: Float64Array): void;
  /** The scores of all seats at the end. */
  scores(node: Node, out: Float64Array): void;
}

/** The node of a game that has no fast rules of its own. */
export type PlainNode<State> = { state: State };

/** The most answers of one seat at a time; a game that lists more needs fast rules of its own. */
const MOST_ANSWERS = 4096;

/**
 * Fast rules made from the readable rules, for any game. A code stands for the same answer in every
 * node (see `AnswerCodes`), so that a tree over several sampled worlds never confuses two cards.
 * Where answers cannot be listed, the fallback is the only one.
 *
 * Every answer met is stored, so make new ones for each thought or run.
 */
export function plainFastRules<State, Answer, Event extends GameEvent, View extends AnyView>(
  game: Game<State, Answer, Event, View>,
): FastRules<State, Answer, PlainNode<State>> {
  const codes = new AnswerCodes<Answer>();
  return {
    mostAnswers: MOST_ANSWERS,
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
      if (answers.length > MOST_ANSWERS)
        throw new Error(`${game.id} lists ${answers.length} answers; at most ${MOST_ANSWERS} fit`);
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

/** Draws a legal answer uniformly; by listing all of them where a game has no faster way. */
export function answerDrawer<Node>(
  fast: FastRules<never, unknown, Node>,
): (node: Node, seat: Seat, chance: Chance) => number {
  const { drawAnswer } = fast;
  if (drawAnswer) return drawAnswer;
  const codes = new Int32Array(fast.mostAnswers);
  return (node, seat, chance) => codes[chance.int(fast.legal(node, seat, codes))]!;
}

/** The fast rules of a game: its own, or new plain ones. */
export function fastRulesOf<State, Answer, Event extends GameEvent, View extends AnyView>(
  game: Game<State, Answer, Event, View>,
): FastRules<State, Answer, unknown> {
  return game.fast ?? plainFastRules(game);
}
