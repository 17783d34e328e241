import type { Chance, Seat } from '@faubourg/core';
import { uniform } from '../probabilities.ts';
import type { Tree } from '../tree.ts';

/** How the answers at the root of a tree are tried. */
export type GumbelSettings = {
  /** Iterations of the tree. */
  readonly simulations: number;
  /** The most answers that are tried. */
  readonly considered: number;
  /** Whether the answer is drawn; without noise the best one is played. */
  readonly draws: boolean;
};

/** What a search found: the answer to play and what the net should learn from the position. */
export type GumbelResult = {
  /** The index of the chosen answer. */
  readonly chosen: number;
  /** The improved policy, over all answers. */
  readonly policy: Float64Array;
  /** Every seat's expected share after the answers left at the end. */
  readonly shares: Float64Array;
};

/** How strongly results count beside the first logits: grows with the visits. */
const FIRST_VISITS = 50;
const VALUE_WEIGHT = 0.25;

/** Adding these to logits and taking the highest draws from the policy (Gumbel's trick). */
const gumbelNoise = (chance: Chance): number =>
  -Math.log(-Math.log(Math.max(1e-12, uniform(chance))) + 1e-12);

/**
 * Searches from a root whose answers have first logits: sequential halving among the answers that
 * noise and logits put first. The improved policy shifts the logits by what the search found, so
 * that it is at least as good as they are even with few iterations.
 */
export function gumbelSearch<Node>(
  tree: Tree<Node>,
  seat: Seat,
  codes: readonly number[],
  logits: Float64Array,
  { simulations, considered, draws }: GumbelSettings,
  chance: Chance,
): GumbelResult {
  const count = codes.length;
  const seats = tree.shares.length;
  const noise = Float64Array.from({ length: count }, () => (draws ? gumbelNoise(chance) : 0));
  const visits = new Float64Array(count);
  const sums = Array.from({ length: count }, () => new Float64Array(seats));
  const q = (i: number): number => sums[i]![seat]! / visits[i]!;
  let most = 0;
  const valued = (share: number): number => (FIRST_VISITS + most) * VALUE_WEIGHT * seats * share;
  const order = (i: number): number => noise[i]! + logits[i]! + (visits[i]! > 0 ? valued(q(i)) : 0);
  let alive = codes
    .map((_, i) => i)
    .sort((a, b) => order(b) - order(a))
    .slice(0, considered);
  const rounds = Math.max(1, Math.ceil(Math.log2(alive.length)));
  for (let left = simulations; left > 0;) {
    const each = Math.max(1, Math.floor(simulations / (rounds * alive.length)));
    for (let turn = 0; turn < each * alive.length && left > 0; turn++, left--) {
      const i = alive[turn % alive.length]!;
      tree.iterate({ seat, code: codes[i]! });
      most = Math.max(most, ++visits[i]!);
      for (let who = 0; who < seats; who++) sums[i]![who]! += tree.shares[who]!;
    }
    alive = alive
      .filter((i) => visits[i]! > 0)
      .sort((a, b) => order(b) - order(a))
      .slice(0, Math.max(2, Math.ceil(alive.length / 2)));
  }
  const [chosen = 0] = alive;
  return {
    chosen,
    policy: improved(logits, visits, q, valued),
    shares: meanOf(alive, visits, sums),
  };
}

/** The first logits plus results; answers that were not tried count as the mean of the others. */
function improved(
  logits: Float64Array,
  visits: Float64Array,
  q: (i: number) => number,
  valued: (share: number) => number,
): Float64Array {
  const top = Math.max(...logits);
  let weight = 0;
  let mean = 0;
  for (const [i, logit] of logits.entries()) {
    if (visits[i] === 0) continue;
    const prior = Math.exp(logit - top) + 1e-9;
    weight += prior;
    mean += prior * q(i);
  }
  mean /= weight;
  const raised = logits.map((logit, i) => logit + valued((visits[i]! > 0 ? q(i) : mean) - mean));
  const highest = Math.max(...raised);
  const policy = raised.map((one) => Math.exp(one - highest));
  const total = policy.reduce((sum, one) => sum + one, 0);
  return policy.map((one) => one / total);
}

/** The mean shares over all visits of the answers left. */
function meanOf(
  alive: readonly number[],
  visits: Float64Array,
  sums: readonly Float64Array[],
): Float64Array {
  const shares = new Float64Array(sums[0]!.length);
  let total = 0;
  for (const i of alive) {
    total += visits[i]!;
    for (let who = 0; who < shares.length; who++) shares[who]! += sums[i]![who]!;
  }
  return shares.map((sum) => sum / total);
}
