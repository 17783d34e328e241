import type { DowntownNode } from '../rules/fast/node.ts';

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

/** Votes are counted up to two for each of six seats; a count of all uses is one number. */
const STEP = 13;
const PLACE = [1, STEP, STEP * STEP];
const COUNTS = STEP ** 3;
let before = new Float64Array(COUNTS);
let after = new Float64Array(COUNTS);

/** The chance of every count of votes goes on by one more voter. */
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

/** The chance that each use is laid (DT-24), over every joint vote. */
export function outcomes(
  { mayor }: DowntownNode,
  stakes: Stakes,
  voters: readonly Voter[],
): number[] {
  const size = stakes.uses.length;
  const laid = stakes.uses.map(() => 0);
  const mayors = voters.find(({ seat }) => seat === mayor)!;
  const others = voters.filter((voter) => voter !== mayors);
  // DT-24: on a tie the mayor's own ballot decides, or what the mayor likes best.
  const favourite = favourites(stakes, mayor);
  for (let own = 0; own < size; own++) {
    const chance = mayors.ballots[own]!;
    if (chance === 0) continue;
    before.fill(0);
    before[0] = chance;
    // A vote that is certain, as far as the ballot goes.
    const certain = stakes.uses.map((_, use) => Number(use === own));
    addVoter(0, { ...mayors, ballots: certain });
    for (const [i, voter] of others.entries()) addVoter(i + 1, voter);
    countUp(2 * voters.length, own, favourite, laid);
  }
  return laid;
}

/** Adds the chances of all counts to the uses that win by them. */
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

/** By the uses that are tied, as bits: the one that is worth most to a seat. */
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

/** What a seat may expect when the uses are laid with these chances. */
export const expected = (stakes: Stakes, laid: readonly number[], seat: number): number =>
  laid.reduce((sum, chance, use) => sum + chance * stakes.values[use]![seat]!, 0);
