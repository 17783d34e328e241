import type { en } from './by-ear-en.ts';

/** The texts of Tower Up for people who hear the table, in German. */
export const de = {
  'hold.empty': 'leer',
  'hold.building': '{colour}, {height, plural, one {# Stockwerk} other {# Stockwerke}}',
  'hold.top': '{seat} ganz oben',
  'hold.top.you': 'du ganz oben',
  'hold.roof': '{seat} in Stockwerk {floor}',
  'hold.roof.you': 'du in Stockwerk {floor}',
  'mine.stock': 'Dein Vorrat: {floors}; noch {roofs, plural, one {# Dach} other {# Dächer}}',
  'mine.markers': 'Deine Marker: {markers}',
  'mine.marker': '{colour} {at}',
  'mine.roofs': 'Deine Dächer: {list}',
  'mine.roof': '{site} {colour}, Stockwerk {floors} von {height}',
  'mine.none': 'Du hast noch kein Dach gesetzt',
  'table.buildings': '{count, plural, one {# Gebäude} other {# Gebäude}} auf {sites} Bauplätzen',
  'table.seat': '{seat} {millions} M, noch {roofs, plural, one {# Dach} other {# Dächer}}',
  'table.seat.you': 'du {millions} M, noch {roofs, plural, one {# Dach} other {# Dächer}}',
  'table.ending': 'die letzten Züge',
} as const satisfies { readonly [id in keyof typeof en]: string };
