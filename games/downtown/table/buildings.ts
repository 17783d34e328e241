import type { Use } from '../rules/index.ts';
import type { Box } from './layout.ts';

/** What can stand on a plot: a building of its lot's use, or the sign of a plot sold before the vote. */
export type Kind = Use | 'sold';

/** A part of a building: `fill` names what it is made of. */
type Part = { readonly fill: string; readonly d: string };

/**
 * A building in a front view, in a box 48 wide: its foot is at 0 0. `mark` is the place of the
 * owner's mark.
 */
export type Building = {
  /** Null where it is the same on every plot. */
  readonly storeys: number | null;
  readonly height: number;
  readonly mark: { readonly y: number; readonly size: number };
  readonly parts: readonly Part[];
};

const WIDTH = 48;
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
const round = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Windows in a row: their left edges. */
const row = (xs: readonly number[], y: number, w: number, h: number): string =>
  xs.map((x) => box(x, y, w, h)).join('');

const STOREY = 13;

/** Pitched roof and chimney, a tree on each side. */
function house(storeys: number): Building {
  const wall = 15 + STOREY * (storeys - 1);
  const upper = Array.from({ length: storeys - 1 }, (_, i) =>
    row([-15, -3, 9], -wall + 3 + i * STOREY, 6, 7),
  ).join('');
  return {
    storeys,
    height: wall + 25,
    mark: { y: -wall - 9.5, size: 14 },
    parts: [
      { fill: 'leaf', d: round(-20, -8, 6) + round(20.5, -6.5, 5) },
      { fill: 'brick', d: box(9, -wall - 24, 6, 12) },
      { fill: 'wall', d: box(-18, -wall, 36, wall) },
      { fill: 'glass', d: upper + row([-14, 8], -11, 6, 6) },
      { fill: 'door', d: box(-3.5, -11, 7, 11) },
      { fill: 'roof', d: `M-23 ${-wall}L-15 ${-wall - 20}H15L23 ${-wall}z` },
    ],
  };
}

/** Saw-tooth roof, a chimney with smoke; the wall has the owner's colour. */
function works(storeys: number): Building {
  const wall = 22 + STOREY * (storeys - 1);
  const tooth = (x: number): string => `V${-wall - 9}L${x} ${-wall}`;
  return {
    storeys,
    height: wall + 22,
    mark: { y: -wall / 2 - 2.5, size: 14 + 2 * (storeys - 1) },
    parts: [
      { fill: 'smoke', d: round(17.5, -wall - 19, 2.6) + round(21, -wall - 20.5, 1.6) },
      { fill: 'brick', d: box(13, -wall - 17, 6, 17) },
      { fill: 'roof', d: `M-22 0${tooth(-7.5)}${tooth(7)}${tooth(22)}V0z` },
      {
        fill: 'glass',
        d: [-22, -7.5, 7].map((x) => `M${x + 1.6} ${-wall - 1}v-5l8.2 5z`).join(''),
      },
      { fill: 'base', d: box(-22, -5.5, 44, 5.5) },
      { fill: 'glass', d: row([-18, -8, 2, 12], -4.3, 6, 3) },
    ],
  };
}

/** Flat roof, an awning over the shop windows. */
function shop(storeys: number): Building {
  const wall = 22 + STOREY * (storeys - 1);
  const upper = Array.from({ length: storeys - 1 }, (_, i) =>
    row([-16, -3.5, 9], -wall + 3 + i * STOREY, 7, 7),
  ).join('');
  const scallop = (from: number): string =>
    [0, 2, 4].map((i) => `M${from + i * 6} -20h6v5.5a3 3 0 0 1 -6 0z`).join('');
  return {
    storeys,
    height: wall + 18,
    mark: { y: -wall - 8.5, size: 13 },
    parts: [
      { fill: 'wall', d: box(-20, -wall, 40, wall) },
      { fill: 'glass', d: `${upper}${box(-17, -13, 20, 10)}` },
      { fill: 'door', d: box(7, -13, 8, 13) },
      { fill: 'cloth', d: scallop(-12) },
      { fill: 'roof', d: scallop(-18) },
      { fill: 'roof', d: box(-22, -wall - 17, 44, 17) },
    ],
  };
}

/** A board on posts: the plot is sold, its use is open. */
function sign(): Building {
  return {
    storeys: null,
    height: 40,
    mark: { y: -25, size: 15 },
    parts: [
      { fill: 'shade', d: `M-16 -1a16 3.5 0 1 0 32 0a16 3.5 0 1 0 -32 0z` },
      { fill: 'post', d: box(-11, -15, 4, 15) + box(7, -15, 4, 15) },
      { fill: 'roof', d: box(-18, -38, 36, 25) },
    ],
  };
}

const MAKERS: { readonly [kind in Kind]: (storeys: number) => Building } = {
  housing: house,
  industry: works,
  commerce: shop,
  sold: sign,
};
const STOREYS = [1, 2, 3, 4] as const;

/** Every building by its name, such as `housing-2`: a house of two storeys. */
export const BUILDINGS: ReadonlyMap<string, Building> = new Map(
  (Object.keys(MAKERS) as Kind[]).flatMap((kind) =>
    (kind === 'sold' ? STOREYS.slice(0, 1) : STOREYS).map((storeys) => [
      `${kind}-${storeys}`,
      MAKERS[kind](storeys),
    ]),
  ),
);

/** A building on its plot: the symbol, its place and scale, and the place of the mark. */
export type Standing = {
  readonly symbol: string;
  readonly at: string;
  readonly mark: { readonly x: number; readonly y: number; readonly scale: number };
};

/** The storeys of a building on a plot: the higher the plot, the more. */
export const storeysOn = ({ w, h }: Box): number =>
  1 + [1.05, 1.4, 1.75].filter((ratio) => h / w > ratio).length;

/** The highest building that fits a plot, standing on its lower edge. */
export function standingOn(plot: Box, kind: Kind): Standing {
  const { x, y, w, h } = plot;
  const symbol = `${kind}-${kind === 'sold' ? 1 : storeysOn(plot)}`;
  const { height, mark } = BUILDINGS.get(symbol)!;
  const scale = Math.min(w / WIDTH, h / height);
  const foot = { x: x + w / 2, y: y + h };
  return {
    symbol: `dt-${symbol}`,
    at: `translate(${foot.x} ${foot.y}) scale(${scale})`,
    mark: { x: foot.x, y: foot.y + mark.y * scale, scale: (mark.size / 24) * scale },
  };
}
