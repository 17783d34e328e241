import type { Sentence } from '@faubourg/web/words/sentence.ts';
import { districtOf, shopName } from './phrases.ts';
import { type ChinatownTable, say } from './types.ts';

/** The name of a location, with what everybody sees of it: its owner and its shop. */
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
