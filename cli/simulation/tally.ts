import type { Outcome } from '@faubourg/core';
import type { Income, PlaceIncome } from '../context/game-loader.ts';

/**
 * How often each value occurred. All counts are whole numbers, so that sums do not depend on the
 * order.
 */
export type Counts = { [value: string]: number };

/** Games, and victories by the number of winners. */
export type Wins = { games: number; sharedBy: Counts; scores: Counts };

/** The counts of a block of games. Tallies of blocks add up to the tally of the run. */
export type Tally = {
  games: number;
  answers: number;
  lengths: Counts;
  reasons: Counts;
  /** Per seat, and per bot of the run. */
  seats: Wins[];
  bots: Wins[];
  /** By source: what one seat earned by it in one game. Zeros are omitted. */
  income: { [source: string]: Counts };
  faults: { [bot: string]: Counts };
  /** By period, what the places of the board earned. Blocks stored by older versions lack it. */
  places?: { [period: string]: PlaceCounts };
};

/** By place: how often it earned, and how much in all. */
export type PlaceCounts = { times: Counts; amounts: Counts };

export function emptyTally(seats: number): Tally {
  const wins = (): Wins[] =>
    Array.from({ length: seats }, () => ({ games: 0, sharedBy: {}, scores: {} }));
  return {
    games: 0,
    answers: 0,
    lengths: {},
    reasons: {},
    seats: wins(),
    bots: wins(),
    income: {},
    faults: {},
    places: {},
  };
}

export function count(counts: Counts, value: string | number, times = 1): void {
  counts[value] = (counts[value] ?? 0) + times;
}

/** Counts the outcome of one game. `botOf` gives the bot that played a seat. */
export function countEnd(
  tally: Tally,
  { scores, winners, reason }: Outcome,
  answers: number,
  botOf: (seat: number) => number,
): void {
  tally.games++;
  tally.answers += answers;
  count(tally.lengths, answers);
  count(tally.reasons, reason);
  for (const [seat, score] of scores.entries()) {
    for (const wins of [tally.seats[seat]!, tally.bots[botOf(seat)]!]) {
      wins.games++;
      count(wins.scores, score);
      if (winners.includes(seat)) count(wins.sharedBy, winners.length);
    }
  }
}

/** Counts what each seat earned by each source in one game. */
export function countIncome(tally: Tally, earned: readonly Income[]): void {
  const sums = new Map<string, Map<number, number>>();
  for (const { seat, source, amount } of earned) {
    const bySeat = sums.get(source) ?? new Map<number, number>();
    bySeat.set(seat, (bySeat.get(seat) ?? 0) + amount);
    sums.set(source, bySeat);
  }
  for (const [source, bySeat] of sums) {
    const counts = (tally.income[source] ??= {});
    for (const amount of bySeat.values()) if (amount !== 0) count(counts, amount);
  }
}

/** Counts what the places of the board earned. */
export function countPlaces(tally: Tally, earned: readonly PlaceIncome[]): void {
  for (const { place, period, amount } of earned) {
    const counts = ((tally.places ??= {})[period] ??= { times: {}, amounts: {} });
    count(counts.times, place);
    count(counts.amounts, place, amount);
  }
}

export function addTally(total: Tally, more: Tally): void {
  total.games += more.games;
  total.answers += more.answers;
  addCounts(total.lengths, more.lengths);
  addCounts(total.reasons, more.reasons);
  addWins(total.seats, more.seats);
  addWins(total.bots, more.bots);
  addNamed(total.income, more.income);
  addNamed(total.faults, more.faults);
  for (const [period, { times, amounts }] of Object.entries(more.places ?? {})) {
    const counts = ((total.places ??= {})[period] ??= { times: {}, amounts: {} });
    addCounts(counts.times, times);
    addCounts(counts.amounts, amounts);
  }
}

function addCounts(total: Counts, more: Counts): void {
  for (const [value, times] of Object.entries(more)) count(total, value, times);
}

function addNamed(total: { [name: string]: Counts }, more: { [name: string]: Counts }): void {
  for (const [name, counts] of Object.entries(more)) addCounts((total[name] ??= {}), counts);
}

function addWins(total: Wins[], more: readonly Wins[]): void {
  for (const [i, wins] of more.entries()) addWinsOf(total[i]!, wins);
}

export function addWinsOf(total: Wins, more: Wins): void {
  total.games += more.games;
  addCounts(total.sharedBy, more.sharedBy);
  addCounts(total.scores, more.scores);
}
