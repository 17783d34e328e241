import type { Seat } from '@faubourg/core';
import type { ThinkTimer } from '@faubourg/search';
import type { GiftInput } from '../rules/answer.ts';
import { rising } from '../rules/material.ts';
import type { Appraisal, Gain } from './appraisal.ts';
import { type Bundle, giftsOf, withMoney } from './bundle.ts';
import { BEST, bundlesOf, type Scope } from './bundle-search.ts';
import { type Claims, split } from './split.ts';

/** A deal worth offering. */
export type Deal = {
  readonly parties: readonly Seat[];
  readonly bundle: Bundle;
  readonly gifts: GiftInput[];
  readonly gains: readonly Gain[];
};

/** Every party gives and gets something: one-sided gifts are hard for people to understand. */
function isMutual(parties: readonly Seat[], gifts: readonly GiftInput[]): boolean {
  return parties.every(
    (seat) => gifts.some(({ from }) => from === seat) && gifts.some(({ to }) => to === seat),
  );
}

/** The deal with the money that splits its gain, or null if not every party can gain. */
export function priced(
  appraisal: Appraisal,
  parties: readonly Seat[],
  things: readonly GiftInput[],
  claims: Claims,
): Pick<Deal, 'gifts' | 'gains'> | null {
  const found = split(appraisal, parties, things, claims);
  if (!found) return null;
  const gifts = withMoney(things, parties, found.nets);
  return isMutual(parties, gifts) ? { gifts, gains: found.gains } : null;
}

/**
 * The part of each party: `share` for this seat in a deal of two, the rest for the other; scaled
 * for three.
 */
export function partsFor(parties: readonly Seat[], me: Seat, share: number): number[] {
  const mine = (share * 2) / parties.length;
  return parties.map((seat) => (seat === me ? mine : (1 - mine) / (parties.length - 1)));
}

/** All teams of the seat with one other, and with two others if wanted. */
function teamsOf(me: Seat, seats: number, most: number): Seat[][] {
  const others = Array.from({ length: seats - 1 }, (_, i) => (me + 1 + i) % seats);
  const pairs = others.map((one) => [me, one]);
  const triples =
    most < 3 ? [] : others.flatMap((one, i) => others.slice(i + 1).map((two) => [me, one, two]));
  // In order of the seats: all of a team then search for the same deals.
  return [...pairs, ...triples].map((team) => team.sort(rising));
}

export const gainOf = ({ gains }: Pick<Deal, 'gains'>, seat: Seat): number =>
  gains.find((one) => one.seat === seat)?.edge ?? 0;

/** Deals of a team, split evenly. */
export function dealsWithin(
  appraisal: Appraisal,
  parties: readonly Seat[],
  scope: Scope,
  timer: ThinkTimer,
): Deal[] {
  const even = { parts: partsFor(parties, parties[0]!, 0.5), without: parties.map(() => 0) };
  const found = bundlesOf(appraisal, parties, scope, timer);
  // When time is up, one deal is enough.
  return found.slice(0, timer.over() ? 1 : BEST).flatMap(({ bundle }) => {
    const deal = priced(appraisal, parties, giftsOf(bundle), even);
    return deal ? [{ parties, bundle, ...deal }] : [];
  });
}

/** Deals worth offering, split evenly, sorted by the seat's gain; none with the seats `without`. */
export async function dealsFor(
  appraisal: Appraisal,
  me: Seat,
  scope: Scope,
  timer: ThinkTimer,
  without: ReadonlySet<Seat> = new Set(),
): Promise<Deal[]> {
  const deals: Deal[] = [];
  for (const team of teamsOf(me, appraisal.view.money.length, scope.parties)) {
    if (team.some((one) => without.has(one))) continue;
    deals.push(...dealsWithin(appraisal, team, scope, timer));
    if (timer.over()) break;
    if (timer.due) await timer.pause();
  }
  return deals.sort((a, b) => gainOf(b, me) - gainOf(a, me));
}

/** Whether two deals need the same thing. */
function collide(one: Bundle, other: Bundle): boolean {
  return one.some((a) =>
    other.some((b) => a.from === b.from && a.location === b.location && a.tile === b.tile),
  );
}

/** Assumed probability that an alternative deal can be made. */
const OPEN = 0.5;

/**
 * The value of a seat's best alternative to a deal: the most that another deal, without one of its
 * partners, would bring it, if the two deals collide.
 */
export function bestAlternative(deal: Deal, seat: Seat, others: readonly Deal[]): number {
  let most = 0;
  for (const other of others) {
    if (!other.parties.includes(seat)) continue;
    if (deal.parties.every((one) => other.parties.includes(one))) continue;
    if (collide(deal.bundle, other.bundle)) most = Math.max(most, OPEN * gainOf(other, seat));
  }
  return most;
}
