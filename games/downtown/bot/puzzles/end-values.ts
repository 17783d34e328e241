import { QuickChance } from '@faubourg/core';
import type { DowntownNode } from '../../rules/fast/node.ts';
import { fast } from '../../rules/fast/index.ts';
import * as at from '../../rules/fast/layout.ts';
import type { LastRound } from '../last-round.ts';
import { spareNode } from '../think-context.ts';

/** Probabilities below this are ignored. */
const RARE = 1e-4;
/** Nothing is drawn in the last round. */
const noChance = new QuickChance(0);

/**
 * For every legal order of a seat, against the others' mixes of a solved last round: the chance to
 * win in percent, and the lead over the richest of the others in money.
 */
export function endValues(
  node: DowntownNode,
  { legal, choices, found }: LastRound,
  seat: number,
): { readonly win: Float64Array; readonly lead: Float64Array } {
  const codes = legal[seat]!;
  const win = new Float64Array(codes.length);
  const lead = new Float64Array(codes.length);
  const spare = spareNode(node);
  const orders = new Int32Array(node.seats);
  const shares = new Float64Array(node.seats);
  const count = (chance: number): void => {
    for (const [i, code] of codes.entries()) {
      orders[seat] = code;
      fast.copy(node, spare);
      for (const [who, order] of orders.entries()) fast.apply(spare, who, order, noChance);
      fast.shares(spare, shares);
      win[i]! += 100 * chance * shares[seat]!;
      lead[i]! += chance * leadOf(spare, seat);
    }
  };
  const draw = (other: number, chance: number): void => {
    if (other === node.seats) return count(chance);
    if (other === seat) return draw(other + 1, chance);
    for (const [i, part] of found.mixes[other]!.entries()) {
      if (part < RARE) continue;
      orders[other] = choices[other]![i]!;
      draw(other + 1, chance * part);
    }
  };
  draw(0, 1);
  return { win, lead };
}

function leadOf({ seats, words }: DowntownNode, seat: number): number {
  let rival = -Infinity;
  for (let other = 0; other < seats; other++)
    if (other !== seat) rival = Math.max(rival, words[at.MONEY + other]!);
  return words[at.MONEY + seat]! - rival;
}
