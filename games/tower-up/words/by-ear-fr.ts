import type { en } from './by-ear-en.ts';

/** The texts of Tower Up for people who hear the table, in French. */
export const fr = {
  'hold.empty': 'vide',
  'hold.building': '{colour}, {height, plural, one {# étage} other {# étages}}',
  'hold.top': '{seat} au sommet',
  'hold.top.you': 'vous au sommet',
  'hold.roof': '{seat} au niveau {floor}',
  'hold.roof.you': 'vous au niveau {floor}',
  'mine.stock':
    'Votre stock : {floors} ; {roofs, plural, one {# toit restant} other {# toits restants}}',
  'mine.markers': 'Vos marqueurs : {markers}',
  'mine.marker': '{colour} {at}',
  'mine.roofs': 'Vos toits : {list}',
  'mine.roof': '{site} {colour}, niveau {floors} sur {height}',
  'mine.none': 'Vous n’avez encore posé aucun toit',
  'table.buildings': '{count, plural, one {# immeuble} other {# immeubles}} sur {sites} terrains',
  'table.seat':
    '{seat} {millions} M, {roofs, plural, one {# toit restant} other {# toits restants}}',
  'table.seat.you':
    'vous {millions} M, {roofs, plural, one {# toit restant} other {# toits restants}}',
  'table.ending': 'les derniers tours',
} as const satisfies { readonly [id in keyof typeof en]: string };
