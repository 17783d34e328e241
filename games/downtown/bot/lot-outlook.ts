import type { DowntownNode } from '../rules/fast/node.ts';
import * as at from '../rules/fast/layout.ts';
import { bits } from './lots.ts';
import { type Chances, sensibleChance } from './sensible.ts';
import { WEIGHTS } from './weights.ts';

/** Expectations about a lot. */
export type LotOutlook = {
  /** Plots that are not sold. */
  need: number;
  laid: number;
  /** Neighbours with a plaque, and the probability that the use is sensible at the pay-out. */
  built: number;
  sensible: number;
  /** The expected value of a plot when the lot is paid out. */
  value: number;
  /** The probability that it is paid out before the end. */
  paid: number;
  /** The expected bonus of each owner, if the lot is paid out. */
  bonus: number;
};

export const blankLot = (): LotOutlook => ({
  need: 0,
  laid: 0,
  built: 0,
  sensible: 0,
  value: 0,
  paid: 0,
  bonus: 0,
});

export function lookAtLot(
  n: DowntownNode,
  lot: number,
  beside: number,
  rounds: number,
  chances: Chances,
  out: LotOutlook,
): void {
  const owners = n.words[at.OWNERS + lot]!;
  const need = 4 - (owners >> at.SOLD);
  const laid = (n.laid >> lot) & 1;
  const filled = rounds > 0 ? Math.min(1, (need * WEIGHTS.fillRounds) / rounds) : 1;
  // A bare lot also waits for its card, at an unknown time.
  const until = laid || n.now === lot + 1 || n.next === lot + 1 ? filled : Math.max(0.55, filled);
  const built = bits(beside & n.laid);
  const sensible = sensibleChance(n, lot, beside, until, chances);
  const value = (built + until * bits(beside & ~n.laid)) * (1 + sensible);
  const eager = Math.min(1.4, value / WEIGHTS.usualValue);
  out.need = need;
  out.laid = laid;
  out.built = built;
  out.sensible = sensible;
  out.value = value;
  out.paid = need === 0 ? 1 : 1 - Math.exp(-WEIGHTS.fill[need]! * eager * rounds);
  out.bonus = n.seats === 2 || need === 4 ? 0 : bonusFor(n, owners, need, sensible);
}

/** DT-42, DT-43, weighted by the probability that no other owner joins before the lot is full. */
function bonusFor(n: DowntownNode, owners: number, need: number, sensible: number): number {
  let holders = 0;
  for (let seat = 0; seat < n.seats; seat++) if (((owners >> (3 * seat)) & 7) !== 0) holders++;
  const duo = 1 + sensible;
  if (holders > 2) return 0;
  if (holders === 2) return duo * WEIGHTS.stayTwo[need]!;
  const alone = WEIGHTS.stayAlone[need]!;
  const { soleBonus } = n.options;
  return alone * (soleBonus + sensible * (10 - soleBonus)) + (1 - alone) * 0.6 * duo;
}
