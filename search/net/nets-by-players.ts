import type { Evaluate } from '../evaluate.ts';
import { type Features, netEvaluator } from './evaluator.ts';
import { kernelOf, readNet } from './weights.ts';

/**
 * The evaluators of a game that has one weight file for each number of players. A net is read at
 * its first use; the result is null if there is no file or if it does not fit (see `readNet`).
 */
export function netsByPlayers<Node>(
  files: { readonly [players: number]: unknown },
  fitsFor: (players: number) => string,
  featuresFor: (players: number) => Features<Node>,
): (players: number) => Evaluate<Node> | null {
  const evaluators = new Map<number, Evaluate<Node> | null>();
  return (players) => {
    let evaluate = evaluators.get(players);
    if (evaluate === undefined) {
      const net = readNet(files[players], players, fitsFor(players));
      evaluate = net && netEvaluator(kernelOf(net), featuresFor(players));
      evaluators.set(players, evaluate);
    }
    return evaluate;
  };
}
