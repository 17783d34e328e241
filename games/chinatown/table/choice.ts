import { joinSentences, listOf } from '@faubourg/web/words/lists.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { boardOf } from '../rules/board.ts';
import { incomeOf } from '../rules/businesses.ts';
import { copiesOf, countOf, type Shop, sizeOf } from '../rules/material.ts';
import { type ChinatownChoice, type ChinatownTable, say } from './types.ts';
import { districtOf, full, shopName } from './phrases.ts';

/** The name of a location, with its public state. */
export function locationName(table: ChinatownTable, location: number): Sentence {
  const { land, cards, phase } = table.view;
  const where = { location, district: districtOf(table, location) };
  const plot = land[location];
  if (!plot) {
    const card = phase === 'keep' && (cards?.includes(location) ?? false);
    return card ? say('location.card', where) : say('location.free', where);
  }
  const seat = { seat: plot.owner };
  if (plot.shop === null) return say('location.owned', { ...where, seat });
  return say('location.shop', { ...where, seat, shop: shopName(plot.shop) });
}

const places = (locations: readonly number[]): ReturnType<typeof listOf> =>
  listOf(locations.map(String));

/** The viewer's income with this shop on this location. */
export function incomeWith(table: ChinatownTable, shop: Shop, at: number): number {
  const { view, me } = table;
  const land = { ...view.land, [at]: { owner: me ?? 0, shop } };
  return incomeOf(boardOf(view.options.map), land, me ?? 0);
}

/** The hint for a location. */
function locationHint(table: ChinatownTable, location: number): Sentence {
  const { view, forecast, me, draft } = table;
  const board = boardOf(view.options.map);
  const plot = view.land[location];
  const more: Sentence[] = [];
  const { place: shop } = draft;
  if (shop !== undefined && plot && plot.owner === me && plot.shop === null) {
    const before = full(forecast.income[me] ?? 0);
    more.push(say('hint.build', { before, after: full(incomeWith(table, shop, location)) }));
  }
  const business = forecast.businesses.find(({ locations }) => locations.includes(location));
  if (business) {
    const { locations, size, missing, room, income } = business;
    const args = { count: locations.length, money: full(income) };
    more.push(missing === 0 ? say('hint.complete', args) : say('hint.business', { ...args, size }));
    if (missing > 0) more.push(say('hint.missing', { count: missing }));
    if (missing > 0 && room.length > 0)
      more.push(say('hint.room', { locations: places(room.map((one) => one.location)) }));
  } else if (view.phase === 'keep' && me !== null) {
    const own = board.neighbours[location]!.filter((next) => view.land[next]?.owner === me);
    more.push(own.length > 0 ? say('hint.beside', { locations: places(own) }) : say('hint.alone'));
  } else more.push(plot ? say('hint.empty') : say('hint.free'));
  if (view.options.streetAccess === 'on' && !board.street[location])
    more.push(say('hint.no-street'));
  return joinSentences(more);
}

/** The hint for a tile: how many of its type are not seen yet. */
function tileHint({ view }: ChinatownTable, shop: Shop): Sentence {
  const stand = Object.values(view.land).filter((plot) => plot.shop === shop).length;
  const held = countOf(
    view.hands.flatMap((hand) => hand ?? []),
    shop,
  );
  const copies = copiesOf(shop);
  return say('hint.tile', { size: sizeOf(shop), left: copies - stand - held, copies });
}

export function choice({ field, value }: ChinatownChoice, table: ChinatownTable): Sentence | null {
  if (field === 'at' || field === 'keep') return locationName(table, value);
  if (field === 'place') return say('tile.name', { shop: shopName(value) });
  return null;
}

export function hint({ field, value }: ChinatownChoice, table: ChinatownTable): Sentence | null {
  if (field === 'at' || field === 'keep') return locationHint(table, value);
  return field === 'place' ? tileHint(table, value) : null;
}
