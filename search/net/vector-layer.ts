import * as wasm from './assembly.ts';
import { LANES } from './net.ts';

/*
 * layer(x, xEnd, weights, bias, out, rowBytes, hidden): addresses in bytes. The sums of some times
 * sixteen outputs start as the bias; every input, copied to all lanes, times its weights is added;
 * negative sums become 0 if `hidden`. Inputs of 0 are skipped: many are. The order of the additions
 * is that of the JavaScript kernel.
 */
const [X, X_END, WEIGHTS, BIAS, OUT, ROW, HIDDEN] = [0, 1, 2, 3, 4, 5, 6];
const PARAMETERS = 7;
const VALUE = 7;
const SPREAD = 8;
const SUMS = 9;
const VECTOR_BYTES = 16;

/** The most groups of sixteen outputs that are computed together: their sums fit the registers. */
export const MOST_GROUPS = 3;

const step = (local: number, by: readonly number[]): number[] => [
  ...wasm.get(local),
  ...by,
  ...wasm.add,
  ...wasm.set(local),
];

function layerOf(groups: number): wasm.Function {
  const vectors = Array.from({ length: (groups * LANES * 4) / VECTOR_BYTES }, (_, k) => k);
  const each = (make: (k: number) => readonly number[]): number[] => vectors.flatMap(make);
  const body = [
    each((k) => [...wasm.get(BIAS), ...wasm.vectorLoad(k * VECTOR_BYTES), ...wasm.set(SUMS + k)]),
    wasm.loop([
      wasm.get(X),
      wasm.load,
      wasm.tee(VALUE),
      wasm.zero,
      wasm.unequal,
      wasm.when([
        wasm.get(VALUE),
        wasm.splat,
        wasm.set(SPREAD),
        each((k) => [
          ...wasm.get(SUMS + k),
          ...wasm.get(SPREAD),
          ...wasm.get(WEIGHTS),
          ...wasm.vectorLoad(k * VECTOR_BYTES),
          ...wasm.vectorMultiply,
          ...wasm.vectorAdd,
          ...wasm.set(SUMS + k),
        ]),
      ]),
      step(WEIGHTS, wasm.get(ROW)),
      wasm.get(X),
      wasm.constant(4),
      wasm.add,
      wasm.tee(X),
      wasm.get(X_END),
      wasm.lessUnsigned,
      wasm.branchIf(0),
    ]),
    wasm.get(HIDDEN),
    wasm.when([
      each((k) => [
        ...wasm.get(SUMS + k),
        ...wasm.zeroVector,
        ...wasm.vectorMax,
        ...wasm.set(SUMS + k),
      ]),
    ]),
    each((k) => [...wasm.get(OUT), ...wasm.get(SUMS + k), ...wasm.vectorStore(k * VECTOR_BYTES)]),
  ];
  const locals = [
    { count: 1, type: wasm.F32 },
    { count: 1 + vectors.length, type: wasm.V128 },
  ];
  return { name: `layer${groups}`, locals, body };
}

const bytes = wasm.moduleOf(
  PARAMETERS,
  Array.from({ length: MOST_GROUPS }, (_, i) => layerOf(i + 1)),
);

let compiled: WebAssembly.Module | null | undefined;

/** The compiled layers, or null if vector instructions are not available. */
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

/** The arguments are those of `layer` above. */
export type LayerCall = (
  x: number,
  xEnd: number,
  weights: number,
  bias: number,
  out: number,
  rowBytes: number,
  hidden: number,
) => void;

/** By number of groups, from 1 on: the layers over a memory; null without vector instructions. */
export function vectorLayers(memory: WebAssembly.Memory): readonly LayerCall[] | null {
  const module = vectorModule();
  if (!module) return null;
  const { exports } = new WebAssembly.Instance(module, { env: { memory } });
  return Array.from({ length: MOST_GROUPS }, (_, i) => exports[`layer${i + 1}`] as LayerCall);
}
