import type { Seat } from '@faubourg/core';
import type { DowntownView, Use } from '../rules/game.ts';
import { effects } from './plaque-effects.ts';

/** What a use of a lot brings one seat, by the plots it has there and next to it. */
export function useGain(view: DowntownView, lot: number, use: Use, seat: Seat): number {
  return effects(view, lot, use, seat).reduce((sum, one) => {
    const before = one.itself ? 0 : one.before;
    // A lot without a use may still get a worse one than the best.
    return sum + one.plots * (one.after - before) * (one.bare ? 0.5 : 1);
  }, 0);
}
