import type { Chance } from '@faubourg/core';
import { drawFrom } from './mix.ts';

/** What a joint choice (one number for each seat) is worth to every seat. */
export type Payoff = (joint: Int32Array, shares: Float64Array) => void;

/**
 * Regret matching for a game that is played once, everyone choosing at the same time. Each round
 * draws a joint choice from the present mixes and asks for every seat what each of its other
 * choices would have brought; choices that would have brought more are drawn more often. The
 * average mixes come close to a (coarse correlated) equilibrium: nobody gains much by predicting
 * them. `until` ends the rounds, e.g. when the time is up.
 */
export function regretMatching(
  sizes: readonly number[],
  payoff: Payoff,
  until: () => boolean,
  chance: Chance,
): number[][] {
  const seats = sizes.length;
  const regrets = sizes.map((size) => new Float64Array(size));
  const mixes = sizes.map((size) => new Float64Array(size).fill(1 / size));
  const sums = sizes.map((size) => new Float64Array(size));
  const joint = new Int32Array(seats);
  const shares = new Float64Array(seats);
  let rounds = 0;
  while (!until()) {
    rounds++;
    for (let seat = 0; seat < seats; seat++) joint[seat] = drawFrom(mixes[seat]!, chance);
    for (let seat = 0; seat < seats; seat++) {
      const drawn = joint[seat]!;
      const values = new Float64Array(sizes[seat]!);
      for (let choice = 0; choice < values.length; choice++) {
        joint[seat] = choice;
        payoff(joint, shares);
        values[choice] = shares[seat]!;
      }
      joint[seat] = drawn;
      follow(values, mixes[seat]!, regrets[seat]!);
    }
    // Later mixes are better ones: they count for more (as in CFR+).
    for (let seat = 0; seat < seats; seat++) {
      const mix = mixes[seat]!;
      for (let choice = 0; choice < mix.length; choice++)
        sums[seat]![choice]! += rounds * mix[choice]!;
    }
  }
  return sums.map((sum) => {
    const total = sum.reduce((all, part) => all + part, 0);
    return Array.from(sum, (part) => (total > 0 ? part / total : 1 / sum.length));
  });
}

/** Adds the regrets of one round, forgetting negative ones, and turns them into the next mix. */
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

/** Payoffs of joint choices, averaged over as many samples as were put in. */
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

  /** The place of a joint choice in the table. */
  index(joint: Int32Array): number {
    let index = 0;
    for (let seat = 0; seat < this.sizes.length; seat++)
      index = index * this.sizes[seat]! + joint[seat]!;
    return index;
  }

  /** The joint choice at a place of the table. */
  joint(index: number, joint: Int32Array): void {
    let rest = index;
    for (let seat = this.sizes.length - 1; seat >= 0; seat--) {
      joint[seat] = rest % this.sizes[seat]!;
      rest = Math.floor(rest / this.sizes[seat]!);
    }
  }

  samplesOf(index: number): number {
    return this.samples[index]!;
  }

  add(index: number, shares: Float64Array): void {
    const seats = this.sizes.length;
    this.samples[index]!++;
    for (let seat = 0; seat < seats; seat++) this.sums[index * seats + seat]! += shares[seat]!;
  }

  /** The mean payoff of a joint choice; even shares where nothing is known. */
  read(index: number, shares: Float64Array): void {
    const seats = this.sizes.length;
    const samples = this.samples[index]!;
    for (let seat = 0; seat < seats; seat++)
      shares[seat] = samples > 0 ? this.sums[index * seats + seat]! / samples : 1 / seats;
  }
}
