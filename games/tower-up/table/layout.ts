import type { Board } from '../rules/board.ts';
import { type Box, outlines, type Placed, type Point } from './district-outlines.ts';

/** A board on the drawing, from the coordinates of its file. */
export type Layout = {
  readonly box: Box;
  readonly sites: readonly Placed[];
  readonly roads: readonly {
    readonly from: Placed;
    readonly to: Placed;
    readonly crosses: boolean;
  }[];
  readonly districts: readonly {
    readonly id: string;
    readonly name: string;
    readonly grey: boolean;
    readonly outline: string;
    readonly label: Point;
  }[];
  readonly features: readonly {
    readonly id: string;
    readonly type: 'park' | 'lake';
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly arms: readonly Placed[];
  }[];
  at(site: string): Placed;
};

/** The margin around the outermost sites; above it more, for the towers. */
const MARGIN = { side: 54, above: 74, below: 50 };

export function layOut(board: Board): Layout {
  const { sites } = board;
  const byId = new Map(sites.map((site) => [site.id, site]));
  const at = (id: string): Placed => byId.get(id)!;
  const box = around(sites);
  const edges = outlines(sites, inner(box));
  return {
    box,
    sites: sites.toSorted((a, b) => a.y - b.y),
    roads: board.roads.map((ends) => {
      const [from, to] = [at(ends[0]!), at(ends[1]!)];
      return { from, to, crosses: from.district !== to.district };
    }),
    districts: board.districts.map(({ id, name, grey }) => ({
      id,
      name,
      grey,
      outline: edges.get(id) ?? '',
      label: labelPlace(id, name, board),
    })),
    features: board.features.map((feature) => ({ ...feature, arms: feature.sites.map(at) })),
    at,
  };
}

/** The part of the drawing with these points and towers on them. */
export function around(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const x = Math.min(...xs) - MARGIN.side;
  const y = Math.min(...ys) - MARGIN.above;
  return {
    x,
    y,
    w: Math.max(...xs) + MARGIN.side - x,
    h: Math.max(...ys) + MARGIN.below - y,
  };
}

/** How far towers at the upper edge may extend above the city. */
const inner = ({ x, y, w, h }: Box): Box => ({ x: x + 6, y: y + 22, w: w - 12, h: h - 34 });

/** The places for a name that are tried in a row and in a column, however large the board is. */
const STEPS = 50;

/** The place of a district's name: the point of the district farthest from all that may be drawn there. */
function labelPlace(district: string, name: string, board: Board): Point {
  const { sites } = board;
  const own = sites.filter((site) => site.district === district);
  const districtAt = (x: number, y: number): string => {
    const far = (site: Point): number => (site.x - x) ** 2 + (site.y - y) ** 2;
    return sites.reduce((a, b) => (far(b) < far(a) ? b : a)).district;
  };
  let best: Point = own[0] ?? { x: 0, y: 0 };
  let most = -Infinity;
  const { x, y, w, h } = around(own);
  const whole = around(sites);
  // Half the width of a name on a small map, where it is largest.
  const half = name.length * 9;
  for (let px = x; px < x + w; px += w / STEPS) {
    if (px - half < whole.x || px + half > whole.x + whole.w) continue;
    for (let py = y + 60; py < y + h - 30; py += h / STEPS) {
      if ([0, -0.8, 0.8].some((end) => districtAt(px + half * end, py) !== district)) continue;
      const space = spaceAround(px, py, half, board);
      if (space > most) [most, best] = [space, { x: px, y: py + HALF_LETTER }];
    }
  }
  return best;
}

/** Half the height of a district's name. */
const HALF_LETTER = 10;

/**
 * The free space around a name: how far the nearest thing is; below 0 it covers a part of the name. A
 * built site takes 104 by 88 on a small map, most of it on the right, where its name stands.
 */
function spaceAround(px: number, py: number, half: number, { sites, features }: Board): number {
  const gap = (x: number, y: number, w: number, h: number): number =>
    Math.max(Math.abs(px - x) - half - w, Math.abs(py - y) - HALF_LETTER - h);
  return Math.min(
    ...sites.map(({ x, y }) => gap(x + 22, y - 2, 52, 44)),
    ...features.map(({ x, y }) => gap(x, y, 0, 0)),
  );
}
