import type { en } from './moments-en.ts';

/** The texts of the moments of Downtown in French. */
export const fr = {
  'moment.votes': '{use} {votes}',
  'moment.tie': 'Égalité sur le terrain {lot}',
  'moment.tie.mayor': '{seat} est maire et tranche.',
  'moment.tie.mayor.you': 'Vous êtes maire : à vous de trancher.',
  'moment.plan': 'Terrain {lot} : {use}',
  'moment.plan.mayor': 'Le maire a tranché.',
  'moment.plan.last': 'Il ne restait qu’un usage.',
  'moment.paid': 'Le terrain {lot} paie {value} par parcelle',
  'moment.paid.plain':
    '{neighbours, plural, one {# voisin affecté} other {# voisins affectés}} : {value}',
  'moment.paid.sensible':
    'Judicieux : 2 × {neighbours, plural, one {# voisin affecté} other {# voisins affectés}} = {value}',
  'moment.share': '{plots} × {value} = {total}',
  'moment.share.bonus': '{plots} × {value} + {bonus} = {total}',
  'moment.last-orders': 'Chaque terrain a son usage',
  'moment.last-orders.means': 'Dernières commandes : un terrain incomplet ne paie rien.',
  'cause.paid': 'le paiement du terrain {lot}',
  'cause.ordered': 'les commandes du tour {round}',
} as const satisfies { readonly [id in keyof typeof en]: string };
