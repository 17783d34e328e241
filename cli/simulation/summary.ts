import type { Options } from '@faubourg/core';
import type { RunSpec } from './run-spec.ts';
import { type Spread, spreadOf, type WinShare, winShare } from './spread.ts';
import { addWinsOf, type Counts, type Tally, type Wins } from './tally.ts';

/** The results of a run. They follow from its tally alone, so that equal runs give equal bytes. */
export type Summary = {
  readonly format: 'faubourg/summary';
  readonly version: 1;
  readonly game: string;
  readonly rules: number;
  readonly options: Options;
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly answers: number;
  readonly fairShare: number;
  readonly length: Spread | null;
  readonly reasons: Counts;
  readonly seats: readonly SeatSummary[];
  readonly byBot: readonly (SeatSummary & { readonly bot: string })[];
  readonly income: readonly { readonly source: string; readonly perGame: Spread }[];
  readonly faults: { readonly [bot: string]: Counts };
};

export type SeatSummary = { readonly wins: WinShare; readonly scores: Spread | null };

export function summaryOf(spec: RunSpec, tally: Tally): Summary {
  const seatGames = tally.games * spec.bots.length;
  return {
    format: 'faubourg/summary',
    version: 1,
    game: spec.game,
    rules: spec.rules,
    options: spec.options,
    bots: spec.bots,
    seed: spec.seed,
    games: tally.games,
    answers: tally.answers,
    fairShare: 1 / spec.bots.length,
    length: spreadOf(tally.lengths),
    reasons: sorted(tally.reasons),
    seats: tally.seats.map((wins) => ({ wins: winShare(wins), scores: spreadOf(wins.scores) })),
    byBot: [...byName(spec.bots, tally.bots)].map(([bot, wins]) => ({
      bot,
      wins: winShare(wins),
      scores: spreadOf(wins.scores),
    })),
    income: Object.keys(tally.income)
      .sort()
      .flatMap((source) => {
        const counts = tally.income[source]!;
        const earned = Object.values(counts).reduce((sum, times) => sum + times, 0);
        const perGame = spreadOf(counts, seatGames - earned);
        return perGame ? [{ source, perGame }] : [];
      }),
    faults: Object.fromEntries(
      Object.keys(tally.faults)
        .sort()
        .map((bot) => [bot, sorted(tally.faults[bot]!)]),
    ),
  };
}

/** Adds up the bots of one name. Each seat that the name had counts as a game. */
export function byName(names: readonly string[], bots: readonly Wins[]): Map<string, Wins> {
  const all = new Map<string, Wins>();
  for (const [i, wins] of bots.entries()) {
    const sum = all.get(names[i]!) ?? { games: 0, sharedBy: {}, scores: {} };
    addWinsOf(sum, wins);
    all.set(names[i]!, sum);
  }
  return all;
}

function sorted(counts: Counts): Counts {
  return Object.fromEntries(
    Object.keys(counts)
      .sort()
      .map((name) => [name, counts[name]!]),
  );
}
