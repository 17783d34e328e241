import type { Seat } from '@faubourg/core';
import type { GiftInput } from '../rules/answer.ts';
import type { Appraisal, Gain } from './appraisal.ts';
import { sum } from './prospects.ts';

/** How a deal is shared: each party's part, and the value of its best alternative. */
export type Claims = { readonly parts: readonly number[]; readonly without: readonly number[] };

export type Split = { readonly nets: readonly number[]; readonly gains: readonly Gain[] };

/** Step sizes of the search over payments, in thousands. */
const STRIDES = [4, 1];
const MOST_STEPS = 60;

/**
 * Nash bargaining over the money of a deal: maximises the product of the parties' gains beyond
 * their alternatives, each to the power of its part. Gains are measured by the probability to win.
 * Null if not every party can gain.
 */
export function split(
  appraisal: Appraisal,
  parties: readonly Seat[],
  gifts: readonly GiftInput[],
  { parts, without }: Claims,
): Split | null {
  const changes = parties.map((seat) => appraisal.change(seat, gifts));
  const purses = parties.map((seat) => appraisal.purse(seat));
  const evaluate = (nets: readonly number[]): { value: number; gains: Gain[] } => {
    const gains = appraisal.weigh(parties, changes, nets);
    const extra = gains.map(({ edge }, i) => edge - without[i]!);
    const least = Math.min(...extra);
    if (least <= 0) return { value: least - 1e6, gains };
    return { value: sum(extra.map((one, i) => parts[i]! * Math.log(one))), gains };
  };
  let nets = evenly(changes, parts, purses);
  let best = evaluate(nets);
  let steps = 0;
  for (const stride of STRIDES) {
    for (let better = true; better && steps < MOST_STEPS; steps++) {
      better = false;
      for (let from = 0; from < parties.length; from++) {
        for (let to = 0; to < parties.length; to++) {
          if (from === to || nets[from]! - stride < -purses[from]!) continue;
          const moved = nets.slice();
          moved[from]! -= stride;
          moved[to]! += stride;
          const weighed = evaluate(moved);
          if (weighed.value <= best.value) continue;
          [best, nets, better] = [weighed, moved, true];
        }
      }
    }
  }
  return best.value > -1e5 ? { nets, gains: best.gains } : null;
}

/**
 * The starting point: each party gets its part of the gain in money, limited by what it can pay.
 */
function evenly(
  changes: readonly number[],
  parts: readonly number[],
  purses: readonly number[],
): number[] {
  const surplus = sum(changes);
  const nets = changes.map((change, i) => {
    return Math.max(-purses[i]!, Math.round(parts[i]! * surplus - change));
  });
  // Rounding and limits leave a remainder, which is taken from the party that gets most.
  for (let rest = sum(nets); rest !== 0; rest = sum(nets)) {
    const at = rest > 0 ? nets.indexOf(Math.max(...nets)) : nets.indexOf(Math.min(...nets));
    nets[at]! -= Math.sign(rest);
  }
  return nets;
}
