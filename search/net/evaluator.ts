import type { Seat } from '@faubourg/core';
import type { Evaluate } from '../evaluate.ts';
import type { Kernel } from './net.ts';

/**
 * How a position becomes the inputs of a net. The seats go round the table from the one whose
 * view of things is taken (mostly who is to act), so the net need not learn each seat anew. Its
 * outputs follow the same order: for every seat a strength (softmax makes them shares of the
 * victory), then for every seat a score.
 */
export type Features<Node> = {
  readonly inputs: number;
  /** Whose view of things is taken. */
  from(node: Node): Seat;
  /** Fills the inputs, all of them; values mostly between −1 and 1. */
  read(node: Node, from: Seat, inputs: Float32Array): void;
  /** Where a first estimate of the strengths is at hand, the net learns what to add to it. */
  readonly first?: BaseEstimate;
};

/** Among the inputs: every seat's strength by another judge, in order, divided by `scale`. */
export type BaseEstimate = { readonly places: readonly number[]; readonly scale: number };

/** Adds the first estimate to the strengths a net gave. */
export function addFirst(
  first: BaseEstimate | undefined,
  inputs: Float32Array,
  output: Float32Array,
): void {
  if (first === undefined) return;
  for (const [k, place] of first.places.entries()) output[k]! += first.scale * inputs[place]!;
}

/** Turns the strengths of a net, in order from `from`, into shares by seat. */
export function sharesFrom(output: Float32Array, from: Seat, shares: Float64Array): void {
  const seats = shares.length;
  let top = -Infinity;
  for (let k = 0; k < seats; k++) top = Math.max(top, output[k]!);
  let total = 0;
  for (let k = 0; k < seats; k++) total += Math.exp(output[k]! - top);
  for (let k = 0; k < seats; k++) shares[(from + k) % seats] = Math.exp(output[k]! - top) / total;
}

/** A net as the judge of positions. */
export function netEvaluator<Node>(kernel: Kernel, reading: Features<Node>): Evaluate<Node> {
  return (node, shares) => {
    const from = reading.from(node);
    reading.read(node, from, kernel.input);
    kernel.run();
    addFirst(reading.first, kernel.input, kernel.output);
    sharesFrom(kernel.output, from, shares);
  };
}
