import { QuickChance } from '@faubourg/core';
import { addFirst, sharesFrom } from '../net/evaluator.ts';
import { JsKernel } from '../net/js-kernel.ts';
import { Learner } from '../net/learner.ts';
import type { Net } from '../net/net.ts';
import { ANSWER_UNIT, logitsOf, outputsOf } from '../net/policy.ts';
import { softmaxInPlace } from '../probabilities.ts';
import type { SampleHeader, SampleTable } from './samples.ts';

/** How much a generation learns. */
export type LearnSettings = {
  readonly steps: number;
  readonly batch: number;
  readonly rate: number;
  readonly seed: number;
};

/** The mean losses of the steps of a generation: shares and policy as cross entropy. */
export type Losses = { readonly shares: number; readonly scores: number; readonly policy: number };

/** Weight of the scores in the loss, beside shares and policy. */
const SCORE_WEIGHT = 0.5;
/** Steps in which the rate rises to its value, because a generation begins without memory. */
const WARM_UP = 20;

/** One sample of a window, by its table and place. */
type Place = { readonly table: SampleTable; readonly at: number; readonly answersAt: number };

/**
 * Fits a net to random samples of a window of generations, in place. The result depends on net,
 * samples and settings alone.
 */
export function learnGeneration(
  net: Net,
  header: SampleHeader,
  tables: readonly SampleTable[],
  { steps, batch, rate, seed }: LearnSettings,
): Losses {
  const chance = new QuickChance(seed);
  const learner = new Learner(net, { batch });
  const places = placesOf(tables);
  const reader = new SampleReader(header);
  const sums = { shares: 0, scores: 0, policy: 0 };
  for (let step = 0; step < steps; step++) {
    learner.rate = rate * Math.min(1, (step + 1) / WARM_UP);
    for (let i = 0; i < batch; i++) {
      const place = places[chance.int(places.length)]!;
      reader.read(place, chance);
      add(sums, reader.compare(learner.kernel, place));
      learner.learn(reader.error);
    }
  }
  return meanOf(sums, steps * batch);
}

/** The mean losses of a net over samples, which it does not learn from. */
export function lossesOf(net: Net, header: SampleHeader, tables: readonly SampleTable[]): Losses {
  const kernel = new JsKernel(net);
  const reader = new SampleReader(header);
  const places = placesOf(tables);
  const sums = { shares: 0, scores: 0, policy: 0 };
  for (const place of places) {
    reader.read(place, null);
    add(sums, reader.compare(kernel, place));
  }
  return meanOf(sums, places.length);
}

type Sums = { shares: number; scores: number; policy: number };

function add(sums: Sums, { shares, scores, policy }: Losses): void {
  sums.shares += shares;
  sums.scores += scores;
  sums.policy += policy;
}

function meanOf({ shares, scores, policy }: Sums, samples: number): Losses {
  const count = Math.max(1, samples);
  return { shares: shares / count, scores: scores / count, policy: policy / count };
}

function placesOf(tables: readonly SampleTable[]): Place[] {
  return tables.flatMap((table) => {
    let answersAt = 0;
    return Array.from(table.counts, (count, at): Place => {
      const place = { table, at, answersAt };
      answersAt += count;
      return place;
    });
  });
}

/** Reads samples and compares what a net says with what it should say. */
class SampleReader {
  private readonly header: SampleHeader;
  private readonly inputs: Float32Array;
  private features = new Int8Array(0);
  private logits = new Float64Array(0);
  private readonly said: Float64Array;
  /** The gradient of the loss by output, of the sample last compared. */
  readonly error: Float64Array;

  constructor(header: SampleHeader) {
    this.header = header;
    this.inputs = new Float32Array(header.inputs);
    this.said = new Float64Array(header.players);
    this.error = new Float64Array(outputsOf(header.players, header.answers));
  }

  /** Takes a sample, renamed by a random symmetry if there is chance. */
  read({ table, at, answersAt }: Place, chance: QuickChance | null): void {
    const { inputs: size, answers, symmetries } = this.header;
    const own = table.inputs.subarray(at * size, (at + 1) * size);
    const answersEnd = answersAt + table.counts[at]!;
    const features = table.features.subarray(answersAt * answers, answersEnd * answers);
    if (this.features.length < features.length) this.features = new Int8Array(features.length);
    const holds = symmetries.unless === null || own[symmetries.unless] === 0;
    const count = table.counts[at]!;
    const which = chance && holds ? chance.int(symmetries.all.length + 1) : 0;
    const symmetry = symmetries.all[which - 1];
    if (!symmetry) {
      this.inputs.set(own);
      this.features.set(features);
      return;
    }
    for (let i = 0; i < size; i++) this.inputs[symmetry.inputs[i]!] = own[i]!;
    for (let a = 0; a < count; a++)
      for (let k = 0; k < answers; k++)
        this.features[a * answers + symmetry.answers[k]!] = features[a * answers + k]!;
  }

  /** Runs the net on the sample last read; returns its losses. */
  compare(kernel: JsKernel, { table, at, answersAt }: Place): Losses {
    const { players, first } = this.header;
    const { said, error } = this;
    kernel.input.set(this.inputs);
    kernel.run();
    addFirst(first ?? undefined, kernel.input, kernel.output);
    sharesFrom(kernel.output, 0, said);
    let [shares, scores] = [0, 0];
    for (let k = 0; k < players; k++) {
      const wanted = table.shares[at * players + k]!;
      const off = kernel.output[players + k]! - table.scores[at * players + k]!;
      error[k] = said[k]! - wanted;
      error[players + k] = SCORE_WEIGHT * off;
      shares -= wanted * Math.log(Math.max(1e-9, said[k]!));
      scores += off ** 2 / players;
    }
    const count = table.counts[at]!;
    const policy = this.policyError(
      kernel.output,
      table.policy.subarray(answersAt, answersAt + count),
    );
    return { shares, scores, policy };
  }

  /** Writes the gradient by the policy's weights; returns the loss. */
  private policyError(output: Float32Array, wanted: Float32Array): number {
    const { players, answers } = this.header;
    const { features, error } = this;
    const start = outputsOf(players);
    const count = wanted.length;
    if (this.logits.length < count) this.logits = new Float64Array(count);
    error.fill(0, start);
    if (count === 0) return 0;
    logitsOf(output, start, answers, features, count, this.logits);
    softmaxInPlace(this.logits, count, 1);
    let loss = 0;
    for (let a = 0; a < count; a++) {
      const off = this.logits[a]! - wanted[a]!;
      loss -= wanted[a]! * Math.log(Math.max(1e-9, this.logits[a]!));
      for (let k = 0; k < answers; k++)
        error[start + k]! += (off * features[a * answers + k]!) / ANSWER_UNIT;
    }
    return loss;
  }
}
