/** The options of Tower Up in words. Loaded when they are read. */
export const en = {
  'option.objectives': 'Objectives',
  'option.objectives.random': 'Three at random',
  'option.objectives.start': 'The three for a first game',
  'option.startFloors': 'Floors on the map at the start',
  'option.start': 'Who places them',
  'option.start.random': 'Chance',
  'option.start.chosen': 'The players, in turn',
  'option.board': 'Map',
  'option.board.standard': 'The one for this number of players',
  'option.cards': 'Stock cards',
  'option.cards.standard': 'The standard ones',
} as const;
