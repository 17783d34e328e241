import type { DowntownNode } from '../rules/fast/node.ts';

/** By use that can be laid: its value to every seat. */
export type Stakes = {
  readonly uses: readonly number[];
  readonly values: readonly Float64Array[];
};

/**
 * A model of one seat in a vote: the probability of each ballot, and of using the token with it.
 */
export type Voter = {
  readonly seat: number;
  /** By use: the probability of this ballot. */
  readonly ballots: readonly number[];
  /** By use: the probability of using the token with this ballot. */
  readonly token: readonly number[];
};

/** The gain in share of the victory at which half of the rivals use their token, and its spread. */
const TOKEN_PRICE = 0.03;
const TOKEN_SPREAD = 0.01;

/** A model of a rival: ballots by a logit model of the values of the uses. */
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

/** A voter with a known ballot and token. */
export const knownVoter = (seat: number, size: number, ballot: number, used: boolean): Voter => ({
  seat,
  ballots: Array.from({ length: size }, (_, use) => Number(use === ballot)),
  token: Array.from({ length: size }, () => Number(used)),
});

/** Base of a packed vote count: up to two votes of each of six seats, so 0 … 12 per use. */
const STEP = 13;
const PLACE = [1, STEP, STEP * STEP];
const COUNTS = STEP ** 3;
let before = new Float64Array(COUNTS);
let after = new Float64Array(COUNTS);

/** Extends the distribution of vote counts by one voter. */
function addVoter(voters: number, { ballots, token }: Voter): void {
  const most = 2 * voters;
  after.fill(0);
  for (let third = 0; third <= most; third++) {
    for (let second = 0; second + third <= most; second++) {
      for (let first = 0; first + second + third <= most; first++) {
        const count = first + STEP * second + STEP * STEP * third;
        const chance = before[count]!;
        if (chance === 0) continue;
        for (let use = 0; use < ballots.length; use++) {
          const ballot = chance * ballots[use]!;
          const used = token[use]!;
          after[count + PLACE[use]!]! += ballot * (1 - used);
          after[count + 2 * PLACE[use]!]! += ballot * used;
        }
      }
    }
  }
  [before, after] = [after, before];
}

/** The probability that each use is laid (DT-24), over all joint votes. */
export function outcomes(
  { mayor }: DowntownNode,
  stakes: Stakes,
  voters: readonly Voter[],
): number[] {
  const size = stakes.uses.length;
  const laid = stakes.uses.map(() => 0);
  const mayors = voters.find(({ seat }) => seat === mayor)!;
  const others = voters.filter((voter) => voter !== mayors);
  // DT-24: on a tie the mayor's ballot decides, or else the mayor's preference.
  const favourite = favourites(stakes, mayor);
  for (let own = 0; own < size; own++) {
    const chance = mayors.ballots[own]!;
    if (chance === 0) continue;
    before.fill(0);
    before[0] = chance;
    // The same vote with this ballot of the mayor known.
    const certain = stakes.uses.map((_, use) => Number(use === own));
    addVoter(0, { ...mayors, ballots: certain });
    for (const [i, voter] of others.entries()) addVoter(i + 1, voter);
    countUp(2 * voters.length, own, favourite, laid);
  }
  return laid;
}

/** Adds the probability of every vote count to the use that wins by it. */
function countUp(most: number, own: number, favourite: readonly number[], laid: number[]): void {
  for (let third = 0; third <= most; third++) {
    for (let second = 0; second + third <= most; second++) {
      for (let first = 0; first + second + third <= most; first++) {
        const chance = before[first + STEP * second + STEP * STEP * third]!;
        if (chance === 0) continue;
        const top = Math.max(first, second, third);
        const tied = (first === top ? 1 : 0) | (second === top ? 2 : 0) | (third === top ? 4 : 0);
        laid[(tied >> own) & 1 ? own : favourite[tied]!]! += chance;
      }
    }
  }
}

/** By set of tied uses, as bits: the one of most value to a seat. */
function favourites({ uses, values }: Stakes, seat: number): number[] {
  return Array.from({ length: 1 << uses.length }, (_, tied) => {
    let best = -1;
    for (let use = 0; use < uses.length; use++) {
      if (((tied >> use) & 1) === 0) continue;
      if (best < 0 || values[use]![seat]! > values[best]![seat]!) best = use;
    }
    return best;
  });
}

/** A seat's expected value, given the probability of each use. */
export const expected = (stakes: Stakes, laid: readonly number[], seat: number): number =>
  laid.reduce((sum, chance, use) => sum + chance * stakes.values[use]![seat]!, 0);
