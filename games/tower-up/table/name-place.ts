import { COLOURS } from '../rules/colours.ts';
import type { Placed } from './district-outlines.ts';
import type { TowerUpTable } from './types.ts';

/** Where the name of a built site stands: right (1) or left (-1) of its plate, and how large it is. */
export type NamePlace = { readonly side: 1 | -1; readonly size: number };

/** A smaller name could not be read. */
const SMALLEST = 0.8;

/**
 * The place of a name on a map that is drawn small, whose figures are `k` times as large: beside the
 * plate, before the plate or the price of another site, and on the left before the name beside a plate.
 * Undefined: on neither side it could be read.
 */
export function namePlace(
  table: TowerUpTable,
  sites: readonly Placed[],
  { id, x, y }: Placed,
  k: number,
): NamePlace | undefined {
  const priceOf = (site: string): number =>
    COLOURS.reduce((sum, colour) => sum + (table.forecast.sites[site]?.price[colour] ?? 0), 0);
  const room = (side: 1 | -1): number =>
    Math.min(
      ...sites.map((one) => {
        const far = (side * (one.x - x)) / k;
        if (far <= 0 || Math.abs(one.y - y) >= 18 * k) return 1;
        const built = table.view.buildings[one.id];
        const half = built ? 11 : (priceOf(one.id) * 8 * Math.min(k, 1.7)) / k;
        return (far - Math.max(11, half) - 13 - (side < 0 && built ? 22 : 0)) / (10.5 * id.length);
      }),
    );
  return ([1, -1] as const)
    .map((side) => ({ side, size: room(side) }))
    .find(({ size }) => size > SMALLEST);
}
