/** The form for a new game, beside the words it shares with other parts of the page. */
export const en = {
  'setup.ready': 'First time? It is all set: press Start.',
  'setup.ready.friends': 'Open the table, then send the link.',
  'setup.summary': '{seats, plural, one {# player} other {# players}}',
  'setup.summary.time': '{players}, about {time}',
  'setup.first-game': 'For your first game: {value}. You can change this.',
  'setup.dropped': 'With {seats} players this is {value} again.',
  'setup.pick.left':
    '{left, plural, =0 {That is all. Take one away to choose another.} one {Choose one more.} other {Choose # more.}}',
  'setup.wrong.option': 'This cannot be chosen with {seats} players.',
  'setup.wrong.pick': 'Choose exactly {count}.',
  'setup.wrong.seats': 'This game is for {min} to {max} players.',
  'setup.wrong.quota':
    'You have as many tables as the server allows ({most}). Close or finish one, then open this one.',
  'setup.wrong.too-many': 'That was too much at once. Try again in {seconds} seconds.',
  'setup.wrong.game': 'This server does not have this game. Play it on this device.',
  'setup.wrong.clock': 'This game has no such time limit. Choose another.',
  'setup.wrong.form': 'The server did not understand this form. Load the page again and retry.',
} as const;
