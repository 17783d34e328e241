/** The texts of Downtown for people who hear the table, in English. */
export const en = {
  'hold.bare': 'not planned',
  'hold.closed': 'paid out',
  'note.pays': 'A plot pays {value} now.',
  'note.would': 'A plot would pay: {list}.',
  'note.always': 'A plot would pay {value}, whatever it becomes.',
  'note.use': '{value} as {use}',
  'mine.hand':
    'You have {money} and {markers, plural, one {# marker} other {# markers}} in hand; your lobby token is {lobby, select, true {unused} other {spent}}',
  'mine.duel':
    'You have {score, plural, one {# point} other {# points}}; markers in hand: {laid} for planned lots, {bare} for bare ones',
  'mine.lots': 'Your plots: {list}',
  'mine.lot': 'lot {lot} {what}, {plots} of {all}',
  'mine.none': 'You own no plot now',
  'table.mayor': '{seat} is mayor',
  'table.mayor.you': 'you are mayor',
  'table.lots': '{planned} of {lots} lots planned, {closed} paid out',
  'table.money': '{seat} has {money}',
  'table.money.you': 'you have {money}',
  'table.points': '{seat} has {score, plural, one {# point} other {# points}}',
  'table.points.you': 'you have {score, plural, one {# point} other {# points}}',
} as const;
