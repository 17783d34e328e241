/** What is said about a rematch at a table on the server. */
export const en = {
  'rematch.wants': '{name} wants a rematch',
  'rematch.asked': 'You have asked for a rematch',
  'rematch.order': 'The same people, in a new order.',
  'rematch.kept': 'Your seat is kept until {time}.',
  'rematch.waits': 'We wait for {names}.',
  'rematch.starts': 'The game begins as soon as all are in.',
  'rematch.join': 'Join',
  'rematch.table': 'To the table',
  'rematch.off': 'The rematch was called off.',
  'rematch.again': 'Ask again',
  'rematch.in': '{name} is in',
  'rematch.not-yet': '{name} has not answered yet',
  'rematch.watch': 'Watch',
} as const;
