import type { Seat } from '@faubourg/core';
import type { GiftInput } from '../rules/answer.ts';
import type { Appraisal, Gain } from './appraisal.ts';
import { sum } from './prospects.ts';

/** How a deal is to be shared: each party's part, and what it can have without it. */
export type Claims = { readonly parts: readonly number[]; readonly without: readonly number[] };

export type Split = { readonly nets: readonly number[]; readonly gains: readonly Gain[] };

/** Steps in which money is moved about, in thousands. */
const STRIDES = [4, 1];
const MOST_STEPS = 60;

/**
 * Nash's bargaining solution over the money in a deal: the product of what the parties gain beyond
 * what they can have without it, each to the power of its part, is as large as can be. Gains are
 * counted in what they do for the chance to win. Null if not all can gain.
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

/** A first guess: each its part of what the deal brings in money, as far as purses go. */
function evenly(
  changes: readonly number[],
  parts: readonly number[],
  purses: readonly number[],
): number[] {
  const surplus = sum(changes);
  const nets = changes.map((change, i) => {
    return Math.max(-purses[i]!, Math.round(parts[i]! * surplus - change));
  });
  // Rounding and empty purses leave a rest: whoever gets most gets less.
  for (let rest = sum(nets); rest !== 0; rest = sum(nets)) {
    const at = rest > 0 ? nets.indexOf(Math.max(...nets)) : nets.indexOf(Math.min(...nets));
    nets[at]! -= Math.sign(rest);
  }
  return nets;
}
