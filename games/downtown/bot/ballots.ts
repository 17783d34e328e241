import type { Node } from '../rules/fast/city.ts';

/** What each use is worth to every seat: one row for each use that can be laid. */
export type Stakes = {
  readonly uses: readonly number[];
  readonly values: readonly Float64Array[];
};

/** One seat's part in a vote, as far as it can be known: how likely each ballot, each token. */
export type Voter = {
  readonly seat: number;
  /** By use: the chance of this ballot. */
  readonly ballots: readonly number[];
  /** By use: the chance that the token is used with this ballot. */
  readonly token: readonly number[];
};

/** What a token brings, in shares, with the half of those who would use it using it. */
const TOKEN_PRICE = 0.03;
const TOKEN_SPREAD = 0.01;

/** A rival's part: ballots by a logit model of what the uses are worth to it. */
export function rivalVoter(
  stakes: Stakes,
  seat: number,
  temperature: number,
  token: 'none' | 'used' | 'kept' | 'open',
): Voter {
  const worth = stakes.values.map((value) => value[seat]!);
  const top = Math.max(...worth);
  const raw = worth.map((value) => Math.exp((value - top) / temperature));
  const total = raw.reduce((sum, one) => sum + one, 0);
  const mean = worth.reduce((sum, one) => sum + one, 0) / worth.length;
  const use = (value: number): number => {
    if (token !== 'open') return token === 'used' ? 1 : 0;
    return 1 / (1 + Math.exp(-(value - mean - TOKEN_PRICE) / TOKEN_SPREAD));
  };
  return { seat, ballots: raw.map((one) => one / total), token: worth.map(use) };
}

/** A voter who is known to give this ballot, and to use the token or not. */
export const knownVoter = (seat: number, size: number, ballot: number, used: boolean): Voter => ({
  seat,
  ballots: Array.from({ length: size }, (_, use) => Number(use === ballot)),
  token: Array.from({ length: size }, () => Number(used)),
});

/** The chance that each use is laid (DT-24), over every joint vote. */
export function outcomes(node: Node, stakes: Stakes, voters: readonly Voter[]): number[] {
  const { mayor } = node;
  const size = stakes.uses.length;
  const laid = stakes.uses.map(() => 0);
  const votes = new Int32Array(size);
  const settle = (chance: number, own: number): void => {
    const most = Math.max(...votes);
    if (votes[own] === most) {
      laid[own]! += chance;
      return;
    }
    let best = -1;
    for (let use = 0; use < size; use++) {
      if (votes[use] !== most) continue;
      if (best < 0 || stakes.values[use]![mayor]! > stakes.values[best]![mayor]!) best = use;
    }
    laid[best]! += chance;
  };
  const vote = (i: number, chance: number, own: number): void => {
    const voter = voters[i];
    if (voter === undefined) return settle(chance, own);
    for (let use = 0; use < size; use++) {
      const ballot = chance * voter.ballots[use]!;
      // What hardly ever happens does not change the sum.
      if (ballot < 1e-5) continue;
      const mayors = voter.seat === mayor ? use : own;
      const used = voter.token[use]!;
      votes[use]! += 1;
      if (used < 1) vote(i + 1, ballot * (1 - used), mayors);
      votes[use]! += 1;
      if (used > 0.001) vote(i + 1, ballot * used, mayors);
      votes[use]! -= 2;
    }
  };
  vote(0, 1, 0);
  return laid;
}

/** What a seat may expect when the uses are laid with these chances. */
export const expected = (stakes: Stakes, laid: readonly number[], seat: number): number =>
  laid.reduce((sum, chance, use) => sum + chance * stakes.values[use]![seat]!, 0);
