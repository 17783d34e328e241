import { type Kernel, LANES, type Net } from './net.ts';
import { type LayerCall, MOST_GROUPS, vectorLayers } from './vector-layer.ts';

const PAGE = 65_536;
const NUMBER_BYTES = 4;
const aligned = (size: number): number => Math.ceil(size / 64) * 64;

type Placed = { weights: number; bias: number; from: number; to: number };

/** A call of the vector code, and the input at which it begins. */
type Step = {
  readonly begins: number;
  readonly layer: LayerCall;
  readonly x: number;
  readonly xEnd: number;
  readonly weights: number;
  readonly bias: number;
  readonly out: number;
  readonly rowBytes: number;
  readonly hidden: number;
};

/**
 * Computes a net with vector instructions; null if they are not available. The sums of the first
 * layer over the inputs before each of `parts` are kept, in the order of all inputs, so that a run
 * can begin there (see `Kernel`).
 */
export function wasmKernel(net: Net, parts: readonly number[] = []): Kernel | null {
  let end = 0;
  const allocate = (numbers: number): number => {
    const at = end;
    end += aligned(NUMBER_BYTES * numbers);
    return at;
  };
  const inputs = net.sizes[0]!;
  let from = allocate(inputs);
  const placed = net.layers.map(({ weights, bias, stride }): Placed => {
    const place = {
      weights: allocate(weights.length),
      bias: allocate(bias.length),
      from,
      to: allocate(stride),
    };
    from = place.to;
    return place;
  });
  const kept = parts.map(() => allocate(net.layers[0]!.stride));
  const memory = new WebAssembly.Memory({ initial: Math.ceil(end / PAGE) });
  const layers = vectorLayers(memory);
  if (!layers) return null;
  const numbers = (at: number, count: number) => new Float32Array(memory.buffer, at, count);
  /** Whether sums were kept with the present weights. */
  let fresh = true;
  const load = ({ layers: loaded }: Net): void => {
    fresh = true;
    for (const [i, { weights, bias }] of loaded.entries()) {
      numbers(placed[i]!.weights, weights.length).set(weights);
      numbers(placed[i]!.bias, bias.length).set(bias);
    }
  };
  load(net);
  const steps: Step[] = [];
  for (const [i, { inputs: count, stride }] of net.layers.entries()) {
    const { weights, bias, from: x, to } = placed[i]!;
    const starts = i === 0 ? [0, ...parts] : [0];
    const rowBytes = NUMBER_BYTES * stride;
    for (const [part, begins] of starts.entries()) {
      const last = part === starts.length - 1;
      const ends = last ? count : starts[part + 1]!;
      for (let group = 0; group < stride / LANES; group += MOST_GROUPS) {
        const groups = Math.min(MOST_GROUPS, stride / LANES - group);
        const offset = NUMBER_BYTES * LANES * group;
        steps.push({
          begins: i === 0 ? begins : inputs,
          layer: layers[groups - 1]!,
          x: x + NUMBER_BYTES * begins,
          xEnd: x + NUMBER_BYTES * ends,
          weights: weights + rowBytes * begins + offset,
          bias: (part === 0 ? bias : kept[part - 1]!) + offset,
          out: (last ? to : kept[part]!) + offset,
          rowBytes,
          hidden: Number(last && i + 1 < net.layers.length),
        });
      }
    }
  }
  /** By input: the first step that reads it or a later one. */
  const stepFor = Int32Array.from({ length: inputs + 1 }, (_, input) =>
    Math.max(
      0,
      steps.findLastIndex(({ begins }, s) => begins <= input && steps[s - 1]?.begins !== begins),
    ),
  );
  return {
    input: numbers(0, inputs),
    output: numbers(from, net.sizes.at(-1)!),
    load,
    run: (first = 0) => {
      for (let s = fresh ? 0 : stepFor[first]!; s < steps.length; s++) {
        const { layer, x, xEnd, weights, bias, out, rowBytes, hidden } = steps[s]!;
        layer(x, xEnd, weights, bias, out, rowBytes, hidden);
      }
      fresh = false;
    },
  };
}
