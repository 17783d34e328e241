import type { Kernel, Layer, Net } from './net.ts';

/** Computes a net in JavaScript, for platforms without WebAssembly vectors. */
export class JsKernel implements Kernel {
  readonly input: Float32Array;
  readonly output: Float32Array;
  /** The input of each layer, then the output; padded. */
  readonly values: readonly Float32Array[];
  private readonly net: Net;

  constructor(net: Net) {
    this.net = net;
    const [inputs = 0] = net.sizes;
    this.values = [
      new Float32Array(inputs),
      ...net.layers.map(({ stride }) => new Float32Array(stride)),
    ];
    this.input = this.values[0]!;
    this.output = this.values.at(-1)!.subarray(0, net.sizes.at(-1));
  }

  /** Computes `output` from all of `input`. */
  run(): void {
    const { layers } = this.net;
    for (let i = 0; i < layers.length; i++) {
      const to = this.values[i + 1]!;
      pass(layers[i]!, this.values[i]!, to);
      if (i + 1 < layers.length) cutNegative(to);
    }
  }

  load(net: Net): void {
    for (const [i, { weights, bias }] of net.layers.entries()) {
      this.net.layers[i]!.weights.set(weights);
      this.net.layers[i]!.bias.set(bias);
    }
  }
}

/** Computes one layer. Products and sums are rounded one by one, as vector instructions do. */
function pass(layer: Layer, from: Float32Array, to: Float32Array): void {
  const { inputs, stride, weights, bias } = layer;
  to.set(bias);
  for (let i = 0; i < inputs; i++) {
    const x = from[i]!;
    // Many features are 0 most of the time.
    if (x === 0) continue;
    const row = i * stride;
    for (let j = 0; j < stride; j++)
      to[j] = Math.fround(to[j]! + Math.fround(x * weights[row + j]!));
  }
}

function cutNegative(values: Float32Array): void {
  for (let j = 0; j < values.length; j++) if (values[j]! < 0) values[j] = 0;
}
