import type { Seat } from '@faubourg/core';
import { type Form, formOf } from './board.ts';
import { closedTo, PLOTS } from './buying.ts';
import { boardOf } from './options.ts';
import { DECISIVE, bonus, type Worth, worth } from './worth.ts';
import { type Plaque, plaquesLeft, type Use, USES } from './plaques.ts';
import { pricesOf } from './purse.ts';
import { lotOf } from './state.ts';
import { mostPlots } from './town.ts';
import { type DowntownView, isDuelView } from './view.ts';

/** What a use would make of a lot with the plaques that lie now. */
export type UseForecast = Worth & {
  /** The use of the neighbours in `because`, and how many of them there must (not) be. */
  readonly decisive: Use;
  /** A plaque of the lot's form is left, or this one lies there. */
  readonly possible: boolean;
  /** What each owner would get on top: a sole one, each of two. Nothing in the game for two. */
  readonly bonus: readonly [sole: number, two: number];
};

export type LotForecast = {
  readonly lot: number;
  readonly shape: Form;
  readonly use: Plaque | null;
  readonly closed: boolean;
  /** Why nothing can be ordered here; null if it can. */
  readonly shut: 'park' | 'paid-out' | 'no-free-plot' | null;
  readonly free: number;
  /** Markers of each seat. */
  readonly owners: readonly number[];
  /** The price of one, two, three plots: money, or markers in the game for two. */
  readonly prices: readonly number[];
  /** Null for a park. */
  readonly uses: { readonly [use in Use]: UseForecast } | null;
};

export type Forecast = {
  readonly lots: readonly LotForecast[];
  readonly plaques: { readonly [form in Form]: { readonly [use in Use]: number } };
  /** The most plots an order may ask for. */
  readonly most: number;
};

const byUse = <T>(make: (use: Use) => T): { [use in Use]: T } =>
  Object.fromEntries(USES.map((use) => [use, make(use)])) as { [use in Use]: T };

function useForecast(v: DowntownView, n: number, use: Use): UseForecast {
  const its = worth(boardOf(v.options), v.lots, n, use);
  const lies = lotOf(v, n).use;
  const { soleBonus } = v.options;
  return {
    ...its,
    decisive: DECISIVE[use],
    possible: lies === null ? plaquesLeft(v.lots, use, formOf(n)) > 0 : lies === use,
    bonus: isDuelView(v) ? [0, 0] : [bonus(1, its, soleBonus), bonus(2, its, soleBonus)],
  };
}

function lotForecast(v: DowntownView, n: number): LotForecast {
  const { use, closed, owners } = lotOf(v, n);
  const shut = closedTo(v, n);
  return {
    lot: n,
    shape: formOf(n),
    use,
    closed,
    shut: shut && (shut.code as LotForecast['shut']),
    free: shut ? 0 : PLOTS - owners.length,
    owners: v.players.map((_, seat: Seat) => owners.filter((owner) => owner === seat).length),
    prices: isDuelView(v) ? [1, 2, 3] : pricesOf(use !== null).slice(0, mostPlots(v.players.length)),
    uses: use === 'park' ? null : byUse((would) => useForecast(v, n, would)),
  };
}

/** Values, prices, plots and plaques, for people and bots; from the view alone. */
export function forecast(v: DowntownView): Forecast {
  const left = (form: Form): { [use in Use]: number } =>
    byUse((use) => plaquesLeft(v.lots, use, form));
  return {
    lots: v.lots.map((_, i) => lotForecast(v, i + 1)),
    plaques: { square: left('square'), rect: left('rect') },
    most: mostPlots(v.players.length),
  };
}
