import type { Evaluate } from '@faubourg/search';
import { fast } from '../rules/fast/index.ts';
import { CHOICES } from '../rules/fast/material.ts';
import { RETURNING, SEATS, TURN } from '../rules/fast/layout.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';

/** Returning floors draws nothing. */
const NO_CHANCE = {
  draws: 0,
  int: (): number => {
    throw new Error('a return draws from chance');
  },
};

/**
 * The evaluator, also for positions in which the seat to act has yet to return floors (TU-24). Nets
 * and heuristics compare positions between turns: there a stock of more than ten floors would
 * count as an advantage. So such a position is worth as much as after the return that is best for
 * the seat.
 */
export function evaluateReturns(evaluate: Evaluate<TowerUpNode>): Evaluate<TowerUpNode> {
  const codes = new Int32Array(CHOICES.length);
  let after: TowerUpNode | null = null;
  let one = new Float64Array(0);
  return (node, shares, chance) => {
    if (node.data[RETURNING] === 0) {
      evaluate(node, shares, chance);
      return;
    }
    const seats = node.data[SEATS]!;
    const seat = node.data[TURN]!;
    if (one.length !== seats) one = new Float64Array(seats);
    after ??= { ...node, data: node.data.slice() };
    const count = fast.legal(node, seat, codes);
    for (let i = 0; i < count; i++) {
      fast.copy(node, after);
      fast.apply(after, seat, codes[i]!, NO_CHANCE);
      if (fast.owing(after) === 0) fast.shares(after, one);
      else evaluate(after, one, chance);
      if (i > 0 && one[seat]! <= shares[seat]!) continue;
      for (let who = 0; who < seats; who++) shares[who] = one[who]!;
    }
  };
}
