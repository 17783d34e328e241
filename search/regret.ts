import type { Chance } from '@faubourg/core';
import { sampleIndex } from './probabilities.ts';

/** The payoff of a joint choice (one number for each seat) to every seat. */
export type Payoff = (joint: Int32Array, shares: Float64Array) => void;

/**
 * Regret matching for a one-shot game with simultaneous choices. Each round draws a joint choice
 * from the present mixes and computes for every seat what each of its other choices would have
 * earned; choices that would have earned more are drawn more often. The average mixes approach a
 * coarse correlated equilibrium, in which predicting them gains little.
 */
export class Matching {
  private readonly payoff: Payoff;
  private readonly chance: Chance;
  private readonly regrets: readonly Float64Array[];
  private readonly present: readonly Float64Array[];
  private readonly values: readonly Float64Array[];
  private readonly sums: readonly Float64Array[];
  private readonly joint: Int32Array;
  private readonly shares: Float64Array;
  private rounds = 0;

  constructor(sizes: readonly number[], payoff: Payoff, chance: Chance) {
    this.payoff = payoff;
    this.chance = chance;
    const rows = (): Float64Array[] => sizes.map((size) => new Float64Array(size));
    this.regrets = rows();
    this.present = rows().map((row) => row.fill(1 / row.length));
    this.values = rows();
    this.sums = rows();
    this.joint = new Int32Array(sizes.length);
    this.shares = new Float64Array(sizes.length);
  }

  /** Plays one round: every seat draws a choice and learns from what the others drew. */
  round(): void {
    const { joint, shares, present, values, sums, chance } = this;
    this.rounds++;
    for (let seat = 0; seat < joint.length; seat++)
      joint[seat] = sampleIndex(present[seat]!, chance);
    for (let seat = 0; seat < joint.length; seat++) {
      const drawn = joint[seat]!;
      const found = values[seat]!;
      for (let choice = 0; choice < found.length; choice++) {
        joint[seat] = choice;
        this.payoff(joint, shares);
        found[choice] = shares[seat]!;
      }
      joint[seat] = drawn;
      follow(found, present[seat]!, this.regrets[seat]!);
    }
    // Later mixes are better, so they count for more (as in CFR+).
    for (let seat = 0; seat < joint.length; seat++) {
      const mix = present[seat]!;
      for (let choice = 0; choice < mix.length; choice++)
        sums[seat]![choice]! += this.rounds * mix[choice]!;
    }
  }

  /** The average mixes; even ones before the first round. */
  mixes(): number[][] {
    return this.sums.map((sum) => {
      const total = sum.reduce((all, part) => all + part, 0);
      return Array.from(sum, (part) => (total > 0 ? part / total : 1 / sum.length));
    });
  }
}

/** Regret matching in one go; `until` ends the rounds. */
export function regretMatching(
  sizes: readonly number[],
  payoff: Payoff,
  until: () => boolean,
  chance: Chance,
): number[][] {
  const matching = new Matching(sizes, payoff, chance);
  while (!until()) matching.round();
  return matching.mixes();
}

/** Adds the regrets of one round, sets negative sums to 0, and derives the next mix. */
function follow(values: Float64Array, mix: Float64Array, regrets: Float64Array): void {
  let expected = 0;
  for (let i = 0; i < values.length; i++) expected += mix[i]! * values[i]!;
  let total = 0;
  for (let i = 0; i < values.length; i++) {
    regrets[i] = Math.max(0, regrets[i]! + values[i]! - expected);
    total += regrets[i]!;
  }
  for (let i = 0; i < mix.length; i++) mix[i] = total > 0 ? regrets[i]! / total : 1 / mix.length;
}

/** Payoffs of joint choices, averaged over the samples added. */
export class PayoffTable {
  readonly sizes: readonly number[];
  private readonly sums: Float64Array;
  private readonly samples: Float64Array;

  constructor(sizes: readonly number[]) {
    this.sizes = sizes;
    const joints = sizes.reduce((all, size) => all * size, 1);
    this.sums = new Float64Array(joints * sizes.length);
    this.samples = new Float64Array(joints);
  }

  get joints(): number {
    return this.samples.length;
  }

  /** The index of a joint choice in the table. */
  index(joint: Int32Array): number {
    let index = 0;
    for (let seat = 0; seat < this.sizes.length; seat++)
      index = index * this.sizes[seat]! + joint[seat]!;
    return index;
  }

  /** The joint choice at an index of the table. */
  joint(index: number, joint: Int32Array): void {
    let rest = index;
    for (let seat = this.sizes.length - 1; seat >= 0; seat--) {
      joint[seat] = rest % this.sizes[seat]!;
      rest = Math.floor(rest / this.sizes[seat]!);
    }
  }

  /** How many samples a joint choice has. */
  samplesOf(index: number): number {
    return this.samples[index]!;
  }

  /** Adds one sample of the shares that a joint choice leads to. */
  add(index: number, shares: Float64Array): void {
    const seats = this.sizes.length;
    this.samples[index]!++;
    for (let seat = 0; seat < seats; seat++) this.sums[index * seats + seat]! += shares[seat]!;
  }

  /** The mean payoff of a joint choice; equal shares before the first sample. */
  read(index: number, shares: Float64Array): void {
    const seats = this.sizes.length;
    const samples = this.samples[index]!;
    for (let seat = 0; seat < seats; seat++)
      shares[seat] = samples > 0 ? this.sums[index * seats + seat]! / samples : 1 / seats;
  }
}
