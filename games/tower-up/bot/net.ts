import { type Evaluate, kernelOf, netEvaluator, readNet } from '@faubourg/search';
import type { TowerUpOptions } from '../rules/options.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { fitsBoard, standardBoard } from './net-fit.ts';
import { heuristicEvaluator } from './evaluate.ts';
import { featuresFor } from './features.ts';
import four from './weights/4-players.json' with { type: 'json' };
import three from './weights/3-players.json' with { type: 'json' };
import two from './weights/2-players.json' with { type: 'json' };

const FILES: { readonly [players: number]: unknown } = { 2: two, 3: three, 4: four };

const evaluators = new Map<number, Evaluate<TowerUpNode> | null>();

/**
 * The net for the standard board and this number of players, loaded once; null if there is none.
 */
function netFor(players: number): Evaluate<TowerUpNode> | null {
  let evaluate = evaluators.get(players);
  if (evaluate === undefined) {
    const net = readNet(FILES[players], players, fitsBoard(standardBoard(players), players));
    evaluate = net && netEvaluator(kernelOf(net), featuresFor(players));
    evaluators.set(players, evaluate);
  }
  return evaluate;
}

/** The evaluator for a game: its net, or the heuristic evaluator if no net fits. */
export function evaluatorFor(
  board: TowerUpOptions['board'],
  players: number,
): Evaluate<TowerUpNode> {
  const usual = standardBoard(players);
  const known = board === 'standard' || fitsBoard(board, players) === fitsBoard(usual, players);
  return (known ? netFor(players) : null) ?? heuristicEvaluator;
}
