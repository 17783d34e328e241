import type { DowntownNode } from '../rules/fast/node.ts';
import * as at from '../rules/fast/layout.ts';
import { bits, SQUARES } from './lots.ts';
import { WEIGHTS } from './weights.ts';

/**
 * By form (squares first) and use: plaques left, and the logarithm of the probability that the next
 * plaque is another use.
 */
export type Chances = { readonly none: Float64Array; readonly left: Float64Array };

export function readChances(n: DowntownNode, { none, left }: Chances): void {
  for (let form = 0; form < 2; form++) {
    let total = 0;
    for (let use = 0; use < 3; use++) {
      left[3 * form + use] = (n.left >> (12 * form + 3 * use)) & 7;
      total += left[3 * form + use]!;
    }
    for (let use = 0; use < 3; use++) {
      const share = total > 0 ? left[3 * form + use]! / total : 0;
      none[3 * form + use] = Math.log(1 - Math.min(0.97, share));
    }
  }
}

/**
 * The probability that a lot is sensible when it is paid out, if the part `until` of its bare
 * neighbours has a plaque by then (DT-41). The use of a bare lot is still open: votes tend to
 * sensible uses, and the plaques left limit them.
 */
export function sensibleChance(
  n: DowntownNode,
  lot: number,
  beside: number,
  until: number,
  chances: Chances,
): number {
  for (let use = 0; use < 3; use++)
    if ((n.words[at.WITH + use]! >> lot) & 1) return withUse(n, use, beside, until, chances);
  const form = 3 * (lot & 1);
  let total = 0;
  let sum = 0;
  for (let use = 0; use < 3; use++) {
    const left = chances.left[form + use]!;
    if (left === 0) continue;
    const chance = withUse(n, use, beside, until, chances);
    const weight = left * (0.4 + WEIGHTS.lean * chance);
    total += weight;
    sum += weight * chance;
  }
  return total > 0 ? sum / total : 0;
}

function withUse(
  n: DowntownNode,
  use: number,
  beside: number,
  until: number,
  { none }: Chances,
): number {
  const decisive = (use + 1) % 3;
  const missing = use - bits(beside & n.words[at.WITH + decisive]!);
  if (use > 0 && missing <= 0) return 1;
  if (use === 0 && missing < 0) return 0;
  const bare = beside & ~n.laid;
  const squares = bits(bare & SQUARES);
  // The number of decisive neighbours to come is small and approximately Poisson distributed.
  const rate = -until * (squares * none[decisive]! + (bits(bare) - squares) * none[3 + decisive]!);
  const no = Math.exp(-rate);
  if (use === 0) return no;
  return missing === 1 ? 1 - no : 1 - no * (1 + rate);
}
