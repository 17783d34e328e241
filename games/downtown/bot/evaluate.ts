import { type Evaluate, softmaxInPlace } from '@faubourg/search';
import type { DowntownNode } from '../rules/fast/node.ts';
import * as at from '../rules/fast/layout.ts';
import { adjacency, bits } from './lots.ts';
import { prospects, roundsLeft } from './prospects.ts';
import { WEIGHTS } from './weights.ts';

/** Money that is worth an e-fold in win share, with so many rounds left. */
export const widthOf = (rounds: number): number => WEIGHTS.width + WEIGHTS.widthPerRound * rounds;

/** The hand evaluation: what everyone may expect to end with, compared. */
export const heuristicEvaluator: Evaluate<DowntownNode> = (node, shares) => {
  const rounds = roundsLeft(node);
  prospects(node, rounds, shares);
  softmaxInPlace(shares, node.seats, widthOf(rounds));
};

/** Counts money and what plots would bring today: the judge of the greedy player. */
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
