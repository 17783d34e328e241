/** The texts of the page that opens a position, in English. */
export const en = {
  'position.title': 'Open a position',
  'position.about':
    'A position is one moment of a game as JSON: out of a bug report, a puzzle, or the command line.',
  'position.paste': 'The position, or a link to it',
  'position.file': 'Choose a file',
  'position.open': 'Open',
  'position.another': 'Open another position',
  'position.of': 'A position of {game}',
  'position.asked': 'To decide now: {names}.',
  'position.over': 'The game is over in this position.',
  'position.seats': 'Who plays on',
  'position.secrets': 'You see what your seat may see. With bots on every seat you look on.',
  'position.wrong': 'This position cannot be opened',
  'position.wrong.link': 'The link is damaged, or a part of it is missing.',
  'position.wrong.json': 'This is not JSON: {found}',
  'position.wrong.form': 'At “{at}”: expected {expected}, found {found}.',
  'position.wrong.game': 'There is no game called “{game}” here. There are {known}.',
  'position.wrong.rules':
    'It follows version {rules} of the rules of its game. This page plays version {known}.',
  'position.wrong.seats': 'At “seats”: {game} is for {min} to {max} players.',
  'position.wrong.seat': 'This position has no seat with the number {number}; the first is 0.',
  'position.wrong.option': 'At “options”: the game has no option “{option}”. It has: {known}.',
  'position.wrong.option-value': 'At “options.{option}”: {why}.',
  'position.wrong.impossible':
    'No game can come to this. What does not add up (seats are counted from 0):',
} as const;
