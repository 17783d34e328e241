import type { PuzzleFigure, Seat } from '@faubourg/core';
import type { FoundPuzzle, Refusal } from '@faubourg/search';
import { type Board, boardOf } from '../../rules/board.ts';
import { businessAt, earnsAs, type Land } from '../../rules/businesses.ts';
import { sizeOf } from '../../rules/material.ts';
import type { ChinatownState } from '../../rules/state.ts';
import { allPlacements, greedyIncome, type Step } from './all-placements.ts';
import { dollars } from './dollars.ts';

/** The most equal ways to build, and the fewest tiles that make it worth thinking. */
const MOST_BEST = 20;
const FEWEST = 2;
/** Steps listed besides the best ones. */
const LISTED = 12;

/** CT-41: how to build in the last year, counted over all ways. */
export function findBuild(s: ChinatownState, seat: Seat): FoundPuzzle | Refusal {
  const all = allPlacements(s, seat);
  if (!all) return { refused: 'too-long' };
  const { income, best, now } = all;
  if (best[0]!.length < FEWEST) return { refused: 'too-easy' };
  if (best.length > MOST_BEST) return { refused: 'many-best' };
  if (greedyIncome(s, seat) === income) return { refused: 'too-easy' };
  const inPlan = ({ place, at }: Step): boolean =>
    best.some((plan) => plan.some((step) => step.place === place && step.at === at));
  const others = all.steps
    .filter(({ step }) => !inPlan(step))
    .sort((a, b) => b.income - a.income)
    .map(({ step, income }) => [step, dollars(income)] as const);
  const next = Math.max(now, ...all.steps.map((one) => (inPlan(one.step) ? now : one.income)));
  return {
    ...themeOf(s, seat, best[0]!),
    method: 'exact',
    measure: 'income',
    best,
    value: dollars(income),
    others: others.slice(0, LISTED),
    rest: others[LISTED]?.[1] ?? others.at(-1)?.[1] ?? dollars(next),
  };
}

type Figures = { readonly [name: string]: PuzzleFigure };

/** Which business grows most by the plan, and whether one is completed. */
function themeOf(
  s: ChinatownState,
  seat: Seat,
  plan: readonly Step[],
): { readonly theme: string; readonly facts: Figures } {
  const board = boardOf(s.options.map);
  const after: Land = {};
  for (const [at, plot] of Object.entries(s.land)) after[at] = { ...plot };
  for (const { place, at } of plan) after[at] = { owner: seat, shop: place };
  const grown = plan.map(({ place, at }) => {
    const locations = businessAt(board, after, at);
    const before = groupsBefore(board, s.land, locations);
    const income = earnsAs({ owner: seat, shop: place, locations });
    const was = before.reduce(
      (sum, group) => sum + earnsAs({ owner: seat, shop: place, locations: group }),
      0,
    );
    return { shop: place, shops: locations.length, gain: income - was };
  });
  const most = grown.reduce((a, b) => (b.gain > a.gain ? b : a));
  const completes = grown.some(({ shop, shops }) => shops >= sizeOf(shop));
  return {
    theme: completes ? 'complete' : 'place',
    facts: { shop: { id: `shop.${most.shop}` }, shops: most.shops, gain: dollars(most.gain) },
  };
}

/** The separate businesses that stood on these locations before. */
function groupsBefore(board: Board, land: Land, locations: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (const at of locations) {
    if (!land[at]?.shop || groups.some((group) => group.includes(at))) continue;
    groups.push(businessAt(board, land, at));
  }
  return groups;
}
