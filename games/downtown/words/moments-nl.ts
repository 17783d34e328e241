import type { en } from './moments-en.ts';

/** The texts of the moments of Downtown in Dutch. */
export const nl = {
  'moment.votes': '{use} {votes}',
  'moment.tie': 'De stemmen staken op terrein {lot}',
  'moment.tie.mayor': '{seat} is burgemeester en beslist.',
  'moment.tie.mayor.you': 'Jij bent burgemeester: jij beslist.',
  'moment.plan': 'Terrein {lot}: {use}',
  'moment.plan.mayor': 'De burgemeester heeft beslist.',
  'moment.plan.last': 'Er was nog maar één bestemming over.',
  'moment.paid': 'Terrein {lot} betaalt {value} per perceel',
  'moment.paid.plain':
    '{neighbours, plural, one {# gepland buurterrein} other {# geplande buurterreinen}}: {value}',
  'moment.paid.sensible':
    'Passend: 2 × {neighbours, plural, one {# gepland buurterrein} other {# geplande buurterreinen}} = {value}',
  'moment.share': '{plots} × {value} = {total}',
  'moment.share.bonus': '{plots} × {value} + {bonus} = {total}',
  'moment.last-orders': 'Elk terrein is gepland',
  'moment.last-orders.means':
    'De laatste bestellingen: een terrein dat niet vol is, betaalt niets.',
  'cause.paid': 'de uitbetaling van terrein {lot}',
  'cause.ordered': 'de bestellingen van ronde {round}',
} as const satisfies { readonly [id in keyof typeof en]: string };
