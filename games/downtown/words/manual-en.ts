/** The options of Downtown in words. Loaded when they are read. */
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
} as const;
