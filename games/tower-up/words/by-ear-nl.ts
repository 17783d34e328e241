import type { en } from './by-ear-en.ts';

/** The texts of Tower Up for people who hear the table, in Dutch. */
export const nl = {
  'hold.empty': 'leeg',
  'hold.building': '{colour}, {height, plural, one {# verdieping} other {# verdiepingen}}',
  'hold.top': '{seat} bovenop',
  'hold.top.you': 'jij bovenop',
  'hold.roof': '{seat} op verdieping {floor}',
  'hold.roof.you': 'jij op verdieping {floor}',
  'mine.stock': 'Je voorraad: {floors}; nog {roofs, plural, one {# dak} other {# daken}}',
  'mine.markers': 'Je markers: {markers}',
  'mine.marker': '{colour} {at}',
  'mine.roofs': 'Je daken: {list}',
  'mine.roof': '{site} {colour}, verdieping {floors} van {height}',
  'mine.none': 'Je hebt nog geen dak geplaatst',
  'table.buildings': '{count, plural, one {# gebouw} other {# gebouwen}} op {sites} bouwplaatsen',
  'table.seat': '{seat} {millions} M, nog {roofs, plural, one {# dak} other {# daken}}',
  'table.seat.you': 'jij {millions} M, nog {roofs, plural, one {# dak} other {# daken}}',
  'table.ending': 'de laatste beurten',
} as const satisfies { readonly [id in keyof typeof en]: string };
