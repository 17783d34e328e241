import type { BuildDraft } from './build-draft.ts';
import type { TowerUpTable } from './types.ts';

/** The name of a floor of the stock for `travels`. */
export const floorName = (colour: string, nth: number): string => `tower-up-floor-${colour}-${nth}`;

/**
 * Which floor of the stock the ghost on a site is: the last of its colour goes first, neighbours
 * in their order and the new building after them.
 */
export function ghostName(
  { view, forecast }: TowerUpTable,
  build: BuildDraft,
  site: string,
): string {
  const colourAt = (one: string): string | undefined =>
    one === build.site ? (build.colour ?? undefined) : view.buildings[one]?.colour;
  const colour = colourAt(site);
  const order = [...build.preview.raises, build.site].filter((one) => colourAt(one) === colour);
  const stock = view.players[forecast.seat]!.stock[colour as 'white'];
  return floorName(colour ?? '', stock - 1 - order.indexOf(site));
}
