import type { en } from './moments-en.ts';

/** The texts of the moments of Tower Up in Dutch. */
export const nl = {
  'moment.objective': '{seat} haalt een doel.',
  'moment.objective.you': 'Je haalt een doel.',
  'moment.star': 'Alle vier de markers van {seat} bij een ster',
  'moment.star.you': 'Al je vier markers bij een ster',
  'moment.star.extra': 'Een extra beurt',
  'moment.tenth': '{seat} plaatst het tiende dak',
  'moment.tenth.you': 'Je plaatst je tiende dak',
  'moment.ending.shortage': 'Een kleur verdiepingen is op',
  'moment.ending.blocked': 'Er kan nergens meer gebouwd worden',
  'moment.last-turn.others': 'De anderen hebben nog één laatste beurt.',
  'moment.last-turn.all': 'Iedereen heeft nog één laatste beurt.',
  'moment.roofs': 'Daken bovenop',
  'moment.roofs.worth': '{visible, plural, one {# dak} other {# daken}}: {millions} M',
  'cause.objective': 'het doel ‘{goal}’ van {seat}',
  'cause.objective.you': 'je doel ‘{goal}’',
  'cause.moved': 'de marker van {seat} ({colour}), van {from} naar {to}',
  'cause.moved.you': 'je marker ({colour}), van {from} naar {to}',
  'cause.cone': 'de daken van {seat} bovenop',
  'cause.cone.you': 'je daken bovenop',
} as const satisfies { readonly [id in keyof typeof en]: string };
