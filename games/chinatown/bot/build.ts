import type { Seat } from '@faubourg/core';
import type { ThinkTimer } from '@faubourg/search';
import type { Land } from '../rules/businesses.ts';
import { bestPlacement } from '../rules/placement.ts';
import { type Shop, without } from '../rules/material.ts';
import type { ChinatownView } from '../rules/view.ts';
import { holdingsOf, type Outlook } from './outlook.ts';

type Step = { readonly place: Shop; readonly at: number };
type Plan = { readonly steps: readonly Step[]; readonly worth: number };
/** The best plan found, and the first steps of other plans, each with its best worth. */
export type Building = Plan & { readonly others: readonly { step: Step | null; worth: number }[] };

/**
 * Chooses what to build. Starts with the placement that earns most this year. With a timer, it then
 * changes one tile at a time as long as that raises the worth until the end of the game, so that
 * single tiles are placed where they can grow, or kept. With `every`, each first step is valued,
 * followed by the best placement of the other tiles.
 */
export async function bestBuild(
  view: ChinatownView,
  seat: Seat,
  outlook: Outlook,
  timer: ThinkTimer | null,
  every = false,
): Promise<Building> {
  const { land, hand } = holdingsOf(view, seat);
  const { steps } = bestPlacement(view.options, land, seat, hand);
  const worthOf = (plan: readonly Step[]): number => {
    const built: Land = { ...land };
    for (const { place, at } of plan) built[at] = { owner: seat, shop: place };
    const placed = plan.map(({ place }) => place);
    return outlook.asBuilt(built, without(hand, placed)).worth;
  };
  let best: Plan = { steps, worth: worthOf(steps) };
  const tried = new Map<string, { step: Step | null; worth: number }>();
  const note = (step: Step | null, worth: number): void => {
    const name = step ? `${step.place} ${step.at}` : '';
    if (worth > (tried.get(name)?.worth ?? -Infinity)) tried.set(name, { step, worth });
  };
  note(null, worthOf([]));
  if (every) {
    for (const place of new Set(hand)) {
      for (const at of Object.keys(land).map(Number)) {
        if (land[at]!.shop !== null) continue;
        const step = { place, at };
        const rest = without(hand, [place]);
        const built: Land = { ...land, [at]: { owner: seat, shop: place } };
        note(step, worthOf([step, ...bestPlacement(view.options, built, seat, rest).steps]));
      }
    }
  }
  const found = (): Building => {
    // The later steps of the plan are as good as its first: any of them may come first.
    if (every) {
      for (const step of best.steps) note(step, best.worth);
      const [first] = best.steps;
      const others = [...tried.values()].filter(
        ({ step }) => step?.place !== first?.place || step?.at !== first?.at,
      );
      return { ...best, others };
    }
    const others = [...tried.values()].filter(
      ({ step }) =>
        !best.steps.some((one) => one.place === step?.place && one.at === step.at) &&
        (step !== null || best.steps.length > 0),
    );
    return { ...best, others };
  };
  // CT-60: with street access the order matters, and only the first plan comes in a legal order.
  if (!timer || view.options.streetAccess === 'on') return found();
  const free = Object.keys(land)
    .map(Number)
    .filter((at) => land[at]!.shop === null);
  for (let better = true; better;) {
    better = false;
    for (const plan of variants(best.steps, free, hand)) {
      if (!timer.more()) return found();
      const worth = worthOf(plan);
      // The order of steps does not matter; the last step of a variant is its new one.
      if (plan.length >= best.steps.length && plan.length > 0) note(plan.at(-1)!, worth);
      if (worth > best.worth + 1e-6) [best, better] = [{ steps: plan, worth }, true];
      if (timer.due) await timer.pause();
    }
  }
  return found();
}

/** Plans that differ in one place, or in the tiles of two. */
function variants(
  steps: readonly Step[],
  free: readonly number[],
  hand: readonly Shop[],
): Step[][] {
  const left = new Set(
    without(
      hand,
      steps.map(({ place }) => place),
    ),
  );
  const plans: Step[][] = [];
  for (const at of free) {
    const here = steps.find((step) => step.at === at);
    const others = steps.filter((step) => step !== here);
    if (here) plans.push(others);
    for (const place of left) plans.push([...others, { place, at }]);
    for (const step of others) {
      const rest = others.filter((other) => other !== step);
      const moved = { place: step.place, at };
      if (!here) plans.push([...rest, moved]);
      else if (here.place !== step.place && at < step.at)
        plans.push([...rest, moved, { place: here.place, at: step.at }]);
    }
  }
  return plans;
}
