import { joinSentences, listOf } from '@faubourg/web/words/lists.ts';
import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { boardOf } from '../rules/board.ts';
import { incomeOf } from '../rules/businesses.ts';
import { copiesOf, countOf, type Shop, sizeOf } from '../rules/material.ts';
import type { ChinatownView } from '../rules/view.ts';
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

/** What is to be said about a location beyond its name: its income after building, its business, its street. */
export function locationFacts(table: ChinatownTable, location: number): Sentence[] {
  const { view, forecast, me, draft } = table;
  const plot = view.land[location];
  const facts: Sentence[] = [];
  const { place: shop } = draft;
  if (shop !== undefined && plot && plot.owner === me && plot.shop === null) {
    const before = full(forecast.income[me] ?? 0);
    facts.push(say('hint.build', { before, after: full(incomeWith(table, shop, location)) }));
  }
  const business = forecast.businesses.find(({ locations }) => locations.includes(location));
  if (business) {
    const { locations, size, missing, room, income } = business;
    const figures = { count: locations.length, money: full(income) };
    facts.push(
      missing === 0 ? say('hint.complete', figures) : say('hint.business', { ...figures, size }),
    );
    if (missing > 0) facts.push(say('hint.missing', { count: missing }));
    if (missing > 0 && room.length > 0)
      facts.push(say('hint.room', { locations: places(room.map((one) => one.location)) }));
  }
  if (view.options.streetAccess === 'on' && !boardOf(view.options.map).street[location])
    facts.push(say('hint.no-street'));
  return facts;
}

/** Which of the viewer's locations and location cards are beside a location without a shop. */
export function besideHint(view: ChinatownView, location: number): Sentence[] {
  const { viewer, land, cards } = view;
  if (viewer === null || (land[location]?.shop ?? null) !== null) return [];
  const beside = boardOf(view.options.map).neighbours[location]!.toSorted((a, b) => a - b);
  const own = beside.filter((next) => land[next]?.owner === viewer);
  const held = beside.filter((next) => cards?.includes(next) ?? false);
  if (own.length + held.length === 0) return [say('hint.alone')];
  return [
    ...(own.length > 0 ? [say('hint.beside', { locations: places(own) })] : []),
    ...(held.length > 0 ? [say('hint.beside.cards', { locations: places(held) })] : []),
  ];
}

function locationHint(table: ChinatownTable, location: number): Sentence | null {
  const all = [...locationFacts(table, location), ...besideHint(table.view, location)];
  return all.length === 0 ? null : joinSentences(all);
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
