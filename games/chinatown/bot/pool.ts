import type { Seat } from '@faubourg/core';
import { businesses, type Land } from '../rules/businesses.ts';
import { bestPlacement } from '../rules/placement.ts';
import { countOf, type Shop } from '../rules/material.ts';
import type { Appraisal } from './appraisal.ts';
import type { Bundle, Transfer } from './bundle.ts';

/** The number of owners considered for a business: those who need least from the others. */
const OWNERS = 2;

/**
 * The best a team could build with pooled holdings, one bundle per business: for each business made
 * of things of several seats, the transfers that give it to one seat.
 */
export function pooledUnits(appraisal: Appraisal, team: readonly Seat[]): Bundle[] {
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
  const { steps } = bestPlacement(appraisal.view.options, land, one, hand);
  for (const { place, at } of steps) land[at] = { owner: one, shop: place };
  const built = new Set(steps.map(({ at }) => at));
  const units: Bundle[] = [];
  for (const { shop, locations } of businesses(appraisal.board, land)) {
    const tiles = locations.filter((at) => built.has(at)).length;
    const ways = team
      .map((seat) => gathered(appraisal, team, seat, { shop, locations, tiles }, ownerAt))
      .sort((a, b) => a.length - b.length);
    if (ways[0]!.length > 0) units.push(...ways.slice(0, OWNERS));
  }
  return units;
}

type Planned = {
  readonly shop: Shop;
  readonly locations: readonly number[];
  readonly tiles: number;
};

/** The transfers that give one seat the whole business. */
function gathered(
  appraisal: Appraisal,
  team: readonly Seat[],
  to: Seat,
  { shop, locations, tiles }: Planned,
  ownerAt: ReadonlyMap<number, Seat>,
): Transfer[] {
  const transfers: Transfer[] = [];
  for (const location of locations) {
    const from = ownerAt.get(location)!;
    if (from !== to) transfers.push({ from, to, location });
  }
  let missing = tiles - countOf(appraisal.holdings(to).hand, shop);
  // Prefers seats that give something anyway, so that fewer parties have to agree.
  const givers = team
    .filter((seat) => seat !== to)
    .sort((a, b) => given(transfers, b) - given(transfers, a));
  for (const from of givers) {
    const held = countOf(appraisal.holdings(from).hand, shop);
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
