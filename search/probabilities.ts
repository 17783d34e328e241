import type { Chance } from '@faubourg/core';

const FINE = 0x1_0000_0000;

/** A number from 0 up to 1. */
export const uniform = (chance: Chance): number => chance.int(FINE) / FINE;

/** The index of the largest of the first `count` numbers; the first of equals. */
export function argMax(values: ArrayLike<number>, count = values.length): number {
  let best = 0;
  for (let i = 1; i < count; i++) if (values[i]! > values[best]!) best = i;
  return best;
}

/** Draws an index with the given weights, which need not add up to 1. */
export function sampleIndex(weights: ArrayLike<number>, chance: Chance): number {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i]!;
  let left = uniform(chance) * total;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i]!;
    if (left < 0) return i;
  }
  return argMax(weights);
}

/**
 * Weights proportional to exp(value / temperature); they add up to 1. At temperature 0 the best
 * values share all the weight.
 */
export function softmax(values: ArrayLike<number>, temperature: number): number[] {
  let top = -Infinity;
  for (let i = 0; i < values.length; i++) top = Math.max(top, values[i]!);
  const weights = Array.from(values, (value) =>
    temperature > 0 ? Math.exp((value - top) / temperature) : Number(value === top),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** `softmax` of the first `count` values in place, without allocation: for evaluators. */
export function softmaxInPlace(values: Float64Array, count: number, temperature: number): void {
  let top = -Infinity;
  for (let i = 0; i < count; i++) top = Math.max(top, values[i]!);
  let total = 0;
  for (let i = 0; i < count; i++) {
    values[i] = Math.exp((values[i]! - top) / temperature);
    total += values[i]!;
  }
  for (let i = 0; i < count; i++) values[i]! /= total;
}

/** Makes shares add up to 1; even ones if all are 0. */
export function normalise(shares: Float64Array): void {
  let total = 0;
  for (const share of shares) total += share;
  for (let i = 0; i < shares.length; i++)
    shares[i] = total > 0 ? shares[i]! / total : 1 / shares.length;
}
