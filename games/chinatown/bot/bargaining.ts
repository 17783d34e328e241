import type { Seat } from '@faubourg/core';
import type { Appraisal, Gain } from './appraisal.ts';
import { sum } from './prospects.ts';

/** How hard somebody bargains, in parts of what a deal brings to two; less for each of three. */
export type Firmness = {
  /** What it asks for at first, and in the end. */
  readonly asks: readonly number[];
  /** What it takes at first, and in the end: less, since money is counted in whole thousands. */
  readonly takes: readonly number[];
  /** Whether it answers a price with another. */
  readonly haggles: boolean;
};

/** Less is not worth a deal, and would let deals go round for ever. */
const LEAST_GAIN = 0.25;
const LEAST_EDGE = 0.1;
/** Among three, whole thousands cannot be split as finely. */
const ROUNDING = 0.5;

/**
 * Which of its claims a seat makes in this version of an offer. It gives way to the others' giving
 * way (every version is one) and to time: who alone is not done has no more of it.
 */
export function claimIn(
  claims: readonly number[],
  { view }: Appraisal,
  seat: Seat,
  version: number,
): number {
  const late = view.ready.every((ready, other) => ready || other === seat);
  return late ? claims.at(-1)! : steadyClaim(claims, version);
}

/** The same with time left aside. */
export function steadyClaim(claims: readonly number[], version: number): number {
  return claims[Math.min(version, claims.length) - 1]!;
}

/** Why an offer is not good enough for a seat, or null. */
export type Objection =
  /** It would lose by it. */
  | 'costs'
  /** It would gain, but others it has to beat would gain more. */
  | 'helps-others'
  /** It would get too little of what the deal brings. */
  | 'too-little';

export function objectionTo(gains: readonly Gain[], seat: Seat, share: number): Objection | null {
  const mine = gains.find((one) => one.seat === seat)!;
  if (mine.gain < LEAST_GAIN) return 'costs';
  if (mine.edge < LEAST_EDGE) return 'helps-others';
  const all = sum(gains.map(({ edge }) => Math.max(0, edge)));
  const least = ((share * 2) / gains.length) * all - (gains.length > 2 ? ROUNDING : 0);
  return mine.edge < least ? 'too-little' : null;
}
