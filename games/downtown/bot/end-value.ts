import type { DowntownNode } from '../rules/fast/node.ts';
import * as at from '../rules/fast/layout.ts';

/** Weight of final money beside the share of the victory. */
const SPORT = 0.005;
/** Money that changes a seat's part of that weight by a factor of e. */
const WIDTH = 4;

/**
 * Every seat's share of the victory at the end (DT-60), plus a small weight for money: seats that
 * cannot win are assumed to maximise money rather than play at random.
 */
export function endValue({ seats, words }: DowntownNode, shares: Float64Array): void {
  let best = -Infinity;
  for (let seat = 0; seat < seats; seat++) best = Math.max(best, words[at.MONEY + seat]!);
  let winners = 0;
  let total = 0;
  for (let seat = 0; seat < seats; seat++) {
    const money = words[at.MONEY + seat]!;
    if (money === best) winners++;
    shares[seat] = Math.exp((money - best) / WIDTH);
    total += shares[seat]!;
  }
  for (let seat = 0; seat < seats; seat++) {
    const share = words[at.MONEY + seat] === best ? 1 / winners : 0;
    shares[seat] = (1 - SPORT) * share + (SPORT * shares[seat]!) / total;
  }
}
