import type { en } from './moments-en.ts';

/** The texts of the moments of Downtown in German. */
export const de = {
  'moment.votes': '{use} {votes}',
  'moment.tie': 'Gleichstand bei Grundstück {lot}',
  'moment.tie.mayor': '{seat} ist Bürgermeister und entscheidet.',
  'moment.tie.mayor.you': 'Du bist Bürgermeister: Du entscheidest.',
  'moment.plan': 'Grundstück {lot}: {use}',
  'moment.plan.mayor': 'Der Bürgermeister hat entschieden.',
  'moment.plan.last': 'Nur eine Nutzung war übrig.',
  'moment.paid': 'Grundstück {lot} zahlt {value} je Parzelle',
  'moment.paid.plain':
    '{neighbours, plural, one {# geplanter Nachbar} other {# geplante Nachbarn}}: {value}',
  'moment.paid.sensible':
    'Sinnvoll: 2 × {neighbours, plural, one {# geplanter Nachbar} other {# geplante Nachbarn}} = {value}',
  'moment.share': '{plots} × {value} = {total}',
  'moment.share.bonus': '{plots} × {value} + {bonus} = {total}',
  'moment.last-orders': 'Jedes Grundstück ist geplant',
  'moment.last-orders.means':
    'Die letzten Bestellungen: Ein Grundstück, das nicht voll ist, zahlt nichts.',
  'cause.paid': 'die Auszahlung von Grundstück {lot}',
  'cause.ordered': 'die Bestellungen in Runde {round}',
} as const satisfies { readonly [id in keyof typeof en]: string };
