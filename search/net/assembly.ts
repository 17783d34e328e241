/*
 * A minimal WebAssembly assembler for the vector kernel, so that the kernel is a readable list of
 * instructions and the build needs no compiler.
 */

type Bytes = readonly number[];
export type Code = readonly (number | Bytes)[];

export const unsigned = (value: number): number[] => {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 0x80) return [...bytes, rest];
    bytes.push((rest & 0x7f) | 0x80);
  }
};

const signed = (value: number): number[] => {
  const bytes: number[] = [];
  for (let rest = value; ; rest >>= 7) {
    const low = rest & 0x7f;
    const last = (rest >> 7 === 0 && low < 0x40) || (rest >> 7 === -1 && low >= 0x40);
    bytes.push(last ? low : low | 0x80);
    if (last) return bytes;
  }
};

const vector = (op: number): number[] => [0xfd, ...unsigned(op)];
const memory = (align: number, offset: number): number[] => [
  ...unsigned(align),
  ...unsigned(offset),
];

export const I32 = 0x7f;
export const F32 = 0x7d;
export const V128 = 0x7b;

export const get = (local: number): number[] => [0x20, ...unsigned(local)];
export const set = (local: number): number[] => [0x21, ...unsigned(local)];
export const tee = (local: number): number[] => [0x22, ...unsigned(local)];
export const constant = (value: number): number[] => [0x41, ...signed(value)];
export const add = [0x6a];
export const lessUnsigned = [0x49];
export const branchIf = (depth: number): number[] => [0x0d, ...unsigned(depth)];
export const loop = (body: Code): number[] => [0x03, 0x40, ...body.flat(), 0x0b];
export const when = (body: Code): number[] => [0x04, 0x40, ...body.flat(), 0x0b];
export const vectorLoad = (offset: number): number[] => [...vector(0), ...memory(4, offset)];
export const vectorStore = (offset: number): number[] => [...vector(11), ...memory(4, offset)];
export const load = [0x2a, ...memory(2, 0)];
export const zero = [0x43, 0, 0, 0, 0];
export const unequal = [0x5c];
/** One number into all four lanes. */
export const splat = vector(19);
export const zeroVector = [...vector(12), ...Array<number>(16).fill(0)];
export const vectorAdd = vector(0xe4);
export const vectorMultiply = vector(0xe6);
export const vectorMax = vector(0xe9);

const HEAD = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
const section = (id: number, bytes: Bytes): number[] => [id, ...unsigned(bytes.length), ...bytes];
const named = (name: string): number[] => [
  name.length,
  ...Array.from(name, (char) => char.codePointAt(0)!),
];

type Local = { readonly count: number; readonly type: number };

/** A function that takes whole numbers. */
export type Function = {
  readonly name: string;
  readonly locals: readonly Local[];
  readonly body: Code;
};

function bodyOf({ locals, body }: Function): number[] {
  const declared = locals.flatMap(({ count, type }) => [...unsigned(count), type]);
  const code = [...unsigned(locals.length), ...declared, ...body.flat(), 0x0b];
  return [...unsigned(code.length), ...code];
}

/** A module of functions, all with this many parameters, and the memory it imports. */
export function moduleOf(
  parameters: number,
  functions: readonly Function[],
): Uint8Array<ArrayBuffer> {
  const count = unsigned(functions.length);
  const exported = functions.flatMap(({ name }, i) => [...named(name), 0x00, ...unsigned(i)]);
  return Uint8Array.from([
    ...HEAD,
    ...section(1, [1, 0x60, parameters, ...Array<number>(parameters).fill(I32), 0]),
    ...section(2, [1, ...named('env'), ...named('memory'), 0x02, 0x00, 0x01]),
    ...section(3, [...count, ...functions.map(() => 0)]),
    ...section(7, [...count, ...exported]),
    ...section(10, [...count, ...functions.flatMap(bodyOf)]),
  ]);
}
