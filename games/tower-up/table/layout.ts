import type { Board } from '../rules/board.ts';
import { type Box, outlines, type Placed, type Point } from './districts.ts';

/** How a board lies on the table: everything where its file says. */
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

/** Room around the outermost sites; above it for the towers there. */
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

function around(points: readonly Point[]): Box {
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

/** Towers at the upper edge may look over the city's own. */
const inner = ({ x, y, w, h }: Box): Box => ({ x: x + 6, y: y + 22, w: w - 12, h: h - 34 });

/** Where a district's name covers least: the spot of the district farthest from everything. */
function labelPlace(district: string, name: string, { sites, features }: Board): Point {
  const own = sites.filter((site) => site.district === district);
  // A name is wide and low: what lies beside it is nearer than what lies above.
  const far = (p: Point, q: Point): number => Math.hypot((p.x - q.x) * 0.5, p.y - q.y);
  // On a site a tower may rise.
  const clear = (p: Point, { x, y }: Point): number =>
    far(p, { x, y: Math.min(Math.max(p.y, y - 50), y + 14) });
  const districtAt = ({ x, y }: Point): string =>
    sites.reduce((a, b) => (Math.hypot(b.x - x, b.y - y) < Math.hypot(a.x - x, a.y - y) ? b : a))
      .district;
  let best: Point = own[0] ?? { x: 0, y: 0 };
  let most = -1;
  const { x, y, w, h } = around(own);
  const whole = around(sites);
  // Half a name, at the size of a small map.
  const half = name.length * 7.5;
  const first = Math.max(x + 50, whole.x + half);
  const last = Math.min(x + w - 50, whole.x + whole.w - half);
  for (let px = first; px < last; px += 12) {
    for (let py = y + 60; py < y + h - 30; py += 12) {
      const p = { x: px, y: py };
      const ends = [-half, 0, half].map((dx) => districtAt({ x: px + dx * 0.8, y: py }));
      if (ends.some((end) => end !== district)) continue;
      const room = Math.min(
        ...sites.map((site) => clear(p, site)),
        ...features.map((feature) => far(p, feature)),
      );
      if (room > most) [most, best] = [room, p];
    }
  }
  return best;
}
