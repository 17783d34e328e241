import type { Form } from './board.ts';
import { type Closed, closedTo, PLOTS } from './orders.ts';
import { boardOf } from './options.ts';
import { type Plaque, plaquesLeft, type Use, USES, usesFor, pricesOf } from './material.ts';
import { isDuel, lotOf, plotsOf } from './state.ts';
import { mostPlots } from './town.ts';
import type { DowntownView } from './view.ts';
import { type Worth, worth } from './worth.ts';

export type LotForecast = {
  readonly lot: number;
  readonly use: Plaque | null;
  /** Why nothing can be ordered here (a code of DT-31); null if it can. */
  readonly shut: Closed | null;
  readonly free: number;
  /** Markers of each seat. */
  readonly owners: readonly number[];
  /** The price of one, two, three plots: money, or markers in the game for two. */
  readonly prices: readonly number[];
  /** What a plot is worth now: for the use laid, or for each use still possible. */
  readonly worth: { readonly [use in Use]?: Worth };
};

export type Forecast = {
  readonly lots: readonly LotForecast[];
  readonly plaques: { readonly [form in Form]: { readonly [use in Use]: number } };
};

const byUse = <T>(uses: readonly Use[], make: (use: Use) => T): { [use in Use]?: T } =>
  Object.fromEntries(uses.map((use) => [use, make(use)]));

function lotForecast(v: DowntownView, n: number): LotForecast {
  const { use, owners } = lotOf(v, n);
  const shut = closedTo(v, n);
  const prices = isDuel(v) ? [1, 2, 3] : pricesOf(use !== null);
  const uses = use === null ? usesFor(v.lots, n) : USES.filter((one) => one === use);
  const board = boardOf(v.options);
  return {
    lot: n,
    use,
    shut,
    free: shut === null ? PLOTS - owners.length : 0,
    owners: v.players.map((_, seat) => plotsOf(owners, seat)),
    prices: prices.slice(0, mostPlots(v.players.length)),
    worth: byUse(uses, (one) => worth(board, v.lots, n, one)),
  };
}

/** Values, prices, plots and plaques, computed from a view alone. */
export function forecast(v: DowntownView): Forecast {
  const left = (form: Form): { [use in Use]: number } =>
    byUse(USES, (use) => plaquesLeft(v.lots, use, form)) as { [use in Use]: number };
  return {
    lots: v.lots.map((_, i) => lotForecast(v, i + 1)),
    plaques: { square: left('square'), rect: left('rect') },
  };
}
