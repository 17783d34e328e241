/** The texts about leaving, returning and resigning at a table on the server, in English. */
export const en = {
  'seat.open': 'Seat',
  'seat.title': 'Your seat',
  'seat.back': 'Take the seat back',
  'seat.away': 'A bot plays for you.',
  'seat.waits': 'The table waits for you.',
  'seat.leave': 'Go away for now',
  'seat.leave.waits':
    'The others see that you are away. The table waits, unless the host lets a bot play for you. You can come back at any decision.',
  'seat.leave.bot': 'A bot plays for you until you come back, at any decision.',
  'seat.resign': 'Give up',
  'seat.resign.about': 'A bot plays your seat to the end. There is no way back.',
  'seat.resign.sure': 'Give up this game for good?',
  'seat.resign.stay': 'Play on',
  'seat.resigned': 'You gave up. A bot plays your seat to the end.',
  'seat.replace': 'Let a bot play for {name}',
  'seat.replace.about': '{name} has gone away.',
  'seat.close': 'Close',
  'why.time-up':
    'The time for this question is up. Your bot answers it; then the seat is yours again.',
} as const;
