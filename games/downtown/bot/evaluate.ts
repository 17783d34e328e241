import { type Evaluate, softmaxInPlace } from '@faubourg/search';
import type { DowntownNode } from '../rules/fast/node.ts';
import * as at from '../rules/fast/layout.ts';
import { adjacency, bits } from './lots.ts';
import { prospects, roundsLeft } from './prospects.ts';
import { WEIGHTS } from './weights.ts';

/** The money that changes a win share by a factor of e, by number of rounds left. */
export const widthOf = (rounds: number): number => WEIGHTS.width + WEIGHTS.widthPerRound * rounds;

/** The heuristic evaluator: compares what every seat may expect to end with. */
export const heuristicEvaluator: Evaluate<DowntownNode> = (node, shares) => {
  const rounds = roundsLeft(node);
  prospects(node, rounds, shares);
  softmaxInPlace(shares, node.seats, widthOf(rounds));
};

/** Counts money and the present value of plots; used by the greedy baseline. */
export const greedyEvaluator: Evaluate<DowntownNode> = (node, shares) => {
  const { words, seats, laid } = node;
  const beside = adjacency(node.board);
  for (let seat = 0; seat < seats; seat++) shares[seat] = words[at.MONEY + seat]!;
  for (let lot = 0; lot < beside.length; lot++) {
    const owners = words[at.OWNERS + lot]!;
    if (owners === 0) continue;
    const value = 1.5 * bits(beside[lot]! & laid);
    for (let seat = 0; seat < seats; seat++) shares[seat]! += value * ((owners >> (3 * seat)) & 7);
  }
  softmaxInPlace(shares, seats, 20);
};
