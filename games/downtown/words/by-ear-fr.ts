import type { en } from './by-ear-en.ts';

/** The texts of Downtown for people who hear the table, in French. */
export const fr = {
  'hold.bare': 'pas affecté',
  'hold.closed': 'payé',
  'note.pays': 'Une parcelle paie {value} pour l’instant.',
  'note.would': 'Une parcelle paierait : {list}.',
  'note.always': 'Une parcelle paierait {value}, quel que soit l’usage.',
  'note.use': '{value} en {use}',
  'mine.hand':
    'Vous avez {money} et {markers, plural, one {# pion} other {# pions}} en main ; votre jeton d’influence est {lobby, select, true {encore là} other {dépensé}}',
  'mine.duel':
    'Vous avez {score, plural, one {# point} other {# points}} ; pions en main : {laid} pour terrains affectés, {bare} pour terrains nus',
  'mine.lots': 'Vos parcelles : {list}',
  'mine.lot': 'terrain {lot} {what}, {plots} sur {all}',
  'mine.none': 'Vous n’avez aucune parcelle en ce moment',
  'table.mayor': '{seat} est maire',
  'table.mayor.you': 'vous êtes maire',
  'table.lots': '{planned} terrains affectés sur {lots}, {closed} payés',
  'table.money': '{seat} a {money}',
  'table.money.you': 'vous avez {money}',
  'table.points': '{seat} a {score, plural, one {# point} other {# points}}',
  'table.points.you': 'vous avez {score, plural, one {# point} other {# points}}',
} as const satisfies { readonly [id in keyof typeof en]: string };
