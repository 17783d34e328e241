import type { Seat } from '@faubourg/core';
import type { Appraisal } from './appraisal.ts';
import { LEAST_GAIN } from './bargaining.ts';
import { type Bundle, giftsOf, isFeasible, type Transfer } from './bundle.ts';
import { sum } from './prospects.ts';

/** The most things that are added to a deal in place of money. */
const MOST_ADDED = 3;

/** The part of an even share of the joint gain that every seat should have. */
const FAIR = 0.8;

/** What a deal brings the seats of a team together, and the money that it lacks, in thousands. */
type Balance = { readonly joint: number; readonly lack: number };

/**
 * The money lacks if the seats that gain cannot pay those that lose enough for a gain. In the first
 * years this is the rule: a business of three earns more until the end than all have together.
 */
function balanceOf(appraisal: Appraisal, team: readonly Seat[], bundle: Bundle): Balance {
  const gifts = giftsOf(bundle);
  const changes = team.map((seat) => appraisal.change(seat, gifts));
  const joint = sum(changes);
  const wanted = Math.max(LEAST_GAIN, (FAIR * joint) / team.length);
  const needed = team.map((seat, i) =>
    Math.max(Math.ceil(wanted - changes[i]!), -appraisal.purse(seat)),
  );
  return { joint, lack: sum(needed) };
}

export const isPayable = (appraisal: Appraisal, team: readonly Seat[], bundle: Bundle): boolean =>
  balanceOf(appraisal, team, bundle).lack <= 0;

/** What a seat can still give to another beside this deal, one of equal tiles. */
function giftsLeft(appraisal: Appraisal, bundle: Bundle, from: Seat, to: Seat): Transfer[] {
  const { land, hand } = appraisal.holdings(from);
  const moved = new Set(bundle.map(({ location }) => location));
  const places = Object.keys(land)
    .map(Number)
    .filter((location) => !moved.has(location));
  return [
    ...places.map((location) => ({ from, to, location })),
    ...[...new Set(hand)].map((tile) => ({ from, to, tile })),
  ];
}

/**
 * The deal with a few more things, which those who gain give to those who lose because their money
 * is not enough; null if that does not do either. Each thing is the one after which least money
 * lacks; of those with which none does, the one that costs the team least.
 */
export function paidInKind(
  appraisal: Appraisal,
  team: readonly Seat[],
  bundle: Bundle,
  side: number,
  worthwhile: number,
): Bundle | null {
  let paid = bundle;
  for (let added = 0; added < MOST_ADDED; added++) {
    const gifts = giftsOf(paid);
    const gains = team.map((seat) => appraisal.change(seat, gifts));
    let best: (Balance & { readonly with: Bundle }) | null = null;
    for (const [i, from] of team.entries()) {
      if (gains[i]! <= 0) continue;
      for (const [j, to] of team.entries()) {
        if (gains[j]! > LEAST_GAIN) continue;
        for (const thing of giftsLeft(appraisal, paid, from, to)) {
          const more = [...paid, thing];
          if (!isFeasible(appraisal, more, side)) continue;
          const { joint, lack } = balanceOf(appraisal, team, more);
          const open = Math.max(0, lack);
          if (joint < worthwhile || (best && open > best.lack)) continue;
          if (!best || open < best.lack || joint > best.joint)
            best = { joint, lack: open, with: more };
        }
      }
    }
    if (!best) return null;
    if (best.lack === 0) return best.with;
    paid = best.with;
  }
  return null;
}
