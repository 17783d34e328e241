/** The texts of the moments of Chinatown in English. */
export const en = {
  'moment.deal': 'Deal: {names}',
  'moment.deal.gift': '{things} → {to}',
  'moment.deal.to': '→ {seat}',
  'moment.deal.income': 'Income of {seat}: {before} → {after} a year',
  'moment.deal.income.you': 'Your income: {before} → {after} a year',
  'moment.economy': 'The economy card: {count, plural, one {size} other {sizes}} {sizes}',
  'moment.economy.each': '{money} more for each of these shops',
  'moment.economy.plain': 'The economy card: no extra this year',
  'moment.pay-day': 'Pay-day of year {round}',
  'moment.earned': '+{money}',
  'moment.year': 'What year {round} paid',
  'moment.year.striped': 'striped: the economy card',
  'moment.last-year': 'The last year',
  'moment.last-year.means': 'One pay-day is left. After it only money counts.',
  'cause.income': 'the pay-day of year {round}',
} as const;
