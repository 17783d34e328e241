/** The rules in words: see docs/rules-pages.md. Loaded when they are read. */
export const en = {
  'rules.minute': 'The game in a minute',
  'rules.minute.all':
    'You build a town, lot by lot. Every building is worth points by what stands beside it. Most points win.',
  'rules.town': 'The town',
  'rules.town.lots': 'The town has four rows of six lots; the large one has six rows of seven.',
  'rules.town.cards': 'Cards are houses, shops and parks. There are as many cards as lots.',
  'rules.town.neighbours': 'Lots are neighbours when they share a side, also across a street.',
  'rules.town.deal':
    'Everybody is dealt two cards, which the others do not see. Chance says who begins.',
  'rules.turn': 'A turn',
  'rules.turn.build':
    'On your turn build one of your cards on an empty lot, then draw a card while there are any.',
  'rules.turn.house': 'A house is worth 1 point, and 2 more for each park beside it.',
  'rules.turn.shop': 'A shop is worth 2 points for each house beside it.',
  'rules.turn.park': 'A park is worth 1 point for each building beside it.',
  'rules.turn.end': 'When every lot is built on, most points win. Equal points share the victory.',
} as const;
