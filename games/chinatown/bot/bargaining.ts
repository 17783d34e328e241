import type { Seat } from '@faubourg/core';
import type { Terms } from '../rules/state.ts';
import type { Appraisal, Gain } from './appraisal.ts';
import { sum } from './prospects.ts';

/** How hard a bot bargains, as parts of the joint gain of a deal of two; scaled down for three. */
export type Firmness = {
  /** The part it asks for, from its first version of an offer to its last. */
  readonly asks: readonly number[];
  /** The part it accepts, likewise; lower, because money comes in whole thousands. */
  readonly takes: readonly number[];
  /** Whether it makes counter-offers with another price. */
  readonly haggles: boolean;
};

/** The least gain of a deal, in thousands; a positive bound keeps deals from going in circles. */
export const LEAST_GAIN = 0.25;
export const LEAST_EDGE = 0.1;
/** Tolerance in thousands for deals of three, where whole thousands split less finely. */
const ROUNDING = 0.5;

/**
 * The claim of a seat for this version of an offer. It decreases with every version, and is the
 * last one when all others are done.
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

/** The claim by version alone. */
export function steadyClaim(claims: readonly number[], version: number): number {
  return claims[Math.min(version, claims.length) - 1]!;
}

/** Why an offer is not good enough for a seat, or null. */
export type Objection =
  /** The seat would lose by it. */
  | 'costs'
  /** The seat would gain, but its rivals would gain more. */
  | 'helps-others'
  /** The seat would get too small a part of the joint gain. */
  | 'too-little';

export function objectionTo(gains: readonly Gain[], seat: Seat, share: number): Objection | null {
  const mine = gains.find((one) => one.seat === seat)!;
  if (mine.gain < LEAST_GAIN) return 'costs';
  if (mine.edge < LEAST_EDGE) return 'helps-others';
  const all = sum(gains.map(({ edge }) => Math.max(0, edge)));
  const least = ((share * 2) / gains.length) * all - (gains.length > 2 ? ROUNDING : 0);
  return mine.edge < least ? 'too-little' : null;
}

/** Prices above this, in thousands, are not looked for. */
const DEAREST = 60;

/**
 * The least net money for which a seat would do its part of a deal of two at all, whatever its
 * partner thinks of it. Undefined if the price would be absurd.
 */
export function leastPrice(
  appraisal: Appraisal,
  seat: Seat,
  { parties, gifts }: Terms,
): number | undefined {
  if (parties.length !== 2) return undefined;
  const changes = parties.map((one) => appraisal.change(one, gifts));
  const mine = parties.indexOf(seat);
  const from = Math.ceil(LEAST_GAIN - changes[mine]!);
  for (let price = from; price <= Math.min(from + 12, DEAREST); price++) {
    const nets = parties.map((one) => (one === seat ? price : -price));
    if (appraisal.weigh(parties, changes, nets)[mine]!.edge >= LEAST_EDGE) return price;
  }
  return undefined;
}
