import type { Seat } from '@faubourg/core';
import type { Evaluate } from '../evaluate.ts';
import type { Kernel } from './net.ts';

/**
 * How a position becomes the inputs of a net. Seats are rotated so that one seat comes first
 * (mostly the one to act), so that the net need not learn each seat separately. Its outputs follow
 * the same order: for every seat a strength (softmax turns them into shares of the victory), then
 * for every seat a score.
 */
export type Features<Node> = {
  readonly inputs: number;
  /** The seat that comes first. */
  from(node: Node): Seat;
  /** Writes all inputs; values mostly between −1 and 1. */
  read(node: Node, from: Seat, inputs: Float32Array): void;
  /** If there is a base estimate of the strengths, the net learns a correction to it. */
  readonly first?: BaseEstimate;
};

/**
 * The inputs that hold every seat's strength by another evaluator, in order, divided by `scale`.
 */
export type BaseEstimate = { readonly places: readonly number[]; readonly scale: number };

/** Adds the base estimate to the strengths of a net. */
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
  for (let k = 0, seat = from; k < seats; k++) {
    const weight = Math.exp(output[k]! - top);
    shares[seat] = weight;
    total += weight;
    if (++seat === seats) seat = 0;
  }
  for (let seat = 0; seat < seats; seat++) shares[seat]! /= total;
}

/** An evaluator that runs a net. */
export function netEvaluator<Node>(kernel: Kernel, features: Features<Node>): Evaluate<Node> {
  return (node, shares) => {
    const from = features.from(node);
    features.read(node, from, kernel.input);
    kernel.run();
    addFirst(features.first, kernel.input, kernel.output);
    sharesFrom(kernel.output, from, shares);
  };
}
