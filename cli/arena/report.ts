import { type Standing, standings } from '@faubourg/search';
import { columns } from '../terminal/table.ts';
import { type Rated, ratingsOf } from './ratings.ts';
import type { ArenaGame, ArenaSpec } from './spec.ts';

/**
 * The results of an arena. They follow from the spec alone and contain no times, so that equal runs
 * give equal bytes.
 */
export type ArenaReport = ArenaSpec & {
  readonly format: 'faubourg/arena';
  readonly version: 1;
  readonly fairShare: number;
  readonly played: number;
  readonly standings: readonly (Standing & Omit<Rated, 'name'>)[];
};

const digits = (value: number): number => Math.round(value * 10_000) / 10_000;

export function reportOf(spec: ArenaSpec, games: readonly ArenaGame[]): ArenaReport {
  const ratings = ratingsOf(spec.contenders, games);
  return {
    format: 'faubourg/arena',
    version: 1,
    ...spec,
    fairShare: digits(1 / spec.contenders.length),
    played: games.length,
    standings: standings(spec.contenders, games).map(({ wins, meanScore, ...standing }, i) => {
      const { mu, sigma, ordinal } = ratings[i]!;
      const share = { share: digits(wins.share), from: digits(wins.from), to: digits(wins.to) };
      return { ...standing, wins: share, meanScore: digits(meanScore), mu, sigma, ordinal };
    }),
  };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The report for people, with the time each contender took. */
export function reportText(report: ArenaReport, games: readonly ArenaGame[]): string {
  const { game, contenders, played, seed, fairShare } = report;
  const head = `${game}, ${contenders.length} seats, ${played} games, seed ${seed}, fair share ${percent(fairShare)}`;
  const rows = report.standings.map(({ name, wins, meanScore, mu, sigma }) => [
    name,
    percent(wins.share),
    `${(100 * wins.from).toFixed(1)}–${(100 * wins.to).toFixed(1)}`,
    meanScore.toFixed(1),
    `${mu.toFixed(1)} ± ${sigma.toFixed(1)}`,
    `${timeOf(name, contenders, games).toFixed(2)} ms`,
  ]);
  const titles = ['', 'wins', '95 %', 'mean score', 'rating', 'per answer'];
  return `${head}\n\n${columns([titles, ...rows])}`;
}

function timeOf(name: string, contenders: readonly string[], games: readonly ArenaGame[]): number {
  let time = 0;
  let answers = 0;
  for (const game of games) {
    for (const [who, other] of contenders.entries()) {
      if (other !== name) continue;
      time += game.milliseconds[who]!;
      answers += game.answers[who]!;
    }
  }
  return time / Math.max(1, answers);
}
