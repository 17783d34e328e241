/** The words around the rules of games, and the rules of the page itself. Loaded with them. */
export const en = {
  'book.title': 'Rules of {game}',
  'book.title.table': 'Rules of the tables',
  'book.loading': 'The rules are being opened.',
  'book.none': 'This game has no rules page yet.',
  'book.contents': 'Contents',
  'book.search': 'Search the rules',
  'book.clear': 'Clear the search',
  'book.found':
    '{count, plural, =0 {Nothing found} one {# passage found} other {# passages found}}',
  'book.try': 'Try another word, or the number of a rule.',
  'book.rule': 'Rule {rules}',
  'book.link': 'Link to rule {rule}',
  'book.lesson': 'Take the lesson',
  'book.print': 'Print',
  'book.page': 'Open as a page',
  'book.other': 'Rules of the other games',
  'book.example': 'Worked example',
  'book.step': '{step} of {count}',
  'book.back': 'Step back',
  'book.next': 'Next step',
  'book.boards': 'Open, check and correct the board',

  'rules.table': 'At these tables',
  'rules.table.FB-1': 'When a game has ended, nothing more can be played in it.',
  'rules.table.FB-2': 'Only somebody who is asked can answer.',
  'rules.table.FB-3': 'An answer has every part that the question asks for.',
  'rules.table.FB-4':
    'Your last answer can be taken back until somebody else has acted, something was drawn or shown, your time ran out, or a rule of the game makes it final. Where all choose in secret, that is until all have chosen.',
  'rules.table.FB-10': 'Every game has its own number of players.',
  'rules.table.FB-11': 'An option has one of the values that the game offers.',
  'rules.table.FB-12': 'A game is played by the version of the rules with which it began.',
  'rules.table.FB-13': 'A time limit of its own is only for kinds of decision that the game knows.',
  'rules.table.FB-20': 'A file that is opened must be complete and of the right form.',
  'rules.table.FB-21': 'A recorded game must follow the rules from its first move to its last.',
  'rules.table.FB-22':
    'A position must be one that a game could come to: nothing too much, nothing missing.',
  'rules.table.FB-30': 'A table has an address of its own; without it nobody finds the table.',
  'rules.table.FB-31':
    'Some things are possible only before the game begins, others only while it runs or after its end.',
  'rules.table.FB-32':
    'A seat belongs to one person or one bot, and everybody has at most one seat at a table.',
  'rules.table.FB-33': 'Only the host starts the game, changes seats and puts people out.',
  'rules.table.FB-34':
    'Only those who sit at the table decide there. For somebody who does not answer for long, a bot can play; the person can take the seat back, except after resigning.',
  'rules.table.FB-35': 'An answer counts for the question it was given to, not for a later one.',
  'rules.table.FB-36': 'The same message sent twice counts once.',
  'rules.table.FB-37': 'The host decides whether others may look on.',
  'rules.table.FB-38': 'The game begins when every seat is taken.',
  'rules.table.FB-39': 'The record of a game holds its secrets, so it is open only after the end.',
  'rules.table.FB-40':
    'Some things need a name on this server; the page gets one for you by itself.',
  'rules.table.FB-42': 'A passkey proves on your device that an account is yours.',
  'rules.table.FB-43': 'A recovery code opens an account once.',
  'rules.table.FB-44': 'A seat can be kept only for somebody this server knows.',
  'rules.table.FB-45': 'A name can be read by everybody, is not too long and is not that of a bot.',
  'rules.table.FB-50': 'A message to the server has the form that the server expects.',
  'rules.table.FB-51': 'A message to the server is not too large.',
  'rules.table.FB-52': 'A message to the server is not nested too deeply.',
  'rules.table.FB-53': 'A message to the server is readable text.',
  'rules.table.FB-54': 'Only pages of this site can act for you.',
  'rules.table.FB-55': 'Who asks too often in a short time has to wait a moment.',
  'rules.table.FB-56':
    'Of some things there is a greatest number: open tables, connections, changes of mind.',
  'rules.table.FB-57': 'An address must lead somewhere.',
  'rules.table.FB-58': 'A message must arrive in time.',
  'rules.table.FB-59': 'The server reads one kind of message only.',
  'rules.table.FB-60':
    'When the server cannot save or is starting again, nothing is lost: it goes on a little later.',
  'rules.table.FB-70': 'An error of the server is its own fault; it writes it down.',
  'rules.table.FB-80':
    'Everybody brings a part of the shuffle and fixes it before the first card, so that nobody can choose the cards.',
} as const;
