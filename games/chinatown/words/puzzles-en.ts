/** The sentences of Chinatown’s puzzles, in English. */
export const en = {
  'puzzle.location': 'location {at}',
  'puzzle.ask.income': 'Build so that your businesses earn most this year.',
  'puzzle.ask.keep':
    'The last year. Which {count, plural, one {card do} other {# cards do}} you keep? Count on your own tiles, not on deals.',
  'puzzle.ask.lead':
    'The last year, all money is open. {seat} makes you an offer, and no other deal will follow. Accept or decline?',
  'puzzle.ask.three':
    'Find the offer round three of you, one thing each, by which all three earn more this year. No swap of two can do that for you.',
  'puzzle.missed.income': 'That earns {value} a year at most. There is a better way.',
  'puzzle.missed.income.most': 'That earns {value} a year at most. There is a better way.',
  'puzzle.missed.lead':
    'Against the richest of the others you would end {value}. Count both sides.',
  'puzzle.missed.lead.most': 'Here the question is only whether to accept this offer.',
  'puzzle.missed.gain': 'Somebody would gain nothing by that. One thing each, round all three.',
  'puzzle.missed.gain.most':
    'Somebody would gain nothing by that. One thing each, round all three.',
  'puzzle.value.income': 'You earn {value} this year; the next best way brings {next}.',
  'puzzle.value.lead':
    'Against the richest of the others you end {value}; with the other answer {next}.',
  'puzzle.value.gain': 'You earn {value} more this year.',
  'puzzle.theme.place': 'Placement',
  'puzzle.hint.place':
    'Do not start with the tile that pays most at once. Which shops could stand side by side?',
  'puzzle.why.place': 'Your largest gain is {shops} in one business ({shop}): {gain} a year more.',
  'puzzle.theme.complete': 'Complete it',
  'puzzle.hint.complete':
    'The jump comes with the last shop of a business. Which one can you complete?',
  'puzzle.why.complete':
    'A complete business pays far more. Here {shops} stand together ({shop}): {gain} a year more.',
  'puzzle.theme.keep': 'Which cards to keep',
  'puzzle.hint.keep': 'Which addresses touch what you have, or each other?',
  'puzzle.why.keep': 'These addresses take the tiles you hold where they stand side by side.',
  'puzzle.theme.accept': 'A good offer',
  'puzzle.hint.accept':
    'What do you earn with it on the last pay-day, and what does the other side?',
  'puzzle.why.accept':
    'It makes you {gain} richer. {seat} gains {theirs}, too, and you may grant that.',
  'puzzle.theme.decline': 'Too dear',
  'puzzle.hint.decline': 'There is one pay-day left. What does it bring you then?',
  'puzzle.why.decline':
    'For you it would mean {gain}, for {seat} {theirs} more: the price does not fit.',
  'puzzle.theme.king': 'Richer, but second',
  'puzzle.hint.king': 'Your own gain is not the question. Who else grows?',
  'puzzle.why.king':
    'It would bring you {gain}, but {seat} {theirs}. You are rivals: that is a loss.',
  'puzzle.theme.three': 'Three-way deal',
  'puzzle.hint.three':
    'You need something from one, who needs something from the other, who needs something of yours.',
  'puzzle.why.three':
    'One way: yours ({a}) goes to {next}, theirs ({b}) to {last}, and from {last} comes what you need ({c}). {next} earns {gainNext} more, {last} {gainLast}.',
} as const;
