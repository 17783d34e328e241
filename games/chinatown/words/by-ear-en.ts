/** The texts of Chinatown for people who hear the table, in English. */
export const en = {
  'hold.free': 'nobody’s',
  'hold.card': 'among your cards',
  'hold.empty': 'empty, of {seat}',
  'hold.empty.you': 'empty, yours',
  'hold.shop': '{shop} of {seat}',
  'hold.shop.you': 'your {shop}',
  'mine.money': 'You have {money}, and your income is {income} a year',
  'mine.shops': 'Your shops: {list}',
  'mine.shop': '{shop} on {locations}, {count} of {size}',
  'mine.empty': 'Your empty locations: {locations}',
  'mine.tiles': 'Your tiles: {list}',
  'mine.tile': '{count} {shop}',
  'mine.cards': 'Your location cards: {cards}',
  'table.keep': 'choosing locations',
  'table.trade': 'trading',
  'table.build': 'building',
  'table.offers': '{count, plural, one {# offer} other {# offers}} on the table',
  'table.seat':
    '{seat} {locations, plural, one {# location} other {# locations}}, {shops, plural, =0 {no shop} one {# shop} other {# shops}}',
  'table.seat.you':
    'you {locations, plural, one {# location} other {# locations}}, {shops, plural, =0 {no shop} one {# shop} other {# shops}}',
} as const;
