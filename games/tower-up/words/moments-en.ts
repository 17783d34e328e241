/** The texts of the moments of Tower Up in English. */
export const en = {
  'moment.objective': '{seat} meets an objective.',
  'moment.objective.you': 'You meet an objective.',
  'moment.star': 'All four markers of {seat} at a star',
  'moment.star.you': 'All four of your markers at a star',
  'moment.star.extra': 'An extra turn',
  'moment.tenth': '{seat} places the tenth roof',
  'moment.tenth.you': 'You place your tenth roof',
  'moment.ending.shortage': 'A colour of floors is used up',
  'moment.ending.blocked': 'No site can be built any more',
  'moment.last-turn.others': 'One last turn for everyone else.',
  'moment.last-turn.all': 'One last turn for everyone.',
  'moment.roofs': 'Roofs on top',
  'moment.roofs.worth': '{visible, plural, one {# roof} other {# roofs}}: {millions} M',
} as const;
