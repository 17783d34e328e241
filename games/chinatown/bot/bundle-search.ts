import type { Seat } from '@faubourg/core';
import type { ThinkTimer } from '@faubourg/search';
import type { Appraisal } from './appraisal.ts';
import { isPayable, paidInKind } from './barter.ts';
import { type Bundle, giftsOf, isFeasible, nameOf } from './bundle.ts';
import { type Found, ValuedBundles } from './valued-bundles.ts';
import { pooledBundles, singleUnits } from './pool.ts';
import { sum } from './prospects.ts';
import { Searches } from './searches.ts';

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

/** The least joint gain of a deal, in thousands. */
export const WORTHWHILE = 0.9;
/** The number of deals of one team that are priced. */
export const BEST = 3;
/** A thing that adds no more than this (in thousands) is left out of a deal. */
const NEEDLESS = 0.2;
/** What a thing less in a deal is worth, in thousands: simple deals are understood and agreed to. */
const SIMPLE = 0.2;

/** What a team could exchange whatever its money: all that was looked at, and the best of it. */
type Exchanges = { readonly valued: ValuedBundles; readonly best: readonly Found[] };

/*
 * What a team could exchange is the same for all its seats. Which of that can be paid depends on the
 * money, of which each seat knows other sums.
 */
const exchanges = new Searches<Exchanges>();
const chosen = new Searches<readonly Found[]>();

/** The bundles found for a team, the best first. */
export function bundlesOf(
  appraisal: Appraisal,
  team: readonly Seat[],
  scope: Scope,
  timer: ThinkTimer,
): readonly Found[] {
  const { barters, side } = scope;
  const held = team.map((seat) => appraisal.codeOf(seat)).join('');
  const name = `${Object.values(scope).join()} ${team.join()} ${held}`;
  const money = barters ? team.map((seat) => appraisal.purse(seat)).join() : '';
  return chosen.of(appraisal.name, `${money} ${name}`, timer, () => {
    const { valued: before, best } = exchanges.of(appraisal.name, name, timer, () => {
      const valued = new ValuedBundles(appraisal, team, side, timer);
      const best = exchangesOf(appraisal, team, scope, valued);
      return { result: { valued, best }, isWhole: valued.isWhole };
    });
    const valued = new ValuedBundles(appraisal, team, side, timer, before);
    const bundles = barters
      ? bestOf(payable(appraisal, team, best, side, valued), BEST, scope)
      : best.map((one) => lean(one, valued));
    const result = [...new Map(bundles.map((one) => [nameOf(one.bundle), one])).values()];
    return { result, isWhole: before.isWhole && valued.isWhole };
  });
}

/** The bundles with the largest joint gain; those who barter prefer simple ones. */
function bestOf(list: readonly (Found | null)[], most: number, { barters }: Scope): Found[] {
  const simplicity = barters ? SIMPLE : 0;
  const rank = ({ joint, bundle }: Found): number => joint - simplicity * bundle.length;
  return list
    .filter((one) => one !== null)
    .sort((one, other) => rank(other) - rank(one))
    .slice(0, most);
}

/** Combines units and single things as long as that raises the joint gain. */
function exchangesOf(
  appraisal: Appraisal,
  team: readonly Seat[],
  scope: Scope,
  valued: ValuedBundles,
): Found[] {
  const { side, pooled, barters, starts, among } = scope;
  const { units, plan } = pooled ? pooledBundles(appraisal, team) : { units: [], plan: [] };
  if (team.length === 2) {
    const [a, b] = team as [Seat, Seat];
    units.push(...singleUnits(appraisal, a, b), ...singleUnits(appraisal, b, a));
  }
  const best = (list: readonly (Found | null)[], most: number): Found[] =>
    bestOf(list, most, scope);
  const parts = best(
    units.map((unit) => valued.find(unit)),
    among,
  );
  for (let wide = parts.slice(0, starts); wide.length > 0;) {
    const wider = wide.flatMap(({ bundle, joint }) =>
      parts.map((part) => {
        const more = part.bundle.filter((one) => !bundle.includes(one));
        if (more.length === 0) return null;
        const next = valued.find([...bundle, ...more]);
        // The first extension may lower the gain: a second one can make up for it.
        return next && (next.joint > joint + NEEDLESS || bundle.length === 1) ? next : null;
      }),
    );
    const fresh = [...new Map(wider.map((one) => [one && nameOf(one.bundle), one])).values()];
    wide = best(fresh, starts).filter(({ bundle }) => bundle.length < side * team.length);
  }
  if (barters && plan.length > 0 && valued.goesOn())
    valued.find(withoutNeedless(appraisal, team, plan, side).flat());
  const all = [...valued.found.values()].filter(({ bundle, joint }) => {
    const givers = new Set(bundle.flatMap(({ from, to }) => [from, to]));
    return joint >= WORTHWHILE && givers.size === team.length;
  });
  return best(all, barters ? among : BEST);
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

/** The first bundles that can be paid with money, or with a few things more. */
function payable(
  appraisal: Appraisal,
  team: readonly Seat[],
  all: readonly Found[],
  side: number,
  valued: ValuedBundles,
): Found[] {
  const found: Found[] = [];
  for (const one of all) {
    if (found.length === BEST) break;
    const leaner = lean(one, valued);
    const plain = [leaner, one].find(({ bundle }) => isPayable(appraisal, team, bundle));
    const paid = plain ? null : paidInKind(appraisal, team, leaner.bundle, side, WORTHWHILE);
    const whole = plain ?? (paid && valued.find(paid));
    if (whole) found.push(whole);
  }
  return found;
}

/** The same bundle without things that add too little. */
function lean(whole: Found, valued: ValuedBundles): Found {
  let kept = whole;
  for (const one of whole.bundle) {
    const less = kept.bundle.filter((other) => other !== one);
    const without = less.length > 0 ? valued.find(less) : null;
    const named = new Set(less.flatMap(({ from, to }) => [from, to])).size;
    if (without && named === whole.team.length && without.joint >= kept.joint - NEEDLESS)
      kept = without;
  }
  return kept;
}
