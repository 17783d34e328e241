import type { Seat } from '@faubourg/core';
import { businesses, type Land } from '../rules/businesses.ts';
import { bestSteps } from '../rules/placement.ts';
import { countOf, type Shop, without } from '../rules/material.ts';
import type { Appraisal } from './appraisal.ts';
import type { Bundle, Transfer } from './bundle.ts';

/** The number of owners considered for a business: those who need least from the others. */
const OWNERS = 2;

type Planned = {
  readonly shop: Shop;
  readonly locations: readonly number[];
  readonly tiles: number;
};

/** The best a team could build with pooled holdings, and who owns its places now. */
type Pool = { readonly planned: readonly Planned[]; readonly ownerAt: ReadonlyMap<number, Seat> };

function pool(appraisal: Appraisal, team: readonly Seat[]): Pool {
  const [one] = team as [Seat];
  const land: Land = {};
  const ownerAt = new Map<number, Seat>();
  const hand: Shop[] = [];
  for (const seat of team) {
    const held = appraisal.holdings(seat);
    hand.push(...held.hand);
    for (const [at, { shop }] of Object.entries(held.land)) {
      land[at] = { owner: one, shop };
      ownerAt.set(Number(at), seat);
    }
  }
  const steps = bestSteps(appraisal.view.options, land, one, hand);
  for (const { place, at } of steps) land[at] = { owner: one, shop: place };
  const built = new Set(steps.map(({ at }) => at));
  const planned = businesses(appraisal.board, land).map(({ shop, locations }) => {
    return { shop, locations, tiles: locations.filter((at) => built.has(at)).length };
  });
  return { planned, ownerAt };
}

/** Bundles of the best that a team could build with pooled holdings. */
export type PooledBundles = {
  /** For each business made of things of several seats, the transfers that give it to one seat. */
  readonly units: Bundle[];
  /** The transfers of every business to one seat each, such that all can be done together. */
  readonly plan: Bundle[];
};

export function pooledBundles(appraisal: Appraisal, team: readonly Seat[]): PooledBundles {
  const { planned, ownerAt } = pool(appraisal, team);
  const hands = new Map(team.map((seat) => [seat, appraisal.holdings(seat).hand.slice()]));
  const units: Bundle[] = [];
  const waysOf = (one: Planned): Transfer[][] =>
    team.map((to) => gathered(team, to, one, ownerAt, hands)).sort((a, b) => a.length - b.length);
  for (const one of planned) {
    const ways = waysOf(one);
    if (ways[0]!.length > 0) units.push(...ways.slice(0, OWNERS));
  }
  const plan: Bundle[] = [];
  for (const one of planned.toSorted((a, b) => b.locations.length - a.locations.length)) {
    const way = waysOf(one)[0]!;
    const taken = way.flatMap(({ from, tile }) => (tile === undefined ? [] : [{ from, tile }]));
    for (const { from, tile } of taken) hands.set(from, without(hands.get(from)!, [tile]));
    const to = way[0]?.to ?? ownerAt.get(one.locations[0]!)!;
    const own = Array.from({ length: one.tiles - taken.length }, () => one.shop);
    hands.set(to, without(hands.get(to)!, own));
    if (way.length > 0) plan.push(way);
  }
  return { units, plan };
}

/** The transfers that give one seat the whole business, with the tiles left in these hands. */
function gathered(
  team: readonly Seat[],
  to: Seat,
  { shop, locations, tiles }: Planned,
  ownerAt: ReadonlyMap<number, Seat>,
  hands: ReadonlyMap<Seat, readonly Shop[]>,
): Transfer[] {
  const transfers: Transfer[] = [];
  for (const location of locations) {
    const from = ownerAt.get(location)!;
    if (from !== to) transfers.push({ from, to, location });
  }
  let missing = tiles - countOf(hands.get(to)!, shop);
  // Prefers seats that give something anyway, so that fewer parties have to agree.
  const givers = team
    .filter((seat) => seat !== to)
    .sort((a, b) => given(transfers, b) - given(transfers, a));
  for (const from of givers) {
    const held = countOf(hands.get(from)!, shop);
    for (let i = 0; i < held && missing > 0; i++, missing--) {
      transfers.push({ from, to, tile: shop });
    }
  }
  return transfers;
}

const given = (transfers: readonly Transfer[], seat: Seat): number =>
  transfers.filter(({ from }) => from === seat).length;

/**
 * Single things one seat could give another: places next to something of the receiver, with a shop
 * only next to its own type, and tiles of a type the receiver has; one of equal tiles. Other things
 * are rarely worth more to the receiver than to the giver.
 */
export function singleUnits(appraisal: Appraisal, from: Seat, to: Seat): Bundle[] {
  const { land, hand } = appraisal.holdings(from);
  const wanted = appraisal.holdings(to);
  const { neighbours } = appraisal.board;
  const types = new Set([...wanted.hand, ...Object.values(wanted.land).map(({ shop }) => shop)]);
  const fits = (at: number): boolean => {
    const { shop } = land[at]!;
    return neighbours[at]!.some((next) => {
      const beside = wanted.land[next];
      return beside !== undefined && (shop === null || beside.shop === shop);
    });
  };
  return [
    ...Object.keys(land)
      .map(Number)
      .filter(fits)
      .map((location) => [{ from, to, location }]),
    ...[...new Set(hand)].filter((tile) => types.has(tile)).map((tile) => [{ from, to, tile }]),
  ];
}
