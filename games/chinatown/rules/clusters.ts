import type { Seat } from '@faubourg/core';
import { type Board, LOCATIONS } from './board.ts';
import { businessAt, type Land } from './businesses.ts';
import { earns, type Shop, sizeOf } from './material.ts';

/** Where tiles of one type could be placed together, and what that earns. */
export type Cluster = {
  readonly shop: Shop;
  /** New shops, in an order in which they may be placed. */
  readonly cells: readonly number[];
  /** The first location of every business they join. */
  readonly joins: readonly number[];
  /** What they earn beyond 1 for each tile; a single tile alone earns 1. */
  readonly gain: number;
};

export type Site = {
  readonly board: Board;
  readonly land: Land;
  readonly seat: Seat;
  /** Own locations without a shop. */
  readonly free: readonly number[];
  /** The types of own shops beside them. */
  readonly beside: ReadonlySet<Shop>;
  readonly streetAccess: boolean;
};

/** What a business earns beyond 1 for each of its shops. */
const beyond = (shop: Shop, count: number): number => earns(sizeOf(shop), count) - count;

/**
 * How the free locations are connected for one type: side by side, or through a business they
 * touch.
 */
type Web = {
  /** By location: the businesses it touches, by their first location. */
  readonly touches: ReadonlyMap<number, readonly number[]>;
  /** By business: how many shops stand in it. */
  readonly counts: ReadonlyMap<number, number>;
  readonly beside: readonly (readonly number[])[];
};

/** Kept between calls, all 0: new lists of this length take longer than the work on them. */
const isFree = new Uint8Array(LOCATIONS + 1);
const met = new Uint8Array(LOCATIONS + 1);

function webOf({ board, land, seat, free }: Site, shop: Shop): Web {
  const touches = new Map<number, number[]>();
  const counts = new Map<number, number>();
  for (const cell of free) {
    const ids = new Set<number>();
    for (const next of board.neighbours[cell]!) {
      if (land[next]?.owner !== seat || land[next].shop !== shop) continue;
      const business = businessAt(board, land, next);
      counts.set(business[0]!, business.length);
      ids.add(business[0]!);
    }
    touches.set(cell, [...ids]);
  }
  for (const cell of free) isFree[cell] = 1;
  const beside: number[][] = [];
  for (const cell of free) {
    const ids = touches.get(cell)!;
    const near = board.neighbours[cell]!.filter((next) => isFree[next] === 1);
    if (ids.length > 0) {
      for (const other of free) {
        if (other === cell || near.includes(other)) continue;
        if (touches.get(other)!.some((id) => ids.includes(id))) near.push(other);
      }
    }
    beside[cell] = near.sort((one, other) => one - other);
  }
  for (const cell of free) isFree[cell] = 0;
  return { touches, counts, beside };
}

/** Calls `note` with every connected set of up to `most` free locations, each once. */
function connectedSets(
  free: readonly number[],
  web: Web,
  most: number,
  note: (cells: number[]) => void,
): void {
  const cells: number[] = [];
  const grow = (edge: readonly number[], root: number): void => {
    note(cells);
    if (cells.length === most) return;
    for (let i = edge.length - 1; i >= 0; i--) {
      const cell = edge[i]!;
      const fresh = web.beside[cell]!.filter((next) => next > root && met[next] === 0);
      for (const next of fresh) met[next] = 1;
      cells.push(cell);
      grow([...edge.slice(0, i), ...fresh], root);
      cells.pop();
      for (const next of fresh) met[next] = 0;
    }
  };
  for (const root of free) {
    const near = web.beside[root]!.filter((next) => next > root);
    for (const next of near) met[next] = 1;
    cells.push(root);
    grow(near, root);
    cells.pop();
    met.fill(0);
  }
}

/** The sizes of the businesses that a new shop at `cell` would extend. */
function growing(web: Web, board: Board, cell: number, placed: readonly number[]): number[] {
  const sizes: number[] = [];
  const seen = new Set<number>();
  const starts = [
    ...web.touches.get(cell)!,
    ...placed.filter((at) => board.neighbours[cell]!.includes(at)),
  ];
  for (const start of starts) {
    if (seen.has(start)) continue;
    seen.add(start);
    const group = [start];
    let size = 0;
    for (const one of group) {
      size += web.counts.get(one) ?? 1;
      const next = web.counts.has(one)
        ? placed.filter((at) => web.touches.get(at)!.includes(one))
        : [...web.touches.get(one)!, ...placed.filter((at) => board.neighbours[one]!.includes(at))];
      for (const other of next) {
        if (seen.has(other)) continue;
        seen.add(other);
        group.push(other);
      }
    }
    sizes.push(size);
  }
  return sizes;
}

/** CT-60: an order in which these cells may be built, or null. */
function orderOf(site: Site, web: Web, size: number, cells: readonly number[]): number[] | null {
  if (cells.every((cell) => site.board.street[cell])) return cells.slice();
  const failed = new Set<string>();
  const placed: number[] = [];
  const place = (): boolean => {
    if (placed.length === cells.length) return true;
    const key = placed.toSorted((a, b) => a - b).join();
    if (failed.has(key)) return false;
    for (const cell of cells) {
      if (placed.includes(cell)) continue;
      const may =
        site.board.street[cell] ||
        growing(web, site.board, cell, placed).some((count) => count % size !== 0);
      if (!may) continue;
      placed.push(cell);
      if (place()) return true;
      placed.pop();
    }
    failed.add(key);
    return false;
  };
  return place() ? placed : null;
}

/**
 * Every useful way to place up to `tiles` tiles of a type together. With `idle`, also placements
 * that earn nothing extra but use a location without street access.
 */
export function clustersOf(site: Site, shop: Shop, tiles: number, idle: boolean): Cluster[] {
  const { board, free, streetAccess } = site;
  // The common case: nothing to join, and too few tiles for a business that earns more.
  if (!idle && beyond(shop, tiles) === 0 && !site.beside.has(shop)) return [];
  const web = webOf(site, shop);
  const most = [...web.counts.values()].reduce((a, b) => a + b, tiles);
  const more = Array.from({ length: most + 1 }, (_, count) => beyond(shop, count));
  const found: Cluster[] = [];
  connectedSets(free, web, tiles, (cells) => {
    const joins = new Set<number>();
    if (web.counts.size > 0)
      for (const cell of cells) for (const id of web.touches.get(cell)!) joins.add(id);
    let total = cells.length;
    let before = 0;
    for (const id of joins) {
      total += web.counts.get(id)!;
      before += more[web.counts.get(id)!]!;
    }
    const gain = more[total]! - before;
    if (gain === 0 && !(idle && cells.some((cell) => !board.street[cell]))) return;
    // A smaller cluster earns as much: with at most one business joined, some shop can be left out
    // without splitting the rest.
    if (!streetAccess && joins.size < 2 && more[total - 1]! - before === gain) return;
    const order = streetAccess ? orderOf(site, web, sizeOf(shop), cells) : cells.slice();
    if (order) found.push({ shop, cells: order, joins: [...joins], gain });
  });
  return found;
}
