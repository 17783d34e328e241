import type { en } from './by-ear-en.ts';

/** The texts of Chinatown for people who hear the table, in Dutch. */
export const nl = {
  'hold.free': 'van niemand',
  'hold.card': 'bij je kaarten',
  'hold.empty': 'leeg, van {seat}',
  'hold.empty.you': 'leeg, van jou',
  'hold.shop': '{shop} van {seat}',
  'hold.shop.you': '{shop}, van jou',
  'mine.money': 'Je hebt {money} en je inkomen is {income} per jaar',
  'mine.shops': 'Je winkels: {list}',
  'mine.shop': '{shop} op {locations}, {count} van {size}',
  'mine.empty': 'Je lege adressen: {locations}',
  'mine.tiles': 'Je tegels: {list}',
  'mine.tile': '{count} {shop}',
  'mine.cards': 'Je adreskaarten: {cards}',
  'table.keep': 'adressen kiezen',
  'table.trade': 'handel',
  'table.build': 'bouwen',
  'table.offers': '{count, plural, one {# bod} other {# biedingen}} op tafel',
  'table.seat':
    '{seat} {locations, plural, one {# adres} other {# adressen}}, {shops, plural, =0 {geen winkel} one {# winkel} other {# winkels}}',
  'table.seat.you':
    'jij {locations, plural, one {# adres} other {# adressen}}, {shops, plural, =0 {geen winkel} one {# winkel} other {# winkels}}',
} as const satisfies { readonly [id in keyof typeof en]: string };
