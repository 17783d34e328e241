/** The rules and options in words, for those who read them. */
export const en = {
  'option.town': 'Town',
  'option.town.small': 'Small: 24 lots',
  'option.town.large': 'Large: 42 lots',

  'rule.SS-1': 'The town has four rows of six lots; the large one has six rows of seven.',
  'rule.SS-2': 'Cards are houses, shops and parks. There are as many cards as lots.',
  'rule.SS-3': 'Lots are neighbours when they share a side, also across a street.',
  'rule.SS-10':
    'Everybody is dealt two cards, which the others do not see. Chance says who begins.',
  'rule.SS-20':
    'On your turn build one of your cards on an empty lot, then draw a card while there are any.',
  'rule.SS-21': 'A house is worth 1 point, and 2 more for each park beside it.',
  'rule.SS-22': 'A shop is worth 2 points for each house beside it.',
  'rule.SS-23': 'A park is worth 1 point for each building beside it.',
  'rule.SS-30': 'When every lot is built on, most points win. Equal points share the victory.',
} as const;
