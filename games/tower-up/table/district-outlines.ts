/*
 * A board file names the district of each site, but no borders. So every point belongs to its nearest
 * site, and a district is the union of these areas of its sites.
 */

export type Point = { readonly x: number; readonly y: number };
export type Placed = Point & { readonly id: string; readonly district: string };
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
};

type Edge = { readonly from: Point; readonly to: Point; readonly beyond: Placed | null };

/** The outline of every district as a smooth closed path. */
export function outlines(sites: readonly Placed[], box: Box): Map<string, string> {
  const corners = snapper();
  const edges = new Map<string, Edge[]>();
  for (const site of sites) {
    const border = cell(site, sites, box)
      .filter(({ beyond }) => beyond?.district !== site.district)
      .map(({ from, to, beyond }) => ({ from: corners(from), to: corners(to), beyond }))
      .filter(({ from, to }) => from !== to);
    edges.set(site.district, [...(edges.get(site.district) ?? []), ...border]);
  }
  return new Map([...edges].map(([id, all]) => [id, loops(all).map(smooth).join('')]));
}

/** The points nearer to a site than to any other: a polygon, edge by edge. */
function cell(site: Placed, sites: readonly Placed[], { x, y, w, h }: Box): Edge[] {
  const frame = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ];
  let edges: Edge[] = frame.map((from, i) => ({ from, to: frame[(i + 1) % 4]!, beyond: null }));
  for (const other of sites) if (other !== site) edges = cut(edges, site, other);
  return edges;
}

/** Cuts off the part of a polygon that is nearer to the other site. */
function cut(edges: readonly Edge[], site: Placed, other: Placed): Edge[] {
  const dx = other.x - site.x;
  const dy = other.y - site.y;
  const limit = (dx * (site.x + other.x) + dy * (site.y + other.y)) / 2;
  const over = ({ x, y }: Point): number => x * dx + y * dy - limit;
  const kept: Edge[] = [];
  let leave: Point | null = null;
  let enter: Point | null = null;
  for (const { from, to, beyond } of edges) {
    const a = over(from);
    const b = over(to);
    if (a > 0 && b > 0) continue;
    const share = a / (a - b);
    const cross = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    if (a > 0) enter = cross;
    if (b > 0) leave = cross;
    kept.push({ from: a > 0 ? cross : from, to: b > 0 ? cross : to, beyond });
  }
  if (!leave || !enter) return kept;
  const at = kept.findIndex(({ to }) => to === leave);
  return [
    ...kept.slice(0, at + 1),
    { from: leave, to: enter, beyond: other },
    ...kept.slice(at + 1),
  ];
}

/** Merges corners that differ only by rounding: each is computed once for every site around it. */
function snapper(): (point: Point) => Point {
  const known: Point[] = [];
  return (point) => {
    const found = known.find((one) => Math.hypot(one.x - point.x, one.y - point.y) < 0.5);
    if (found) return found;
    known.push(point);
    return point;
  };
}

/** Joins edges, end to start, to closed outlines. */
function loops(edges: readonly Edge[]): Point[][] {
  const left = new Set(edges);
  const found: Point[][] = [];
  for (const first of left) {
    const outline: Point[] = [];
    let next: Edge | undefined = first;
    while (next) {
      left.delete(next);
      outline.push(next.from);
      const end: Point = next.to;
      next = [...left].find(({ from }) => from === end);
    }
    if (outline.length > 2) found.push(outline);
  }
  return found;
}

/** How far from a corner its rounding begins, at most. */
const ROUNDING = 30;

/** Rounds corners by cutting them three times (Chaikin's algorithm). */
function smooth(outline: readonly Point[]): string {
  let points = outline;
  for (let round = 0; round < 3; round++) {
    points = points.flatMap((a, i) => {
      const b = points[(i + 1) % points.length]!;
      const long = Math.hypot(b.x - a.x, b.y - a.y);
      const cut = Math.min(0.25, ROUNDING / Math.max(long, 1));
      const between = (share: number): Point => ({
        x: a.x + (b.x - a.x) * share,
        y: a.y + (b.y - a.y) * share,
      });
      return [between(cut), between(1 - cut)];
    });
  }
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}
