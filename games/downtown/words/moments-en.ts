/** The texts of the moments of Downtown in English. */
export const en = {
  'moment.votes': '{use} {votes}',
  'moment.tie': 'A tie on lot {lot}',
  'moment.tie.mayor': '{seat} is mayor and decides.',
  'moment.tie.mayor.you': 'You are mayor: you decide.',
  'moment.plan': 'Lot {lot} becomes {use}',
  'moment.plan.mayor': 'The mayor has decided.',
  'moment.plan.last': 'Only one use was left.',
  'moment.paid': 'Lot {lot} pays {value} a plot',
  'moment.paid.plain':
    '{neighbours, plural, one {# planned neighbour} other {# planned neighbours}}: {value}',
  'moment.paid.sensible':
    'Sensible: 2 × {neighbours, plural, one {# planned neighbour} other {# planned neighbours}} = {value}',
  'moment.share': '{plots} × {value} = {total}',
  'moment.share.bonus': '{plots} × {value} + {bonus} = {total}',
  'moment.last-orders': 'Every lot is planned',
  'moment.last-orders.means': 'The last orders: a lot that is not full pays nothing.',
  'cause.paid': 'the pay-out of lot {lot}',
  'cause.ordered': 'the orders of round {round}',
} as const;
