import { type Evaluate, netsByPlayers } from '@faubourg/search';
import type { TowerUpOptions } from '../rules/options.ts';
import type { TowerUpNode } from '../rules/fast/node.ts';
import { fitsBoard, standardBoard } from './net-fit.ts';
import { heuristicEvaluator } from './evaluate.ts';
import { featuresFor } from './features.ts';
import four from './weights/4-players.json' with { type: 'json' };
import three from './weights/3-players.json' with { type: 'json' };
import two from './weights/2-players.json' with { type: 'json' };

const FILES: { readonly [players: number]: unknown } = { 2: two, 3: three, 4: four };

/** The nets for the standard boards. */
const netFor = netsByPlayers(
  FILES,
  (players) => fitsBoard(standardBoard(players), players),
  featuresFor,
);

/** The evaluator for a game: its net, or the heuristic evaluator if no net fits. */
export function evaluatorFor(
  board: TowerUpOptions['board'],
  players: number,
): Evaluate<TowerUpNode> {
  const usual = standardBoard(players);
  const known = board === 'standard' || fitsBoard(board, players) === fitsBoard(usual, players);
  return (known ? netFor(players) : null) ?? heuristicEvaluator;
}
