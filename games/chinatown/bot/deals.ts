import type { Seat } from '@faubourg/core';
import type { ThinkTimer } from '@faubourg/search';
import type { GiftInput } from '../rules/answer.ts';
import { rising } from '../rules/material.ts';
import type { Appraisal, Gain } from './appraisal.ts';
import { isPayable, paidInKind } from './barter.ts';
import { type Bundle, giftsOf, isFeasible, nameOf, withMoney } from './bundle.ts';
import { pooledBundles, singleUnits } from './pool.ts';
import { sum } from './prospects.ts';
import { Recent } from './recent.ts';
import { type Claims, split } from './split.ts';

/** How widely a bot searches for deals. */
export type Scope = {
  /** The most parties of a deal. */
  readonly parties: 2 | 3;
  /** The most things one party gives. */
  readonly side: number;
  /** Whether the holdings of a team are pooled; otherwise single things are combined. */
  readonly pooled: boolean;
  /** Whether a whole plan is looked at, and things are given where money is short. */
  readonly barters: boolean;
  /** How many of the best first bundles are extended, and out of how many. */
  readonly starts: number;
  readonly among: number;
};

/** A deal worth offering. */
export type Deal = {
  readonly parties: readonly Seat[];
  readonly bundle: Bundle;
  readonly gifts: GiftInput[];
  readonly gains: readonly Gain[];
};

/** A bundle of things and its joint gain, money not counted. */
type Found = { readonly team: readonly Seat[]; readonly bundle: Bundle; readonly joint: number };

/** The least joint gain of a deal, in thousands. */
export const WORTHWHILE = 0.9;
/** The number of deals of one team that are priced. */
const BEST = 3;
/** A thing that adds no more than this (in thousands) is left out of a deal. */
const NEEDLESS = 0.2;

/** A search that was not cut short: its result, and the iterations it took. */
type Searched = { readonly bundles: readonly Found[]; readonly iterations: number };

/** Searches for deals by team and its holdings, for the outlooks used last. */
const searches = new Recent(4, () => new Map<string, Searched>());
const MOST_SEARCHES = 2000;

/** The bundles found for a team, the best first. */
function bundlesOf(
  appraisal: Appraisal,
  team: readonly Seat[],
  scope: Scope,
  timer: ThinkTimer,
): readonly Found[] {
  const known = searches.of(appraisal.name);
  const held = team.map((seat) => appraisal.codeOf(seat)).join('');
  const money = scope.barters ? team.map((seat) => appraisal.purse(seat)).join() : '';
  const name = `${Object.values(scope).join()} ${team.join()} ${money} ${held}`;
  const before = known.get(name);
  if (before && timer.skip(before.iterations)) return before.bundles;
  const from = timer.iterations;
  const { bundles, isWhole } = searchBundles(appraisal, team, scope, timer);
  if (known.size > MOST_SEARCHES) known.clear();
  if (isWhole) known.set(name, { bundles, iterations: timer.iterations - from });
  return bundles;
}

function searchBundles(
  appraisal: Appraisal,
  team: readonly Seat[],
  { side, pooled, barters, starts, among }: Scope,
  timer: ThinkTimer,
): { bundles: Found[]; isWhole: boolean } {
  let isWhole = true;
  const found = new Map<string, Found>();
  const look = (bundle: Bundle): Found | null => {
    const name = nameOf(bundle);
    const known = found.get(name);
    if (known) return known;
    if (!isFeasible(appraisal, bundle, side)) return null;
    if (!timer.more()) {
      isWhole = false;
      return null;
    }
    const gifts = giftsOf(bundle);
    const joint = sum(team.map((seat) => appraisal.change(seat, gifts)));
    const one = { team, bundle, joint };
    found.set(name, one);
    return one;
  };
  const { units, plan } = pooled ? pooledBundles(appraisal, team) : { units: [], plan: [] };
  if (team.length === 2) {
    const [a, b] = team as [Seat, Seat];
    units.push(...singleUnits(appraisal, a, b), ...singleUnits(appraisal, b, a));
  }
  const simplicity = barters ? SIMPLE : 0;
  const rank = ({ joint, bundle }: Found): number => joint - simplicity * bundle.length;
  const best = (list: readonly (Found | null)[], most: number): Found[] =>
    list
      .filter((one) => one !== null)
      .sort((one, other) => rank(other) - rank(one))
      .slice(0, most);
  const parts = best(units.map(look), among);
  for (let wide = parts.slice(0, starts); wide.length > 0;) {
    const wider = wide.flatMap(({ bundle, joint }) =>
      parts.map((part) => {
        const more = part.bundle.filter((one) => !bundle.includes(one));
        if (more.length === 0) return null;
        const next = look([...bundle, ...more]);
        // The first extension may lower the gain: a second one can make up for it.
        return next && (next.joint > joint + NEEDLESS || bundle.length === 1) ? next : null;
      }),
    );
    const fresh = [...new Map(wider.map((one) => [one && nameOf(one.bundle), one])).values()];
    wide = best(fresh, starts).filter(({ bundle }) => bundle.length < side * team.length);
  }
  if (barters && plan.length > 0 && !timer.over())
    look(withoutNeedless(appraisal, team, plan, side).flat());
  const all = [...found.values()].filter(({ bundle, joint }) => {
    const givers = new Set(bundle.flatMap(({ from, to }) => [from, to]));
    return joint >= WORTHWHILE && givers.size === team.length;
  });
  const chosen = barters ? payable(appraisal, team, best(all, among), side, look) : all;
  const leaner = best(chosen, BEST).map((one) => (barters ? one : lean(one, look)));
  const bundles = [...new Map(leaner.map((one) => [nameOf(one.bundle), one])).values()];
  return { bundles, isWhole };
}

/**
 * The parts of a plan that are worth their transfers: first all together, because a seat that gives
 * up a place may need another one for it; then those that add least are left out, until what is left
 * is needed and no party gives more than `side` things.
 */
function withoutNeedless(
  appraisal: Appraisal,
  team: readonly Seat[],
  plan: readonly Bundle[],
  side: number,
): Bundle[] {
  const jointOf = (parts: readonly Bundle[]): number => {
    const gifts = giftsOf(parts.flat());
    return sum(team.map((seat) => appraisal.change(seat, gifts)));
  };
  const less = (parts: readonly Bundle[], part: Bundle): Bundle[] =>
    parts.filter((one) => one !== part);
  const order = plan
    .map((part) => ({ part, rest: jointOf(less(plan, part)) }))
    .sort((one, other) => other.rest - one.rest);
  let kept = plan.slice();
  let joint = jointOf(kept);
  for (const isLast of [false, true]) {
    for (const { part } of order) {
      if (!kept.includes(part)) continue;
      const rest = jointOf(less(kept, part));
      const tooMuch = isLast && !isFeasible(appraisal, kept.flat(), side);
      if (rest < joint - NEEDLESS && !tooMuch) continue;
      kept = less(kept, part);
      joint = rest;
    }
  }
  return kept;
}

/** What a thing less in a deal is worth, in thousands: simple deals are understood and agreed to. */
const SIMPLE = 0.2;

/** The first bundles that can be paid with money, or with a few things more. */
function payable(
  appraisal: Appraisal,
  team: readonly Seat[],
  all: readonly Found[],
  side: number,
  look: (bundle: Bundle) => Found | null,
): Found[] {
  const found: Found[] = [];
  for (const one of all) {
    if (found.length === BEST) break;
    const leaner = lean(one, look);
    const plain = [leaner, one].find(({ bundle }) => isPayable(appraisal, team, bundle));
    const paid = plain ? null : paidInKind(appraisal, team, leaner.bundle, side, WORTHWHILE);
    const whole = plain ?? (paid && look(paid));
    if (whole) found.push(whole);
  }
  return found;
}

/** The same bundle without things that add too little. */
function lean(whole: Found, look: (bundle: Bundle) => Found | null): Found {
  let kept = whole;
  for (const one of whole.bundle) {
    const less = kept.bundle.filter((other) => other !== one);
    const without = less.length > 0 ? look(less) : null;
    const named = new Set(less.flatMap(({ from, to }) => [from, to])).size;
    if (without && named === whole.team.length && without.joint >= kept.joint - NEEDLESS)
      kept = without;
  }
  return kept;
}

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
