import type { Seat } from '@faubourg/core';
import { boardOf } from '../../rules/board.ts';
import { incomeOf, type Land, ownedBy } from '../../rules/businesses.ts';
import { countOf, type Shop, without } from '../../rules/material.ts';
import type { ChinatownState } from '../../rules/state.ts';

export type Step = { readonly place: Shop; readonly at: number };

/** Every way to build, by its income in thousands. */
export type Placements = {
  /** The income of the best ways, and all of them. */
  readonly income: number;
  readonly best: readonly (readonly Step[])[];
  /** The income as it stands, without another tile. */
  readonly now: number;
  /** For every single step: the most that a way with this step earns. */
  readonly steps: readonly { readonly step: Step; readonly income: number }[];
};

/** Ways to build above which a position is refused. */
const MOST_WAYS = 40_000;

/** Counts every way to place tiles of the hand on the free locations; null if there are too many. */
export function allPlacements(s: ChinatownState, seat: Seat): Placements | null {
  const board = boardOf(s.options.map);
  const hand = s.hands[seat]!;
  const shops = [...new Set(hand)];
  const free = ownedBy(s.land, seat).filter((at) => s.land[at]!.shop === null);
  if ((shops.length + 1) ** free.length > MOST_WAYS) return null;
  const land: Land = {};
  for (const at of ownedBy(s.land, seat)) land[at] = { ...s.land[at]! };
  const left = new Map(shops.map((shop) => [shop, countOf(hand, shop)]));
  const plan: Step[] = [];
  const steps = new Map<string, { step: Step; income: number }>();
  let income = -1;
  let best: Step[][] = [];
  const now = incomeOf(board, land, seat);

  const count = (): void => {
    const total = incomeOf(board, land, seat);
    if (total > income) [income, best] = [total, []];
    if (total === income) best.push(plan.slice());
    for (const step of plan) {
      const key = `${step.place} ${step.at}`;
      const known = steps.get(key);
      if (!known) steps.set(key, { step, income: total });
      else known.income = Math.max(known.income, total);
    }
  };
  const fill = (i: number): void => {
    const at = free[i];
    if (at === undefined) return count();
    fill(i + 1);
    for (const shop of shops) {
      const tiles = left.get(shop)!;
      if (tiles === 0) continue;
      left.set(shop, tiles - 1);
      land[at]!.shop = shop;
      plan.push({ place: shop, at });
      fill(i + 1);
      plan.pop();
      land[at]!.shop = null;
      left.set(shop, tiles);
    }
  };
  fill(0);
  return { income, best: withoutParts(best), now, steps: [...steps.values()] };
}

/** Plans that are not part of a larger one of the same income: a useless tile need not be placed. */
function withoutParts(plans: readonly (readonly Step[])[]): readonly (readonly Step[])[] {
  const has = (plan: readonly Step[], step: Step): boolean =>
    plan.some(({ place, at }) => place === step.place && at === step.at);
  return plans.filter(
    (plan) =>
      !plans.some((other) => other.length < plan.length && other.every((step) => has(plan, step))),
  );
}

/** The income of always placing the tile that adds most at once: what one sees at first. */
export function greedyIncome(s: ChinatownState, seat: Seat): number {
  const board = boardOf(s.options.map);
  const land: Land = {};
  for (const at of ownedBy(s.land, seat)) land[at] = { ...s.land[at]! };
  let hand = s.hands[seat]!.slice();
  for (;;) {
    let best: (Step & { income: number }) | null = null;
    for (const at of Object.keys(land).map(Number)) {
      if (land[at]!.shop !== null) continue;
      for (const place of new Set(hand)) {
        land[at]!.shop = place;
        const income = incomeOf(board, land, seat);
        if (!best || income > best.income) best = { place, at, income };
        land[at]!.shop = null;
      }
    }
    if (!best) return incomeOf(board, land, seat);
    land[best.at]!.shop = best.place;
    hand = without(hand, [best.place]);
  }
}
