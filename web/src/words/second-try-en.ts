/** How a second try went compared with the first, in English. */
export const en = {
  'second.tag': 'Second try',
  'second.better': 'Better than the first time.',
  'second.same': 'As good as the first time.',
  'second.worse': 'The first time went better.',
  'second.now':
    'From move {row} on: {place, select, 1 {first} 2 {second} 3 {third} 4 {fourth} 5 {fifth} other {sixth}} with {score}, {by}.',
  'second.then':
    'The first time: {place, select, 1 {first} 2 {second} 3 {third} 4 {fourth} 5 {fifth} other {sixth}} with {score}, {by}.',
  'second.ahead': '{gap} ahead',
  'second.behind': '{gap} behind',
  'second.level': 'level',
  'second.losses':
    'The decision itself gave away {now, plural, =0 {nothing} one {# point} other {# points}} of the chance to win, the first time {then, plural, =0 {nothing} one {# point} other {# points}}.',
  'second.first': 'Look at the first line',
} as const;
