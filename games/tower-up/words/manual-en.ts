/** The rules and options of Tower Up in words. Loaded when they are read. */
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

  'rule.TU-1':
    'Sites are linked by roads and lie in five districts, two of them grey (hatched). Two sites joined by a road are neighbours.',
  'rule.TU-2':
    'There are 30 floors each of white, grey, brown and black. A building has one colour. Everybody has ten roofs.',
  'rule.TU-3':
    'Three cards lie in the market. A card gives floors, sometimes of your choice, and may move a machine on its track.',
  'rule.TU-4':
    'Each player has four tracks, one per colour. The further a marker stands, the more Millions it is worth.',
  'rule.TU-5': 'Three objectives are in play. Whoever meets one first gets its highest token.',
  'rule.TU-10': 'At the start a few floors stand on the map; equal colours are never neighbours.',
  'rule.TU-13': 'Everybody starts with one floor of each colour.',
  'rule.TU-20':
    'On your turn either take a card: receive its floors and move its machine. The market is refilled.',
  'rule.TU-21':
    'Or build: put a floor on an empty site next to at least one building, in a colour none of the neighbours has. Pay by raising every neighbour with a floor of its own colour, all from your stock.',
  'rule.TU-22': 'Then put one roof on one of the floors just placed.',
  'rule.TU-23':
    'The marker of that building’s colour advances by its number of floors, up to the end of the track.',
  'rule.TU-24':
    'At the end of a turn, when the market is full again, you have ten floors at most; give back what is too many.',
  'rule.TU-25': 'When all four markers have reached a star column, take one more turn at once.',
  'rule.TU-26': 'There is no passing. Without roofs you cannot build.',
  'rule.TU-27':
    'You are present in a building that holds at least one roof of yours, covered or not.',
  'rule.TU-30': 'An objective met on your turn brings the highest token left, once per player.',
  'rule.TU-40':
    'After a tenth roof every opponent has one last turn. Then your roofs on top of buildings count, seven at most.',
  'rule.TU-41':
    'If a card shows a colour that is used up, you take another; everyone has one more turn.',
  'rule.TU-42': 'If no site can ever be built again, everyone has one more turn as well.',
  'rule.TU-43': 'Most Millions of tracks, roofs on top and tokens win. Tie: most floors in stock.',
} as const;
