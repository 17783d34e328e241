import type { ReportMap } from '../../context/game-loader.ts';
import type { Tally } from '../tally.ts';

/** What one place earned in some periods, per game. */
export type PlaceEarnings = { readonly times: number; readonly amount: number };

/** Periods that are shown together, and what every place of the board earned in them. */
export type PlacePeriod = {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly places: { readonly [place: string]: PlaceEarnings };
};

export type PlaceReport = { readonly all: PlacePeriod; readonly parts: readonly PlacePeriod[] };

/** The most boards under "by round" or "by year". */
const MOST_PARTS = 6;

/** What the places earned in all, and in at most six groups of rounds or years; null if nothing. */
export function placeReport(tally: Tally, map: ReportMap): PlaceReport | null {
  const periods = Object.keys(tally.places ?? {}).map(Number);
  if (periods.length === 0) return null;
  const last = Math.max(...periods);
  const count = Math.min(last, MOST_PARTS);
  const parts = Array.from({ length: count }, (_, i) => {
    const from = Math.floor((i * last) / count) + 1;
    const to = Math.floor(((i + 1) * last) / count);
    const name = from === to ? `${map.period} ${from}` : `${map.period}s ${from}–${to}`;
    return earnedIn(tally, map, name, from, to);
  });
  return { all: earnedIn(tally, map, 'whole game', 1, last), parts };
}

function earnedIn(
  tally: Tally,
  map: ReportMap,
  name: string,
  from: number,
  to: number,
): PlacePeriod {
  const sum = (of: 'times' | 'amounts', place: string): number => {
    let total = 0;
    for (const [period, counts] of Object.entries(tally.places ?? {})) {
      if (Number(period) >= from && Number(period) <= to) total += counts[of][place] ?? 0;
    }
    return total / tally.games;
  };
  const places = map.places.map(({ id }): [string, PlaceEarnings] => [
    id,
    { times: sum('times', id), amount: sum('amounts', id) },
  ]);
  return { name, from, to, places: Object.fromEntries(places) };
}
