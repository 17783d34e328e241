import { COLOURS } from '../rules/colours.ts';
import type { Box, Placed } from './district-outlines.ts';
import type { Layout } from './layout.ts';
import { COIN, type NamePlace, PLATE, siteFigures, usualPlace } from './site-figures.ts';
import type { TowerUpTable } from './types.ts';

type Known = Pick<TowerUpTable, 'view' | 'forecast'>;

/** The sizes that are tried; a smaller name could not be read. */
const SIZES = [1, 0.9, 0.8];
/** The height of capitals, and the widths of letters and digits, for letters of height 1. */
const CAPITAL = 0.72;
const WIDE = { letter: 0.74, digit: 0.69, one: 0.48 };

const widthOf = (name: string): number =>
  Array.from(name, (sign) =>
    sign === '1' ? WIDE.one : /\d/.test(sign) ? WIDE.digit : WIDE.letter,
  ).reduce((sum, wide) => sum + wide, 0);

/** The letters of a name at a place. */
export function nameBox(site: Placed, { x, y, anchor, size }: NamePlace, k: number): Box {
  const h = siteFigures(site, k).letter * size;
  const w = widthOf(site.id) * h;
  const left = { start: x, middle: x - w / 2, end: x - w }[anchor];
  return { x: left, y: y - h * CAPITAL, w, h: h * CAPITAL };
}

/** Plate, coins and name of a site, without the name of a built one. */
export function figureBoxes({ view, forecast }: Known, site: Placed, k: number): Box[] {
  const { x, id } = site;
  const { foot, base, coins } = siteFigures(site, k);
  if (view.buildings[id])
    return [{ x: x - PLATE.w * k, y: foot - PLATE.h * k, w: 2 * PLATE.w * k, h: 2 * PLATE.h * k }];
  const name = nameBox(site, { x, y: base, anchor: 'middle', size: 1 }, k);
  const price = COLOURS.reduce((sum, colour) => sum + (forecast.sites[id]?.price[colour] ?? 0), 0);
  if (price === 0) return [name];
  const [w, h] = [price * COIN.step * coins.scale, 2 * COIN.h * coins.scale];
  return [name, { x: x - w / 2, y: coins.y - h / 2, w, h }];
}

/** The places around a plate, those that are tried first in front. */
function* placesOf(site: Placed, k: number): Generator<NamePlace> {
  const usual = usualPlace(site, k);
  const beside = ([1, -1] as const).map((side) => ({
    ...usual,
    x: site.x + 13 * k * side,
    anchor: side === 1 ? ('start' as const) : ('end' as const),
  }));
  for (const up of [0, 5, -5, 10, -10])
    for (const place of beside)
      for (const size of SIZES) yield { ...place, y: place.y - up * k, size };
  const { foot, letter } = siteFigures(site, k);
  for (const size of SIZES)
    yield {
      x: site.x,
      y: foot + (PLATE.h + 2) * k + letter * size * CAPITAL,
      anchor: 'middle',
      size,
    };
}

const overlap = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.w + gap && b.x < a.x + a.w + gap && a.y < b.y + b.h + gap && b.y < a.y + a.h + gap;

/**
 * The places of the names of all built sites on a map that is drawn small, whose figures are `k` times
 * as large. A name is clear of all plates, coins and names. A site whose name finds no place is missing:
 * on the boards of the game there is none.
 */
export function namePlaces(
  table: Known,
  { sites, box }: Pick<Layout, 'sites' | 'box'>,
  k: number,
): ReadonlyMap<string, NamePlace> {
  const figures = sites.flatMap((site) => figureBoxes(table, site, k));
  const names: Box[] = [];
  const places = new Map<string, NamePlace>();
  for (const site of sites) {
    if (!table.view.buildings[site.id]) continue;
    for (const place of placesOf(site, k)) {
      const name = nameBox(site, place, k);
      const isTaken = (other: Box): boolean => overlap(name, other, k);
      if (name.x < box.x || name.x + name.w > box.x + box.w) continue;
      if (figures.some(isTaken) || names.some(isTaken)) continue;
      places.set(site.id, place);
      names.push(name);
      break;
    }
  }
  return places;
}
