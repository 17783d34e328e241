import type { Seat } from '@faubourg/core';
import type { ThinkTimer } from './think-timer.ts';
import type { Tree } from './tree.ts';

/** The best answers that are compared with equal care, besides the asked ones. */
const COMPARED = 5;
/** Visits of a compared answer, as a part of those of the answer visited most. */
const PART = 0.5;
/** The part of a time budget for the search itself; the rest is left for the comparison. */
export const SEARCH_PART = 0.6;

/** The statistics of the root before the comparison: it must not change what was chosen. */
export type TreeAdvice = {
  /** By answer at the root. */
  readonly visits: readonly number[];
  /** Every seat's share of the victory. */
  readonly shares: readonly number[];
};

/** Every seat's mean share over the whole search. */
export const treeShares = <Node>(tree: Tree<Node>): number[] =>
  Array.from(tree.totals, (total) => total / Math.max(1, tree.iterations));

/**
 * Visits the best answers and those with the codes of `asked` until each has half as many visits as
 * the most visited one. A search spends little on answers it does not like, so that their shares
 * could not be compared with that of the best.
 */
export async function compareAnswers<Node>(
  tree: Tree<Node>,
  seat: Seat,
  asked: readonly number[],
  timer: ThinkTimer,
): Promise<TreeAdvice> {
  const answers = tree.root(seat);
  const visits = answers.map((one) => one.visits);
  const shares = treeShares(tree);
  const most = Math.max(...visits);
  const best = answers.toSorted((a, b) => b.visits - a.visits || b.share - a.share);
  const compared = new Set([...best.slice(0, COMPARED).map(({ code }) => code), ...asked]);
  for (const [i, { code }] of answers.entries()) {
    if (!compared.has(code)) continue;
    for (let left = Math.ceil(PART * most) - visits[i]!; left > 0; left--) {
      if (timer.stopped()) return { visits, shares };
      tree.iterate({ seat, code });
      if (timer.due) await timer.pause();
    }
  }
  return { visits, shares };
}
