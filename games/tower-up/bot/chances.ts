import type { Chance } from '@faubourg/core';
import type { Evaluate } from '@faubourg/search';
import { fast } from '../rules/fast/index.ts';
import { TURN } from '../rules/fast/layout.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import type { TowerUpState } from '../rules/state.ts';
import { evaluateReturns } from './evaluate-returns.ts';
import { evaluatorFor } from './net.ts';

/** Evaluates positions of games with one board and number of players. */
type Ahead = (node: TowerUpNode, shares: Float64Array, chance: Chance) => void;

/**
 * The value after the answer that is best for the seat to act. Between two turns of one seat the
 * evaluator alone would count the second one as if it were another's.
 */
function oneAhead(evaluate: Evaluate<TowerUpNode>): Ahead {
  const codes = new Int32Array(fast.mostAnswers);
  let after: TowerUpNode | null = null;
  return (node, shares, chance) => {
    const seat = node.data[TURN]!;
    const one = new Float64Array(shares.length);
    after ??= { ...node, data: node.data.slice() };
    const count = fast.legal(node, seat, codes);
    let best = -1;
    for (let i = 0; i < count; i++) {
      fast.copy(node, after);
      fast.apply(after, seat, codes[i]!, chance);
      if (fast.owing(after) === 0) fast.shares(after, one);
      else evaluate(after, one, chance);
      if (one[seat]! <= best) continue;
      best = one[seat]!;
      shares.set(one);
    }
  };
}

/** The evaluator of the last game that was asked about: making one compares whole boards. */
let made: {
  readonly board: unknown;
  readonly cards: unknown;
  readonly players: number;
  readonly ahead: Ahead;
} | null = null;

function evaluatorOf({ options, players: { length } }: TowerUpState): Ahead {
  const { board, cards } = options;
  if (made?.board !== board || made.cards !== cards || made.players !== length) {
    const ahead = oneAhead(evaluateReturns(evaluatorFor(options, length)));
    made = { board, cards, players: length, ahead };
  }
  return made.ahead;
}

/** Every seat's chance to win; all but the order of the pile is public. */
export function chances(state: TowerUpState, chance: Chance): number[] {
  const shares = new Float64Array(state.players.length);
  evaluatorOf(state)(fast.node(state), shares, chance);
  return Array.from(shares);
}
