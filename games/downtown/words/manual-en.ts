/** The rules and options of Downtown in words. Loaded when they are read. */
export const en = {
  'option.map': 'Map',
  'option.map.classic': 'Classic',
  'option.map.avenues': 'Avenues',
  'option.map.ribbons': 'Ribbons',
  'option.secondCard': 'The second card of an odd number',
  'option.secondCard.other-pile': 'From the other half',
  'option.secondCard.any-pile': 'The mayor chooses',
  'option.soleBonus': 'Bonus of a sole owner where the use is not sensible',
  'option.soleBonus.2': '2',
  'option.soleBonus.5': '5',
  'option.money': 'Money of the others',
  'option.money.open': 'Open',
  'option.money.hidden': 'Hidden until the end',

  'rule.DT-1':
    'The city has 24 lots of four plots. Odd lots are square, even ones oblong. Lots that share an edge are neighbours.',
  'rule.DT-3':
    'There are four square and four oblong plaques each of housing, industry and commerce. Three lots are parks.',
  'rule.DT-4': 'Everybody has 15 markers, a lobby token and 30 money.',
  'rule.DT-20': 'The mayor turns a card. If its number is odd, a second one is turned.',
  'rule.DT-22': 'For each card everybody secretly chooses what the lot becomes.',
  'rule.DT-23':
    'Then, from the mayor on, everybody says whether the lobby token is used: it doubles the vote and is gone.',
  'rule.DT-24': 'Most votes win. On a tie the mayor’s ballot decides, or the mayor chooses.',
  'rule.DT-30':
    'Everybody secretly orders one to three plots of one lot (with five or six players one or two), or passes.',
  'rule.DT-31': 'Not in parks, on lots paid out, or where no plot is free.',
  'rule.DT-32': 'One, two, three plots cost 3, 7, 12; on a bare lot 2, 5, 9.',
  'rule.DT-33': 'The full price is paid, whatever is received.',
  'rule.DT-34': 'Plots are handed out one at a time, from the mayor on, while there are free ones.',
  'rule.DT-40': 'A lot with a use and four markers pays, once.',
  'rule.DT-41':
    'A plot brings 1 for each neighbour with a plaque; twice that where the use is sensible: housing beside no industry, industry beside a commerce, commerce beside two housing.',
  'rule.DT-42':
    'Bonus: a sole owner 10 where sensible, else 2 (or 5); two owners 2 each where sensible, else 1.',
  'rule.DT-44': 'Then the markers go back, and the lot is closed.',
  'rule.DT-50': 'The next player is mayor.',
  'rule.DT-60': 'When every lot has a plaque the game ends after that round. Most money wins.',
  'rule.DT-70':
    'Two players: no money, no vote. 15 markers for planned lots and 15 for bare ones; the value of a plot is scored.',
  'rule.DT-72':
    'Two players: the mayor picks one of the own cards, the other decides the use, both order. Markers never come back.',
} as const;
