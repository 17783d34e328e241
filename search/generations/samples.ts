import type { BaseEstimate } from '../net/evaluator.ts';
import type { Symmetries } from './generation-task.ts';

/** A position and what a net should say about it; seats in the order of `Features.from`. */
export type Sample = {
  readonly inputs: Float32Array;
  readonly shares: Float32Array;
  readonly scores: Float32Array;
  /** The answers and their probabilities; null where the game has no policy. */
  readonly answers: { readonly features: Int8Array; readonly policy: Float32Array } | null;
};

/** The first line of a sample file: all that a learner must know. */
export type SampleHeader = {
  readonly format: 'faubourg/samples';
  readonly version: 1;
  readonly game: string;
  readonly players: number;
  readonly fits: string;
  readonly inputs: number;
  /** Features of an answer; 0 without a policy. */
  readonly answers: number;
  readonly first: BaseEstimate | null;
  readonly symmetries: Symmetries;
};

/** Samples column by column. */
export type SampleTable = {
  readonly inputs: Float32Array;
  readonly shares: Float32Array;
  readonly scores: Float32Array;
  /** Answers of each sample. */
  readonly counts: Uint32Array;
  readonly features: Int8Array;
  readonly policy: Float32Array;
};

/*
 * A sample file is the header as one line of JSON, padded with spaces to a multiple of 8 bytes, then
 * blocks. A block, all numbers low byte first: samples S and answers T (two u32); inputs (S × inputs
 * f32); shares, scores (S × players f32 each); counts (S u32); policy (T f32); features (T × answers
 * i8), padded to a multiple of 8.
 */
const padded = (bytes: number): number => Math.ceil(bytes / 8) * 8;

/** The first bytes of a file. */
export function encodeHeader(header: SampleHeader): Uint8Array {
  const text = JSON.stringify(header);
  const bytes = new TextEncoder().encode(`${text}\n`);
  const size = padded(bytes.length);
  return new TextEncoder().encode(`${text}${' '.repeat(size - bytes.length)}\n`);
}

/** Samples as a block of a file. */
export function encodeBlock(
  { inputs, players, answers }: SampleHeader,
  samples: readonly Sample[],
): Uint8Array<ArrayBuffer> {
  const all = samples.reduce((sum, one) => sum + (one.answers?.policy.length ?? 0), 0);
  const numbers = samples.length * (inputs + 2 * players + 1) + all;
  const bytes = new Uint8Array(padded(8 + 4 * numbers + all * answers));
  const head = new Uint32Array(bytes.buffer, 0, 2);
  head[0] = samples.length;
  head[1] = all;
  const { table } = blockAt({ inputs, players, answers }, bytes.buffer, 0);
  let [t, f] = [0, 0];
  for (const [s, sample] of samples.entries()) {
    table.inputs.set(sample.inputs, s * inputs);
    table.shares.set(sample.shares, s * players);
    table.scores.set(sample.scores, s * players);
    table.counts[s] = sample.answers?.policy.length ?? 0;
    if (!sample.answers) continue;
    table.policy.set(sample.answers.policy, t);
    table.features.set(sample.answers.features, f);
    t += sample.answers.policy.length;
    f += sample.answers.features.length;
  }
  return bytes;
}

type Shape = Pick<SampleHeader, 'inputs' | 'players' | 'answers'>;

/** The block at an offset, as views of the buffer. */
function blockAt(
  { inputs, players, answers }: Shape,
  buffer: ArrayBuffer,
  offset: number,
): { readonly table: SampleTable; readonly end: number } {
  const [samples = 0, all = 0] = new Uint32Array(buffer, offset, 2);
  let at = offset + 8;
  const floats = (count: number): Float32Array => {
    const values = new Float32Array(buffer, at, count);
    at += 4 * count;
    return values;
  };
  const [x, y, z] = [
    floats(samples * inputs),
    floats(samples * players),
    floats(samples * players),
  ];
  const counts = new Uint32Array(buffer, at, samples);
  at += 4 * samples;
  const policy = floats(all);
  const features = new Int8Array(buffer, at, all * answers);
  at += all * answers;
  return {
    table: { inputs: x, shares: y, scores: z, counts, features, policy },
    end: offset + padded(at - offset),
  };
}

/** The header and the blocks of a file; null if it is no sample file. */
export function readSamples(
  bytes: Uint8Array,
): { readonly header: SampleHeader; readonly tables: readonly SampleTable[] } | null {
  const end = bytes.indexOf(10) + 1;
  if (end === 0) return null;
  const header = headerIn(new TextDecoder().decode(bytes.subarray(0, end)));
  if (!header) return null;
  // Views need a buffer that begins with the file.
  const { buffer } = new Uint8Array(bytes);
  const tables: SampleTable[] = [];
  for (let at = end; at < buffer.byteLength;) {
    const block = blockAt(header, buffer, at);
    tables.push(block.table);
    at = block.end;
  }
  return { header, tables };
}

function headerIn(text: string): SampleHeader | null {
  try {
    const found = JSON.parse(text) as Partial<SampleHeader>;
    return found.format === 'faubourg/samples' ? (found as SampleHeader) : null;
  } catch {
    return null;
  }
}
