import type { Chance, Seat } from '@faubourg/core';
import type { Policy } from '../evaluate.ts';
import { addFirst, type Features, readerOf, sharesFrom } from './evaluator.ts';
import type { Kernel } from './net.ts';

/**
 * What distinguishes the answers of a position from each other, as small whole numbers. A net's
 * policy is factored: one pass gives a weight for each of these features, and the logit of an
 * answer is the sum of its features times their weights.
 */
export type AnswerFeatures<Node> = {
  /** Features of one answer. */
  readonly size: number;
  /** Whether the policy speaks about this position; elsewhere answers are guessed one by one. */
  speaks(node: Node): boolean;
  /** Writes `size` numbers for each of `codes[0 … count)`, in units of 1/16, −127 to 127. */
  read(
    node: Node,
    seat: Seat,
    codes: Int32Array,
    count: number,
    out: Int8Array,
    chance: Chance,
  ): void;
};

/** The value of 1 in answer features. */
export const ANSWER_UNIT = 16;

/** The outputs of a net: a strength and a score for each seat, then the weights of its policy. */
export const outputsOf = (players: number, policy = 0): number => 2 * players + policy;

/** The logits of answers by the weights of a policy, which begin at `start` of the outputs. */
export function logitsOf(
  output: Float32Array,
  start: number,
  size: number,
  features: Int8Array,
  count: number,
  logits: Float64Array,
): void {
  for (let i = 0, row = 0; i < count; i++, row += size) {
    let sum = 0;
    for (let k = 0; k < size; k++) sum += output[start + k]! * features[row + k]!;
    logits[i] = sum / ANSWER_UNIT;
  }
}

/** The policy of a net that has one. */
export function netPolicy<Node>(
  kernel: Kernel,
  features: Features<Node>,
  answers: AnswerFeatures<Node>,
  players: number,
): Policy<Node> {
  const shares = new Float64Array(players);
  const reader = readerOf(kernel, features);
  let read = new Int8Array(64 * answers.size);
  return (node, seat, codes, count, logits, chance) => {
    if (!answers.speaks(node)) return null;
    if (read.length < count * answers.size) read = new Int8Array(2 * count * answers.size);
    const from = features.from(node);
    kernel.run(reader.read(node, from, kernel.input));
    addFirst(features.first, kernel.input, kernel.output);
    sharesFrom(kernel.output, from, shares);
    answers.read(node, seat, codes, count, read, chance);
    logitsOf(kernel.output, outputsOf(players), answers.size, read, count, logits);
    return shares[seat]!;
  };
}
