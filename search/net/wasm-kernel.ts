import * as wasm from './assembly.ts';
import { type Kernel, LANES, type Net } from './net.ts';

/*
 * layer(x, xEnd, weights, bias, out, outEnd, rowBytes, hidden): addresses in bytes. For every
 * sixteen outputs: four vectors start as the bias; every input, copied to all lanes, times its
 * weights is added; negative sums become 0 in hidden layers. The order of the additions is that of
 * the JavaScript kernel.
 */
const [X, X_END, WEIGHTS, BIAS, OUT, OUT_END, ROW, HIDDEN, INPUT, PLACE] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
];
const [SUMS, SPREAD] = [10, 14];
const VECTOR_BYTES = 16;
const four = <T>(make: (k: number) => readonly T[]): T[] => [0, 1, 2, 3].flatMap(make);
const step = (local: number, by: readonly number[]): number[] => [
  ...wasm.get(local),
  ...by,
  ...wasm.add,
  ...wasm.set(local),
];

const bytes = wasm.moduleOf(
  'layer',
  8,
  [
    { count: 2, type: wasm.I32 },
    { count: 5, type: wasm.V128 },
  ],
  [
    wasm.loop([
      four((k) => [...wasm.get(BIAS), ...wasm.vectorLoad(k * VECTOR_BYTES), ...wasm.set(SUMS + k)]),
      wasm.get(X),
      wasm.set(INPUT),
      wasm.get(WEIGHTS),
      wasm.set(PLACE),
      wasm.loop([
        wasm.get(INPUT),
        wasm.splatLoad,
        wasm.set(SPREAD),
        four((k) => [
          ...wasm.get(SUMS + k),
          ...wasm.get(SPREAD),
          ...wasm.get(PLACE),
          ...wasm.vectorLoad(k * VECTOR_BYTES),
          ...wasm.vectorMultiply,
          ...wasm.vectorAdd,
          ...wasm.set(SUMS + k),
        ]),
        step(PLACE, wasm.get(ROW)),
        wasm.get(INPUT),
        wasm.constant(4),
        wasm.add,
        wasm.tee(INPUT),
        wasm.get(X_END),
        wasm.lessUnsigned,
        wasm.branchIf(0),
      ]),
      wasm.get(HIDDEN),
      wasm.when(
        four((k) => [
          ...wasm.get(SUMS + k),
          ...wasm.zeroVector,
          ...wasm.vectorMax,
          ...wasm.set(SUMS + k),
        ]),
      ),
      four((k) => [...wasm.get(OUT), ...wasm.get(SUMS + k), ...wasm.vectorStore(k * VECTOR_BYTES)]),
      step(WEIGHTS, wasm.constant(4 * LANES)),
      step(BIAS, wasm.constant(4 * LANES)),
      wasm.get(OUT),
      wasm.constant(4 * LANES),
      wasm.add,
      wasm.tee(OUT),
      wasm.get(OUT_END),
      wasm.lessUnsigned,
      wasm.branchIf(0),
    ]),
  ],
);

const PAGE = 65_536;
const aligned = (size: number): number => Math.ceil(size / 64) * 64;

let compiled: WebAssembly.Module | null | undefined;

/** The compiled kernel, or null if vector instructions are not available. */
function vectorModule(): WebAssembly.Module | null {
  if (compiled === undefined) {
    const possible = typeof WebAssembly === 'object' && WebAssembly.validate(bytes);
    compiled = possible ? permitted() : null;
  }
  return compiled;
}

/** Null if a content security policy without 'wasm-unsafe-eval' forbids WebAssembly. */
function permitted(): WebAssembly.Module | null {
  try {
    return new WebAssembly.Module(bytes);
  } catch {
    return null;
  }
}

type LayerCall = (...addresses: number[]) => void;
type Placed = { weights: number; bias: number; from: number; to: number };

/** Computes a net with vector instructions; null if they are not available. */
export function wasmKernel(net: Net): Kernel | null {
  const module = vectorModule();
  if (!module) return null;
  let end = 0;
  const allocate = (numbers: number): number => {
    const at = end;
    end += aligned(4 * numbers);
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
  const memory = new WebAssembly.Memory({ initial: Math.ceil(end / PAGE) });
  const instance = new WebAssembly.Instance(module, { env: { memory } });
  const layer = instance.exports['layer'] as LayerCall;
  const numbers = (at: number, count: number) => new Float32Array(memory.buffer, at, count);
  const load = ({ layers }: Net): void => {
    for (const [i, { weights, bias }] of layers.entries()) {
      numbers(placed[i]!.weights, weights.length).set(weights);
      numbers(placed[i]!.bias, bias.length).set(bias);
    }
  };
  load(net);
  const calls = net.layers.map(({ inputs: count, stride }, i) => {
    const { weights, bias, from: x, to } = placed[i]!;
    const hidden = Number(i + 1 < net.layers.length);
    return [x, x + 4 * count, weights, bias, to, to + 4 * stride, 4 * stride, hidden] as const;
  });
  return {
    input: numbers(0, inputs),
    output: numbers(from, net.sizes.at(-1)!),
    load,
    run: () => {
      for (const [a, b, c, d, e, f, g, h] of calls) layer(a, b, c, d, e, f, g, h);
    },
  };
}
