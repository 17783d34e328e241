/** The sentences of Tower Up’s puzzles, in English. */
export const en = {
  'puzzle.ask.win':
    '{left, plural, =0 {Your turn. Which move wins most often?} one {The last turn of the game is yours. Which move is best?} other {Your last turn. Which move is best?}} You have {mine} M, {seat} has {theirs} M.',
  'puzzle.ask.lead':
    'Your last turn. You have {mine} M, {seat} has {theirs} M. Get the most out of it.',
  'puzzle.missed.win':
    '{value, plural, =0 {That does not win.} one {That wins about # time out of 100.} other {That wins about # times out of 100.}} There is something better. Have another look.',
  'puzzle.missed.win.most':
    '{value, plural, =0 {That does not win.} one {That wins at most about # time out of 100.} other {That wins at most about # times out of 100.}} There is something better. Have another look.',
  'puzzle.missed.lead':
    'That leaves you {value}, against the best of the others. There is more in it.',
  'puzzle.missed.lead.most':
    'At best, that leaves you {value}, against the best of the others. There is more in it.',
  'puzzle.value.win': 'It wins about {value} times out of 100, the next best move {next} times.',
  'puzzle.value.lead':
    'Against the best of the others you end {value}; with the next best move {next}.',
  'puzzle.gap.ahead': '{gap} M ahead',
  'puzzle.gap.behind': '{gap} M behind',
  'puzzle.theme.last-turn': 'Last turn',
  'puzzle.hint.last-turn':
    'Nothing comes after this for you. Count machine steps and roofs on top.',
  'puzzle.why.last-turn':
    'In the last turn only the count matters: this move is worth {gained} M to you at once.',
  'puzzle.theme.extra': 'Extra turn',
  'puzzle.hint.extra': 'Look at your slowest machine, and at the next star.',
  'puzzle.why.extra': 'Your slowest machine reaches a star, and you play again at once.',
  'puzzle.theme.objective': 'Objective',
  'puzzle.hint.objective': 'Height is not everything. Which objective is almost yours?',
  'puzzle.why.objective': 'It meets an objective: {token} M, before somebody else takes the token.',
  'puzzle.theme.finish': 'The tenth roof',
  'puzzle.hint.finish': 'How long do you want this game to last?',
  'puzzle.why.finish':
    'Your tenth roof ends the game: the others have one last turn, and that is too little for them.',
  'puzzle.theme.cover': 'Cover them',
  'puzzle.hint.cover': 'Whose roofs are on top, and which build would raise those buildings?',
  'puzzle.why.cover': 'One build covers {covered} roofs of the others that were on top.',
  'puzzle.theme.card': 'Take a card',
  'puzzle.hint.card': 'You need not build now. What will you build next?',
  'puzzle.why.card':
    'This card brings the floors for your best build. Building now would spend what you need for it.',
  'puzzle.theme.tower': 'High tower',
  'puzzle.hint.tower': 'Which tower could become the highest one that you can roof?',
  'puzzle.why.tower': 'Your roof is {height} floors high, and the machine drives as many steps.',
  'puzzle.theme.build': 'The right site',
  'puzzle.hint.build': 'Compare what every build gives you, and what it leaves to the others.',
  'puzzle.why.build':
    'It brings {gained} M at once and leaves the others less than any other build.',
} as const;
