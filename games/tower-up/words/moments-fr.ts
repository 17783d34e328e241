import type { en } from './moments-en.ts';

/** The texts of the moments of Tower Up in French. */
export const fr = {
  'moment.objective': '{seat} atteint un objectif.',
  'moment.objective.you': 'Vous atteignez un objectif.',
  'moment.star': 'Les quatre marqueurs de {seat} sur une étoile',
  'moment.star.you': 'Vos quatre marqueurs sur une étoile',
  'moment.star.extra': 'Un tour de plus',
  'moment.tenth': '{seat} pose son dixième toit',
  'moment.tenth.you': 'Vous posez votre dixième toit',
  'moment.ending.shortage': 'Une couleur d’étages est épuisée',
  'moment.ending.blocked': 'Plus aucun terrain n’est constructible',
  'moment.last-turn.others': 'Un dernier tour pour les autres.',
  'moment.last-turn.all': 'Un dernier tour pour tous.',
  'moment.roofs': 'Les toits au sommet',
  'moment.roofs.worth': '{visible, plural, one {# toit} other {# toits}} : {millions} M',
  'cause.objective': 'l’objectif « {goal} » de {seat}',
  'cause.objective.you': 'votre objectif « {goal} »',
  'cause.moved': 'le marqueur {colour} de {seat}, de {from} à {to}',
  'cause.moved.you': 'votre marqueur {colour}, de {from} à {to}',
  'cause.cone': 'les toits de {seat} au sommet',
  'cause.cone.you': 'vos toits au sommet',
} as const satisfies { readonly [id in keyof typeof en]: string };
