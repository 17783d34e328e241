import { answerDrawer, type Chance, type Seat, type FastRules } from '@faubourg/core';

/** Fast rules whose state and answer types do not matter. */
export type AnyFastRules<Node> = FastRules<never, unknown, Node>;

/** Estimates every seat's share of the victory in a position that is not over. */
export type Evaluate<Node> = (node: Node, shares: Float64Array, chance: Chance) => void;

/**
 * What a prior found after each answer, for those who would evaluate the same position next. An
 * answer that draws from chance leads elsewhere the next time.
 */
export type AfterAnswers<Node> = {
  /** The evaluator that the prior asked; null if it tells nothing. */
  by: Evaluate<Node> | null;
  /** By answer: every seat's share, and whether anything was drawn. */
  shares: Float64Array;
  drew: Uint8Array;
};

/**
 * Estimates the answers of a seat before any of them is tried: the expected share of the victory
 * for each of `codes[0 … count)`.
 */
export type Prior<Node> = (
  node: Node,
  seat: Seat,
  codes: Int32Array,
  count: number,
  guesses: Float64Array,
  chance: Chance,
  after?: AfterAnswers<Node>,
) => void;

/**
 * Weighs the answers of a seat by one look at the position: writes the logarithm of a weight for
 * each of `codes[0 … count)` and returns the seat's expected share of the victory. Null where it
 * has nothing to say about the position.
 */
export type Policy<Node> = (
  node: Node,
  seat: Seat,
  codes: Int32Array,
  count: number,
  logits: Float64Array,
  chance: Chance,
) => number | null;

/** The lowest seat of a mask of seats. */
export const lowest = (mask: number): Seat => 31 - Math.clz32(mask & -mask);

/** The mean of two evaluators: `part` of the second, the rest of the first. */
export function blended<Node>(
  first: Evaluate<Node>,
  second: Evaluate<Node>,
  part: number,
): Evaluate<Node> {
  let other = new Float64Array(0);
  return (node, shares, chance) => {
    if (other.length !== shares.length) other = new Float64Array(shares.length);
    first(node, other, chance);
    second(node, shares, chance);
    for (let i = 0; i < shares.length; i++) shares[i] = part * shares[i]! + (1 - part) * other[i]!;
  };
}

const LONGEST = 10_000;

/** Evaluates by a random game to the end; needs no knowledge of the game, and is noisy. */
export function playout<Node>(fast: AnyFastRules<Node>): Evaluate<Node> {
  const draw = answerDrawer(fast);
  return (node, shares, chance) => {
    for (let plies = 0; plies < LONGEST; plies++) {
      const mask = fast.owing(node);
      if (mask === 0) {
        fast.shares(node, shares);
        return;
      }
      const seat = lowest(mask);
      fast.apply(node, seat, draw(node, seat, chance), chance);
    }
    throw new Error(`no end after ${LONGEST} answers`);
  };
}

/**
 * A prior by playing every answer once and evaluating the result. `spare` is a node of the same
 * game to play on.
 */
export function oneStepPrior<Node>(
  fast: AnyFastRules<Node>,
  evaluate: Evaluate<Node>,
  spare: Node,
  seats: number,
): Prior<Node> {
  const shares = new Float64Array(seats);
  return (node, seat, codes, count, guesses, chance, after) => {
    for (let i = 0; i < count; i++) {
      const { draws } = chance;
      fast.copy(node, spare);
      fast.apply(spare, seat, codes[i]!, chance);
      if (fast.owing(spare) === 0) fast.shares(spare, shares);
      else evaluate(spare, shares, chance);
      guesses[i] = shares[seat]!;
      if (after === undefined) continue;
      for (let k = 0; k < seats; k++) after.shares[seats * i + k] = shares[k]!;
      after.drew[i] = chance.draws === draws ? 0 : 1;
    }
    if (after !== undefined) after.by = evaluate;
  };
}
