import { boardOf } from '../rules/board.ts';
import { businesses, earnsAs } from '../rules/businesses.ts';
import type { ChinatownEvent } from '../rules/events.ts';
import { BONUS, sizeOf } from '../rules/material.ts';
import type { ChinatownOptions } from '../rules/options.ts';
import type { ChinatownState } from '../rules/state.ts';

type PlaceIncome = { readonly place: string; readonly period: number; readonly amount: number };

/** The rules count in thousands. Shares of a business are smaller and counted in dollars. */
const DOLLARS = 1000;
/** The side of a location in the drawing. */
const SIDE = 100;
const GAP = 4;
/** How far the ground of a district reaches beyond its locations. */
const AROUND = 12;

const square = (x: number, y: number, side: number): string =>
  `M${x} ${y}h${side}v${side}h${-side}z`;

/** The board in reports: what the shop on each location brought (CT-40, CT-41). */
export const boardReport = {
  map(options: unknown) {
    const { districts } = boardOf((options as ChinatownOptions).map).file;
    const cells = districts.flatMap(({ origin, cells: all }) =>
      all.map(([n, row, col]) => ({
        n: n!,
        x: SIDE * (origin.col + col!),
        y: SIDE * (origin.row + row!),
      })),
    );
    const xs = cells.map(({ x }) => x);
    const ys = cells.map(({ y }) => y);
    const left = Math.min(...xs) - AROUND;
    const top = Math.min(...ys) - AROUND;
    return {
      place: 'location',
      period: 'year',
      unit: 'dollars',
      about:
        'A location earns in every year in which a shop stands on it: its equal part of what its business pays, and the bonus of the economy card.',
      box: {
        x: left,
        y: top,
        w: Math.max(...xs) + SIDE + AROUND - left,
        h: Math.max(...ys) + SIDE + AROUND - top,
      },
      textSize: 29,
      ground: cells.map(({ x, y }) => ({
        look: 'block' as const,
        path: square(x - AROUND, y - AROUND, SIDE + 2 * AROUND),
      })),
      places: cells.map(({ n, x, y }) => ({
        id: String(n),
        path: square(x + GAP, y + GAP, SIDE - 2 * GAP),
        x: x + SIDE / 2,
        y: y + SIDE / 2,
      })),
    };
  },

  follow() {
    let year = 1;
    let sizes: readonly number[] = [];
    return (happened: readonly { readonly kind: string }[], state: unknown) => {
      const earned: PlaceIncome[] = [];
      for (const event of happened as readonly ChinatownEvent[]) {
        if (event.kind === 'round') year = event.round;
        if (event.kind === 'economy') sizes = event.sizes;
        // What follows the income in the same step changes no shop and no owner of one.
        if (event.kind === 'income') earned.push(...shares(state as ChinatownState, sizes, year));
      }
      return earned;
    };
  },
};

/** Each business's income in equal whole parts; the first locations take what remains. */
function shares(
  { options, land }: ChinatownState,
  bonusSizes: readonly number[],
  period: number,
): PlaceIncome[] {
  return businesses(boardOf(options.map), land).flatMap((business) => {
    const { locations, shop } = business;
    const all = earnsAs(business) * DOLLARS;
    const part = Math.floor(all / locations.length);
    const rest = all - part * locations.length;
    const bonus = bonusSizes.includes(sizeOf(shop)) ? BONUS * DOLLARS : 0;
    return locations.map((at, i) => ({
      place: String(at),
      period,
      amount: part + (i < rest ? 1 : 0) + bonus,
    }));
  });
}
