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

const netFor = netsByPlayers(FILES, fitsMaps, featuresFor);

/** The evaluator for a game: its net, or the heuristic evaluator if no net fits. */
export const evaluatorFor = ({ board, seats }: DowntownNode): Evaluate<DowntownNode> =>
  (isKnown(board) ? netFor(seats) : null) ?? heuristicEvaluator;
