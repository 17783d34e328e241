import { joinSentences, listOf } from '@faubourg/web/words/lists.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { boardOf } from '../rules/board.ts';
import { incomeOf } from '../rules/businesses.ts';
import { copiesOf, countOf, type Shop, sizeOf } from '../rules/material.ts';
import { full } from './phrases.ts';
import { type ChinatownChoice, type ChinatownTable, say } from './types.ts';

const places = (locations: readonly number[]): ReturnType<typeof listOf> =>
  listOf(locations.map(String));

/** My income if this shop stood here. */
export function incomeWith(table: ChinatownTable, shop: Shop, at: number): number {
  const { view, me } = table;
  const land = { ...view.land, [at]: { owner: me ?? 0, shop } };
  return incomeOf(boardOf(view.options.map), land, me ?? 0);
}

/** The hint for a location: its income after building, its business, its free neighbours. */
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
    const figures = { count: locations.length, money: full(income) };
    more.push(
      missing === 0 ? say('hint.complete', figures) : say('hint.business', { ...figures, size }),
    );
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

/** The hint for a tile: its size, and how many of its type are not yet seen. */
function tileHint({ view }: ChinatownTable, shop: Shop): Sentence {
  const stand = Object.values(view.land).filter((plot) => plot.shop === shop).length;
  const held = countOf(
    view.hands.flatMap((hand) => hand ?? []),
    shop,
  );
  const copies = copiesOf(shop);
  return say('hint.tile', { size: sizeOf(shop), left: copies - stand - held, copies });
}

export function hint({ field, value }: ChinatownChoice, table: ChinatownTable): Sentence | null {
  if (field === 'at' || field === 'keep') return locationHint(table, value);
  return field === 'place' ? tileHint(table, value) : null;
}
