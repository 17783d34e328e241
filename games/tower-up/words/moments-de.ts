import type { en } from './moments-en.ts';

/** The texts of the moments of Tower Up in German. */
export const de = {
  'moment.objective': '{seat} erreicht ein Ziel.',
  'moment.objective.you': 'Du erreichst ein Ziel.',
  'moment.star': 'Alle vier Marker von {seat} an einem Stern',
  'moment.star.you': 'Alle deine vier Marker an einem Stern',
  'moment.star.extra': 'Ein Extrazug',
  'moment.tenth': '{seat} setzt das zehnte Dach',
  'moment.tenth.you': 'Du setzt dein zehntes Dach',
  'moment.ending.shortage': 'Eine Farbe von Stockwerken ist verbraucht',
  'moment.ending.blocked': 'Kein Bauplatz ist mehr bebaubar',
  'moment.last-turn.others': 'Alle anderen haben noch einen letzten Zug.',
  'moment.last-turn.all': 'Alle haben noch einen letzten Zug.',
  'moment.roofs': 'Dächer obenauf',
  'moment.roofs.worth': '{visible, plural, one {# Dach} other {# Dächer}}: {millions} M',
  'cause.objective': 'das Ziel „{goal}“ von {seat}',
  'cause.objective.you': 'dein Ziel „{goal}“',
  'cause.moved': 'der Marker von {seat} ({colour}), von {from} auf {to}',
  'cause.moved.you': 'dein Marker ({colour}), von {from} auf {to}',
  'cause.cone': 'die Dächer von {seat} obenauf',
  'cause.cone.you': 'deine Dächer obenauf',
} as const satisfies { readonly [id in keyof typeof en]: string };
