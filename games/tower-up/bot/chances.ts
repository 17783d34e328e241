import type { Chance } from '@faubourg/core';
import type { Evaluate } from '@faubourg/search';
import { fast } from '../rules/fast/index.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import type { TowerUpState } from '../rules/state.ts';
import { evaluateReturns } from './evaluate-returns.ts';
import { evaluatorFor } from './net.ts';

/** The evaluator of the last game that was asked about: making one compares whole boards. */
let made: null | { readonly key: unknown; readonly players: number; readonly evaluate: Evaluate<TowerUpNode> } = null;

function evaluatorOf({ options, players }: TowerUpState): Evaluate<TowerUpNode> {
  const same = made?.key === options.board && made.players === players.length;
  if (!same) {
    const evaluate = evaluateReturns(evaluatorFor(options.board, players.length));
    made = { key: options.board, players: players.length, evaluate };
  }
  return made!.evaluate;
}

/** Every seat's chance to win; all but the order of the pile is public. */
export function chances(state: TowerUpState, chance: Chance): number[] {
  const shares = new Float64Array(state.players.length);
  evaluatorOf(state)(fast.node(state), shares, chance);
  return Array.from(shares);
}
