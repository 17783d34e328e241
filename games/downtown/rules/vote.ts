import type { Seat } from '@faubourg/core';
import { type Use, USES } from './material.ts';
import { fromMayor, type Town } from './state.ts';

/** The lot whose use is being settled. */
export const votedLot = (s: Town): number => s.turned[s.votes.length]!;

/** DT-23: the next seat that decides on its lobby token; undefined when all have. */
export function speaker(s: Town): Seat | undefined {
  return fromMayor(s).find((seat) => s.players[seat]!.lobby && s.lobby[seat] === null);
}

export type Votes = { [use in Use]: number };

/** DT-23, DT-24: the votes, a used lobby token counted twice. */
export function count(s: Town): Votes {
  const votes: Votes = { housing: 0, industry: 0, commerce: 0 };
  for (const [seat, use] of s.ballots.entries()) votes[use!] += s.lobby[seat] === true ? 2 : 1;
  return votes;
}

/** DT-24: the uses with most votes. */
export function leading(votes: Votes): Use[] {
  const most = Math.max(...Object.values(votes));
  return USES.filter((use) => votes[use] === most);
}

/**
 * DT-24: the use that wins; null if the mayor must choose because the mayor's ballot is not among
 * the tied.
 */
export function winner(s: Town, tied: readonly Use[]): Use | null {
  const own = s.ballots[s.mayor]!;
  if (tied.length === 1) return tied[0]!;
  return tied.includes(own) ? own : null;
}
