/** The texts of going back against bots and of what-if games, in English. */
export const en = {
  'back.to': 'Go back to your decision at move {row}',
  'back.lines': 'Lines you left',
  'back.line': '{rows, plural, one {# move} other {# moves}}, left after move {from}',
  'back.line.take': 'Return to this line',
  'back.kept': 'The same draws come again. The line you leave is kept in the log.',
  'back.end': 'With take-backs',
  'back.server':
    'At a table on the server only your last answer can be taken back: what will be drawn stays sealed until the end. In a game on this device you may go back as far as you like.',
  'what-if.tag': 'What if',
  'what-if.about':
    'This game began from a moment of another one, to see what else could have happened.',
} as const;
