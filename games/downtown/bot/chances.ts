import type { Chance } from '@faubourg/core';
import { argMax, lowest } from '@faubourg/search';
import type { DowntownNode } from '../rules/fast/node.ts';
import * as at from '../rules/fast/layout.ts';
import { fast } from '../rules/fast/index.ts';
import type { DowntownState } from '../rules/index.ts';
import { evaluatorFor } from './net.ts';
import { evaluateAt, legalCodes, spareNode } from './think-context.ts';

/** Keeping the token (DT-23). */
const KEEP = 0;

/** Plays on until a phase that the evaluator knows: all keep their tokens, the mayor decides best. */
function settled(node: DowntownNode, chance: Chance): DowntownNode {
  const next = spareNode(node);
  while (next.phase === at.LOBBY) fast.apply(next, lowest(next.owing), KEEP, chance);
  if (next.phase !== at.DECIDE && next.phase !== at.USE) return next;
  const seat = lowest(next.owing);
  const ways = legalCodes(next, seat).map((use) => {
    const laid = spareNode(next);
    fast.apply(laid, seat, use, chance);
    return laid;
  });
  return ways[argMax(ways.map((way) => sharesOf(way, chance)[seat]!))]!;
}

function sharesOf(node: DowntownNode, chance: Chance): Float64Array {
  const shares = new Float64Array(node.seats);
  evaluateAt(evaluatorFor(node), node, shares, chance);
  return shares;
}

/** Every seat's chance to win in a state of which everything is known. */
export function chances(state: DowntownState, chance: Chance): number[] {
  return Array.from(sharesOf(settled(fast.node(state), chance), chance));
}
