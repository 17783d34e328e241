import { type Evaluate, netsByPlayers } from '@faubourg/search';
import type { DowntownNode } from '../rules/fast/node.ts';
import { fitsMaps, isKnown } from './net-fit.ts';
import { heuristicEvaluator } from './evaluate.ts';
import { featuresFor } from './features.ts';
import five from './weights/5-players.json' with { type: 'json' };
import four from './weights/4-players.json' with { type: 'json' };
import six from './weights/6-players.json' with { type: 'json' };
import three from './weights/3-players.json' with { type: 'json' };
import two from './weights/2-players.json' with { type: 'json' };

const FILES: { readonly [players: number]: unknown } = {
  2: two,
  3: three,
  4: four,
  5: five,
  6: six,
};

/** Finds the evaluator for a game: a net, or the heuristic evaluator if no net fits. */
type EvaluatorFor = (node: DowntownNode) => Evaluate<DowntownNode>;

/** The evaluators of nets for the game's maps, one file for each number of players. */
export function evaluatorsOf(files: { readonly [players: number]: unknown }): EvaluatorFor {
  const netFor = netsByPlayers(files, fitsMaps, featuresFor);
  return ({ board, seats }) =>
    (isKnown(board) ? netFor(seats)?.evaluate : null) ?? heuristicEvaluator;
}

/** The evaluator by the nets of the levels. */
export const evaluatorFor = evaluatorsOf(FILES);
