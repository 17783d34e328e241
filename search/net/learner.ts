import type { Chance } from '@faubourg/core';
import { uniform } from '../probabilities.ts';
import type { Net } from './net.ts';
import { JsKernel } from './js-kernel.ts';

export type LearnerSettings = { readonly rate?: number; readonly batch?: number };

const [MOMENTUM, SPREAD, TINY] = [0.9, 0.999, 1e-8];

/** Random initial weights, scaled to keep the variance through the layers (He). */
export function randomise(net: Net, chance: Chance): void {
  for (const { inputs, outputs, stride, weights } of net.layers) {
    const width = Math.sqrt(6 / inputs);
    for (let i = 0; i < inputs; i++)
      for (let j = 0; j < outputs; j++) weights[i * stride + j] = (2 * uniform(chance) - 1) * width;
  }
}

type Slopes = { weights: Float64Array; bias: Float64Array };

/** Fits a net to examples by gradient descent (Adam, small batches). */
export class Learner {
  readonly kernel: JsKernel;
  rate: number;
  steps = 0;
  /** Examples in the batch so far. */
  gathered = 0;
  /**
   * For every weight: its gradient in the batch so far, and the running means of gradient and
   * square.
   */
  readonly slopes: readonly Slopes[];
  readonly means: readonly Slopes[];
  readonly squares: readonly Slopes[];
  private readonly net: Net;
  private readonly batch: number;
  private readonly errors: readonly Float64Array[];

  constructor(net: Net, { rate = 1e-3, batch = 64 }: LearnerSettings = {}) {
    this.net = net;
    this.rate = rate;
    this.batch = batch;
    this.kernel = new JsKernel(net);
    const blank = (): Slopes[] =>
      net.layers.map(({ weights, bias }) => ({
        weights: new Float64Array(weights.length),
        bias: new Float64Array(bias.length),
      }));
    this.slopes = blank();
    this.means = blank();
    this.squares = blank();
    this.errors = this.kernel.values.map(({ length }) => new Float64Array(length));
  }

  /**
   * Learns from the example last run through `kernel`. `error` is the gradient of the loss by
   * output; for softmax shares and for scores it is the output minus the target.
   */
  learn(error: Float64Array): void {
    const { layers } = this.net;
    this.errors.at(-1)!.set(error);
    for (let i = layers.length - 1; i >= 0; i--) this.gather(i);
    if (++this.gathered >= this.batch) this.step();
  }

  /** Adds one example's gradients of a layer, and computes the errors of the layer before. */
  private gather(index: number): void {
    const { inputs, outputs, stride, weights } = this.net.layers[index]!;
    const from = this.kernel.values[index]!;
    const before = this.errors[index]!;
    const errors = this.errors[index + 1]!;
    const slopes = this.slopes[index]!;
    for (let j = 0; j < outputs; j++) slopes.bias[j]! += errors[j]!;
    for (let i = 0; i < inputs; i++) {
      const x = from[i]!;
      const row = i * stride;
      let back = 0;
      // Zero activations (ReLU) and zero features have no gradient.
      if (x === 0) {
        before[i] = 0;
        continue;
      }
      for (let j = 0; j < outputs; j++) {
        slopes.weights[row + j]! += x * errors[j]!;
        back += weights[row + j]! * errors[j]!;
      }
      before[i] = back;
    }
  }

  /** Updates all weights by the batch. */
  private step(): void {
    this.steps++;
    const scale = 1 / this.gathered;
    const warm = Math.sqrt(1 - SPREAD ** this.steps) / (1 - MOMENTUM ** this.steps);
    for (const [i, { weights, bias }] of this.net.layers.entries()) {
      const [slopes, means, squares] = [this.slopes[i]!, this.means[i]!, this.squares[i]!];
      const rate = this.rate * warm;
      move(weights, slopes.weights, means.weights, squares.weights, scale, rate);
      move(bias, slopes.bias, means.bias, squares.bias, scale, rate);
    }
    this.gathered = 0;
  }
}

function move(
  numbers: Float32Array,
  slopes: Float64Array,
  means: Float64Array,
  squares: Float64Array,
  scale: number,
  rate: number,
): void {
  for (let i = 0; i < numbers.length; i++) {
    const slope = slopes[i]! * scale;
    slopes[i] = 0;
    const mean = MOMENTUM * means[i]! + (1 - MOMENTUM) * slope;
    const square = SPREAD * squares[i]! + (1 - SPREAD) * slope * slope;
    means[i] = mean;
    squares[i] = square;
    numbers[i]! -= (rate * mean) / (Math.sqrt(square) + TINY);
  }
}
