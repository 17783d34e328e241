import type { Seat } from '@faubourg/core';
import { type Board, boardOf, LOCATIONS } from './board.ts';
import { incomeOf, type Land, ownedBy } from './businesses.ts';
import { type Cluster, clustersOf, type Site } from './clusters.ts';
import type { ChinatownOptions } from './options.ts';
import { countOf, type Shop, SHOPS, without } from './material.ts';

/** The best placement of tiles that a seat can build now. */
export type BestPlacement = {
  /** In an order in which they may be placed. */
  readonly steps: readonly { readonly place: Shop; readonly at: number }[];
  /** The income of the seat's businesses after building, and how much of it building adds. */
  readonly income: number;
  readonly gain: number;
};

/** The ways to place the tiles of one type, the largest first, then the best. */
type Kind = {
  readonly tiles: number;
  readonly clusters: readonly Cluster[];
  /**
   * By number of tiles: the first cluster that uses no more tiles, and the most such clusters can
   * gain.
   */
  readonly first: readonly number[];
  readonly most: readonly number[];
};

/** Null if there is no way. */
function kindOf(site: Site, shop: Shop, tiles: number, idle: boolean): Kind | null {
  const clusters = clustersOf(site, shop, tiles, idle);
  if (clusters.length === 0) return null;
  clusters.sort((a, b) => b.cells.length - a.cells.length || b.gain - a.gain);
  const first: number[] = [];
  const most = [0];
  for (let left = 0; left <= tiles; left++) {
    const at = clusters.findIndex(({ cells }) => cells.length <= left);
    first.push(at < 0 ? clusters.length : at);
    for (let size = 1; size <= left; size++) {
      const gain = clusters.find(({ cells }) => cells.length === size)?.gain ?? 0;
      most[left] = Math.max(most[left] ?? 0, gain + most[left - size]!);
    }
  }
  return { tiles, clusters, first, most };
}

/** Kept between calls, all 0: a new list of this length takes longer than the work on it. */
const taken = new Uint8Array(LOCATIONS + 1);

type Choice = { readonly worth: number; readonly clusters: readonly Cluster[] };

/** Whether a tile may start a new business here. */
const isOuter = ({ streetAccess, board }: Site, cell: number): boolean =>
  !streetAccess || board.street[cell]!;

/**
 * Branch and bound over clusters. Every tile placed earns at least 1 anywhere, and joining a
 * business never costs anything. So `worth` is what clusters gain beyond 1 per tile, plus the
 * number of tiles placed. `alone` bounds what each kind can gain.
 */
function bestChoice(
  site: Site,
  kinds: readonly Kind[],
  alone: readonly number[],
  tiles: number,
): Choice {
  const outer = site.free.filter((cell) => isOuter(site, cell)).length;
  const inner = new Set<number>();
  for (const { clusters } of kinds) {
    for (const { cells } of clusters)
      for (const cell of cells) if (!isOuter(site, cell)) inner.add(cell);
  }
  const ceiling = Math.min(tiles, outer + inner.size);
  const after = kinds.map((_, i) => alone.slice(i + 1).reduce((a, b) => a + b, 0));
  // Only with street access; otherwise nothing is marked in it.
  const near = kinds.map(() => (site.streetAccess ? new Uint8Array(LOCATIONS + 1) : taken));
  const picked: Cluster[] = [];
  let best: Choice = { worth: -1, clusters: [] };

  const fits = ({ cells, joins }: Cluster, beside: Uint8Array): boolean => {
    for (const cell of cells) if (taken[cell] !== 0 || beside[cell] !== 0) return false;
    for (const cell of joins) if (taken[cell] !== 0) return false;
    return true;
  };
  const mark = ({ cells, joins }: Cluster, beside: Uint8Array, by: 1 | -1): void => {
    for (const cell of joins) taken[cell] = taken[cell]! + by;
    for (const cell of cells) {
      taken[cell] = taken[cell]! + by;
      // With street access, clusters of one type must not touch: joining could complete a business
      // too early (CT-60).
      if (!site.streetAccess) continue;
      for (const next of site.board.neighbours[cell]!) beside[next] = beside[next]! + by;
    }
  };
  const placeableTiles = (): number => {
    let [used, usedOuter] = [0, 0];
    for (const { cells } of picked) {
      used += cells.length;
      for (const cell of cells) if (isOuter(site, cell)) usedOuter++;
    }
    return used + Math.min(tiles - used, outer - usedOuter);
  };
  const pick = (k: number, from: number, left: number, before: number, gained: number): void => {
    const kind = kinds[k];
    if (!kind) {
      const worth = before + placeableTiles();
      if (worth > best.worth) best = { worth, clusters: picked.slice() };
      return;
    }
    const limit = before + after[k]! + ceiling;
    const enough = (gain: number): boolean => limit + Math.min(gain, alone[k]!) > best.worth;
    for (let i = Math.max(from, kind.first[left]!); i < kind.clusters.length; i++) {
      const cluster = kind.clusters[i]!;
      const size = cluster.cells.length;
      if (!enough(gained + kind.most[left]!)) break;
      if (!enough(gained + cluster.gain + kind.most[left - size]!)) {
        i = kind.first[size - 1]! - 1;
        continue;
      }
      if (!fits(cluster, near[k]!)) continue;
      picked.push(cluster);
      mark(cluster, near[k]!, 1);
      pick(k, i + 1, left - size, before, gained + cluster.gain);
      mark(cluster, near[k]!, -1);
      picked.pop();
    }
    if (enough(gained)) pick(k + 1, 0, kinds[k + 1]?.tiles ?? 0, before + gained, 0);
  };
  pick(0, 0, kinds[0]?.tiles ?? 0, 0, 0);
  return best;
}

/** The most one kind can gain if no other kind takes locations from it. */
function mostAlone(site: Site, kind: Kind): number {
  return bestChoice(site, [kind], [Infinity], 0).worth;
}

/** The best clusters of all kinds together. */
function bestClusters(site: Site, kinds: readonly Kind[], tiles: number): readonly Cluster[] {
  // One kind has no others to be ordered among.
  if (kinds.length === 1) return bestChoice(site, kinds, [Infinity], tiles).clusters;
  const alone = kinds.map((kind) => ({ kind, most: mostAlone(site, kind) }));
  alone.sort((a, b) => b.most - a.most);
  const limits = alone.map(({ most }) => most);
  return bestChoice(
    site,
    alone.map(({ kind }) => kind),
    limits,
    tiles,
  ).clusters;
}

/** The types of the seat's shops beside these locations. */
function typesBeside(board: Board, land: Land, seat: Seat, free: readonly number[]): Set<Shop> {
  const types = new Set<Shop>();
  for (const cell of free) {
    for (const next of board.neighbours[cell]!) {
      const plot = land[next];
      if (plot && plot.shop !== null && plot.owner === seat) types.add(plot.shop);
    }
  }
  return types;
}

/**
 * The placement with the highest income from the seat's businesses this round; exact. Ties are
 * broken by the order of tiles and locations.
 */
export function bestPlacement(
  options: Pick<ChinatownOptions, 'map' | 'streetAccess'>,
  land: Land,
  seat: Seat,
  hand: readonly Shop[],
): BestPlacement {
  const board = boardOf(options.map);
  const steps = bestSteps(options, land, seat, hand);
  const then: Land = { ...land };
  for (const { place, at } of steps) then[at] = { owner: seat, shop: place };
  const income = incomeOf(board, then, seat);
  return { steps, income, gain: income - incomeOf(board, land, seat) };
}

/** The steps of the best placement alone. */
export function bestSteps(
  options: Pick<ChinatownOptions, 'map' | 'streetAccess'>,
  land: Land,
  seat: Seat,
  hand: readonly Shop[],
): BestPlacement['steps'] {
  const board = boardOf(options.map);
  const free = ownedBy(land, seat).filter((at) => land[at]!.shop === null);
  if (hand.length === 0 || free.length === 0) return [];
  const beside = typesBeside(board, land, seat, free);
  const streetAccess = options.streetAccess === 'on';
  const site: Site = { board, land, seat, free, beside, streetAccess };
  const outer = free.filter((cell) => isOuter(site, cell));
  const scarce = site.streetAccess && hand.length > outer.length;
  const kinds: Kind[] = [];
  for (const shop of SHOPS) {
    const tiles = countOf(hand, shop);
    if (tiles === 0) continue;
    const kind = kindOf(site, shop, tiles, scarce);
    if (kind) kinds.push(kind);
  }
  const clusters = kinds.length === 0 ? [] : bestClusters(site, kinds, hand.length);

  const steps = clusters.flatMap(({ shop, cells }) => cells.map((at) => ({ place: shop, at })));
  const rest = without(
    hand,
    steps.map(({ place }) => place),
  );
  const room = without(
    outer,
    steps.map(({ at }) => at),
  );
  for (const [i, place] of rest.slice(0, room.length).entries())
    steps.push({ place, at: room[i]! });
  return steps;
}
