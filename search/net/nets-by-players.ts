import type { Evaluate, Policy } from '../evaluate.ts';
import { type Features, netEvaluator } from './evaluator.ts';
import { type AnswerFeatures, netPolicy, outputsOf } from './policy.ts';
import { kernelOf, readNet } from './weights.ts';

/** What a net says about positions. */
export type PlayersNet<Node> = {
  readonly evaluate: Evaluate<Node>;
  /** Null if the net was trained without one. */
  readonly policy: Policy<Node> | null;
};

/**
 * The nets of a game that has one weight file for each number of players. A net is read at its
 * first use; the result is null if there is no file or if it does not fit (see `readNet`).
 */
export function netsByPlayers<Node>(
  files: { readonly [players: number]: unknown },
  fitsFor: (players: number) => string,
  featuresFor: (players: number) => Features<Node>,
  answers?: AnswerFeatures<Node>,
): (players: number) => PlayersNet<Node> | null {
  const nets = new Map<number, PlayersNet<Node> | null>();
  const read = (players: number): PlayersNet<Node> | null => {
    const net = readNet(files[players], players, fitsFor(players));
    if (!net) return null;
    const features = featuresFor(players);
    const kernel = kernelOf(net, features.parts);
    const outputs = net.sizes.at(-1);
    const evaluate = netEvaluator(kernel, features);
    if (outputs === outputsOf(players)) return { evaluate, policy: null };
    if (!answers || outputs !== outputsOf(players, answers.size)) return null;
    return { evaluate, policy: netPolicy(kernel, features, answers, players) };
  };
  return (players) => {
    let net = nets.get(players);
    if (net === undefined) {
      net = read(players);
      nets.set(players, net);
    }
    return net;
  };
}
