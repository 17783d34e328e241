import type { Seat } from '@faubourg/core';
import type { Build, Return, Take, TowerUpAnswer } from './answer.ts';
import { COLOURS, type Counts, minus, plus, tally } from './colours.ts';
import { answers } from './legal.ts';
import { cardYield, excess } from './legal-take.ts';
import type { Town } from './state.ts';

/** The stock after taking a card, before floors are returned. */
function stockAfter(town: Town, seat: Seat, { take, choose }: Take): Counts {
  const gained = plus(cardYield(town, take).printed, tally(choose));
  return plus(town.players[seat]!.stock, gained);
}

/** The spread of a stock: most minus fewest floors of a colour. */
function uneven(stock: Counts): number {
  const counts = COLOURS.map((colour) => stock[colour]);
  return Math.max(...counts) - Math.min(...counts);
}

const leastOf = <T>(list: readonly T[], cost: (entry: T) => number): T =>
  list.reduce((best, entry) => (cost(entry) < cost(best) ? entry : best));

/** TU-24: the return that leaves the stock most even. */
function evenReturn(town: Town, seat: Seat, returns: readonly Return[]): Return {
  const { stock } = town.players[seat]!;
  return leastOf(returns, ({ back }) => uneven(minus(stock, tally(back))));
}

/**
 * A legal turn that does little harm: a card whose floors all fit and keep the stock even; with a
 * full stock, the roof on the highest building; otherwise varying cards, so that play never repeats
 * forever.
 */
export function fallback(town: Town, seat: Seat): TowerUpAnswer {
  const all = answers(town, seat);
  if (town.returning) return evenReturn(town, seat, all as readonly Return[]);
  const takes = all.filter((answer): answer is Take => 'take' in answer);
  const fitting = takes.filter((answer) => excess(stockAfter(town, seat, answer)) === 0);
  if (fitting.length > 0)
    return leastOf(fitting, (answer) => uneven(stockAfter(town, seat, answer)));
  const builds = all.filter((answer): answer is Build => 'build' in answer);
  const height = ({ roof }: Build): number => town.buildings[roof]?.floors.length ?? 0;
  if (builds.length > 0) return leastOf(builds, (answer) => -height(answer));
  return takes[town.discards.length % takes.length] ?? all[0]!;
}
