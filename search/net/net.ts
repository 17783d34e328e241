/**
 * A small feed-forward net: linear layers with ReLU in between, the last one linear. All numbers
 * are 32-bit. Weights are stored input by input, each row padded to a multiple of `LANES`, so that
 * the vector kernel adds in the same order as the JavaScript one and both give equal results.
 */
export type Net = {
  /** Inputs, hidden layers, outputs. */
  readonly sizes: readonly number[];
  readonly layers: readonly Layer[];
};

export type Layer = {
  readonly inputs: number;
  readonly outputs: number;
  /** Outputs rounded up to whole vectors. */
  readonly stride: number;
  /** inputs × stride */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
};

/** Outputs worked on together: four vectors of four numbers. */
export const LANES = 16;

const padded = (count: number): number => Math.ceil(count / LANES) * LANES;

/** A net of all zeros. */
export function emptyNet(sizes: readonly number[]): Net {
  const layers = sizes.slice(1).map((outputs, i): Layer => {
    const inputs = sizes[i]!;
    const stride = padded(outputs);
    return {
      inputs,
      outputs,
      stride,
      weights: new Float32Array(inputs * stride),
      bias: new Float32Array(stride),
    };
  });
  return { sizes, layers };
}

/** How many numbers a net has, padding left out. */
export function netSize({ layers }: Net): number {
  return layers.reduce((sum, { inputs, outputs }) => sum + (inputs + 1) * outputs, 0);
}

/** All numbers of a net in one row, padding left out: layer by layer, weights, then bias. */
export function flatten(net: Net): Float32Array {
  const flat = new Float32Array(netSize(net));
  let at = 0;
  for (const { inputs, outputs, stride, weights, bias } of net.layers) {
    for (let i = 0; i < inputs; i++, at += outputs)
      flat.set(weights.subarray(i * stride, i * stride + outputs), at);
    flat.set(bias.subarray(0, outputs), at);
    at += outputs;
  }
  return flat;
}

/** Puts the numbers of `flatten` back in their places. */
export function unflatten(flat: Float32Array, net: Net): void {
  if (flat.length !== netSize(net))
    throw new RangeError(`${flat.length} numbers for a net of ${netSize(net)}`);
  let at = 0;
  for (const { inputs, outputs, stride, weights, bias } of net.layers) {
    for (let i = 0; i < inputs; i++, at += outputs)
      weights.set(flat.subarray(at, at + outputs), i * stride);
    bias.set(flat.subarray(at, at + outputs));
    at += outputs;
  }
}

/** Something that computes a net: put numbers into `input`, `run`, read `output`. */
export interface Kernel {
  readonly input: Float32Array;
  readonly output: Float32Array;
  /**
   * Computes `output` from `input`. The inputs before `first`, 0 by default, are those of the last
   * run: sums over them may be kept.
   */
  run(first?: number): void;
  /** Copies the net's present weights into the kernel. */
  load(net: Net): void;
}
