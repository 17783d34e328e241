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
  /** Makes a reader for the inputs of one kernel. */
  reader?(): InputReader<Node>;
  /** The inputs, in order and without 0, that a reader may name as the first one to change. */
  readonly parts?: readonly number[];
  /** If there is a base estimate of the strengths, the net learns a correction to it. */
  readonly first?: BaseEstimate;
};

/**
 * Writes the inputs of positions into always the same array and remembers what it wrote: it may
 * leave inputs as they are that have not changed since its last call.
 */
export type InputReader<Node> = {
  /** The inputs are then those of `Features.read`. Returns the first one that may have changed. */
  read(node: Node, from: Seat, inputs: Float32Array): number;
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

/** By the inputs of a kernel: the reader that writes them. */
const readers = new WeakMap<
  Float32Array,
  { readonly features: unknown; readonly reader: InputReader<never> }
>();

/** The one reader of a kernel's inputs. */
export function readerOf<Node>({ input }: Kernel, features: Features<Node>): InputReader<Node> {
  const known = readers.get(input);
  // A reader must know all that was written.
  if (known && known.features !== features) throw new Error('other features of the same kernel');
  if (known) return known.reader;
  const reader = features.reader?.() ?? plainReader(features);
  readers.set(input, { features, reader });
  return reader;
}

/** Writes all inputs every time. */
const plainReader = <Node>(features: Features<Node>): InputReader<Node> => ({
  read: (node, from, inputs) => {
    features.read(node, from, inputs);
    return 0;
  },
});

/** An evaluator that runs a net. */
export function netEvaluator<Node>(kernel: Kernel, features: Features<Node>): Evaluate<Node> {
  const reader = readerOf(kernel, features);
  const { input, output } = kernel;
  return (node, shares) => {
    const from = features.from(node);
    kernel.run(reader.read(node, from, input));
    addFirst(features.first, input, output);
    sharesFrom(output, from, shares);
  };
}
