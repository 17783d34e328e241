import type { Seat } from '@faubourg/core';
import type { Build, Take, TowerUpAnswer } from './answer.ts';
import { COLOURS, plus, tally } from './colours.ts';
import { answers } from './legal.ts';
import { cardYield } from './legal-take.ts';
import type { Town } from './state.ts';

/** The spread of the stock after taking a card: most minus fewest floors of a colour. */
function uneven(town: Town, seat: Seat, { take, choose }: Take): number {
  const gained = plus(cardYield(town, take).printed, tally(choose));
  const stock = plus(town.players[seat]!.stock, gained);
  const counts = COLOURS.map((colour) => stock[colour]);
  return Math.max(...counts) - Math.min(...counts);
}

const leastOf = <T>(list: readonly T[], cost: (entry: T) => number): T =>
  list.reduce((best, entry) => (cost(entry) < cost(best) ? entry : best));

/**
 * A legal turn that does little harm: a card whose floors all fit and keep the stock even; with a
 * full stock, the roof on the highest building; otherwise varying cards, so that play never repeats
 * forever.
 */
export function fallback(town: Town, seat: Seat): TowerUpAnswer {
  const all = answers(town, seat);
  const takes = all.filter((answer): answer is Take => 'take' in answer);
  const fitting = takes.filter(({ back }) => back.length === 0);
  if (fitting.length > 0) return leastOf(fitting, (answer) => uneven(town, seat, answer));
  const builds = all.filter((answer): answer is Build => 'build' in answer);
  const height = ({ roof }: Build): number => town.buildings[roof]?.floors.length ?? 0;
  if (builds.length > 0) return leastOf(builds, (answer) => -height(answer));
  return takes[town.discards.length % takes.length] ?? all[0]!;
}
