/** What each option changes, in English. */
export const en = {
  'option.map.about': 'How the six districts are cut, and so which addresses are neighbours.',
  'option.economy.about': 'A card each year that may pay extra for every shop of one size.',
  'option.money.about': 'Open: everybody sees who leads. Hidden: you can only guess.',
  'option.dealMoney.about': 'Whether the others learn the price when two of you make a deal.',
  'option.hands.about': 'Open: you see who needs what. Hidden: you have to ask.',
  'option.buildOrder.about': 'In turn: those who build later see what the others have built.',
  'option.streetAccess.about':
    'On: a new business needs an address on a street. Inner addresses only extend one.',
  'option.locationCards.about':
    'What happens to the two addresses that you do not keep each year: more cards, more to trade.',
} as const;
