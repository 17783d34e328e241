import type { en } from './by-ear-en.ts';

/** The texts of Chinatown for people who hear the table, in German. */
export const de = {
  'hold.free': 'noch frei',
  'hold.card': 'unter deinen Karten',
  'hold.empty': 'leer, gehört {seat}',
  'hold.empty.you': 'leer, gehört dir',
  'hold.shop': '{shop} von {seat}',
  'hold.shop.you': '{shop}, gehört dir',
  'mine.money': 'Du hast {money}, und dein Einkommen ist {income} im Jahr',
  'mine.shops': 'Deine Läden: {list}',
  'mine.shop': '{shop} auf {locations}, {count} von {size}',
  'mine.empty': 'Deine leeren Adressen: {locations}',
  'mine.tiles': 'Deine Plättchen: {list}',
  'mine.tile': '{count} {shop}',
  'mine.cards': 'Deine Adresskarten: {cards}',
  'table.keep': 'Adressen werden gewählt',
  'table.trade': 'Handel',
  'table.build': 'Bauen',
  'table.offers': '{count, plural, one {# Angebot} other {# Angebote}} auf dem Tisch',
  'table.seat':
    '{seat} {locations, plural, one {# Adresse} other {# Adressen}}, {shops, plural, =0 {kein Laden} one {# Laden} other {# Läden}}',
  'table.seat.you':
    'du {locations, plural, one {# Adresse} other {# Adressen}}, {shops, plural, =0 {kein Laden} one {# Laden} other {# Läden}}',
} as const satisfies { readonly [id in keyof typeof en]: string };
