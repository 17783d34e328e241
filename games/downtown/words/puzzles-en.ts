/** The sentences of Downtown’s puzzles, in English. */
export const en = {
  'puzzle.ask.win':
    'You have {mine}, {seat} has {theirs}. Which answer gives you the best chance to win?',
  'puzzle.ask.lead':
    'The last round. You have {mine}, {seat} has {theirs}. Which order brings you furthest ahead?',
  'puzzle.ask.last-round':
    'The last round. You have {mine}, {seat} has {theirs}. Which order is best?',
  'puzzle.ask.vote':
    'The vote on lot {lot}. You have {mine}, {seat} has {theirs}. What is your ballot?',
  'puzzle.ask.token':
    'The vote on lot {lot}. You have {mine}, {seat} has {theirs}. Do you use your lobby token?',
  'puzzle.missed.win':
    '{value, plural, =0 {That does not win.} one {That wins about # time out of 100.} other {That wins about # times out of 100.}} There is something better. Have another look.',
  'puzzle.missed.win.most':
    '{value, plural, =0 {That does not win.} one {That wins at most about # time out of 100.} other {That wins at most about # times out of 100.}} There is something better. Have another look.',
  'puzzle.missed.lead':
    'That leaves you {value}, against the richest of the others. There is more in it.',
  'puzzle.missed.lead.most':
    'At best, that leaves you {value}, against the richest of the others. There is more in it.',
  'puzzle.value.win': 'It wins about {value} times out of 100, the next best answer {next} times.',
  'puzzle.value.lead':
    'Against the richest of the others you end {value}; with the next best order {next}.',
  'puzzle.theme.last-round': 'Last round',
  'puzzle.hint.last-round':
    'Everything is paid out after this. Count what a plot earns and what it costs, also for the others.',
  'puzzle.why.last-round':
    'In the last round an order must earn more than its price, and more for you than for your rivals.',
  'puzzle.theme.vote': 'Vote',
  'puzzle.hint.vote': 'What would each use be worth to you, and to the seat that leads?',
  'puzzle.why.vote':
    'As {use}, lot {lot} and its neighbours are worth most to you, or least to your rivals.',
  'puzzle.theme.token': 'Lobby token',
  'puzzle.hint.token': 'Would the token change the result? And will you need it later?',
  'puzzle.why.token':
    'A token is worth using only where it decides, and where the lot is worth it.',
  'puzzle.theme.sole': 'Sole owner',
  'puzzle.hint.sole': 'Where could you be alone?',
  'puzzle.why.sole':
    'All of lot {lot} is then yours: {worth} a plot, and the bonus of the sole owner.',
  'puzzle.theme.crowd': 'Crowding out',
  'puzzle.hint.crowd': 'Where is one of the last plots, and who else wants it?',
  'puzzle.why.crowd':
    'You take the last room on lot {lot}: the lot pays out, and nobody else gets in.',
  'puzzle.theme.pass': 'Better to pass',
  'puzzle.hint.pass': 'Must you buy at all?',
  'puzzle.why.pass': 'No plot is worth its price here. Money in hand counts, too.',
  'puzzle.theme.order': 'The right order',
  'puzzle.hint.order': 'Compare the value of a plot with its price, and see who else would profit.',
  'puzzle.why.order':
    '{plots, plural, one {One plot} other {# plots}} of lot {lot} for {price}: that brings you more than it costs, and more than any other order.',
} as const;
