import type { Seat } from '@faubourg/core';
import type { ThinkTimer } from '@faubourg/search';
import type { Appraisal } from './appraisal.ts';
import { type Bundle, giftsOf, isFeasible, nameOf } from './bundle.ts';

/** A bundle of things and its joint gain, money not counted. */
export type Found = {
  readonly team: readonly Seat[];
  readonly bundle: Bundle;
  readonly joint: number;
};

/** Values bundles, each once. `before`: what an earlier search of the team has valued. */
export class ValuedBundles {
  readonly found = new Map<string, Found>();
  /** Whether nothing was left out because the budget was used up. */
  isWhole = true;
  private readonly appraisal: Appraisal;
  private readonly team: readonly Seat[];
  private readonly side: number;
  private readonly timer: ThinkTimer;
  private readonly before: ValuedBundles | null;

  constructor(
    appraisal: Appraisal,
    team: readonly Seat[],
    side: number,
    timer: ThinkTimer,
    before: ValuedBundles | null = null,
  ) {
    this.appraisal = appraisal;
    this.team = team;
    this.side = side;
    this.timer = timer;
    this.before = before;
  }

  /** Null if the bundle is not possible, or the budget is used up. */
  find(bundle: Bundle): Found | null {
    const name = nameOf(bundle);
    const known = this.before?.found.get(name) ?? this.found.get(name);
    if (known) return known;
    const { appraisal, team, side, timer } = this;
    if (!isFeasible(appraisal, bundle, side)) return null;
    if (!timer.more()) {
      this.isWhole = false;
      return null;
    }
    const one = { team, bundle, joint: appraisal.jointChange(team, giftsOf(bundle)) };
    this.found.set(name, one);
    return one;
  }

  /** Whether there is time left; a search that ends for want of it is not whole. */
  goesOn(): boolean {
    const isOver = this.timer.over();
    if (isOver) this.isWhole = false;
    return !isOver;
  }
}
