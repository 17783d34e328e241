/** The rules and options of Chinatown in words. Loaded when they are read. */
export const en = {
  'option.map': 'Map',
  'option.map.1999': 'Of 1999',
  'option.map.2008': 'Of 2008',
  'option.economy': 'Economy cards',
  'option.economy.on': 'One each year',
  'option.economy.off': 'None',
  'option.money': 'Money',
  'option.money.hidden': 'Hidden until the end',
  'option.money.open': 'Open to all',
  'option.dealMoney': 'Money in deals',
  'option.dealMoney.secret': 'Known to the parties only',
  'option.dealMoney.open': 'Open to all',
  'option.hands': 'Shop tiles in hand',
  'option.hands.open': 'Open to all',
  'option.hands.hidden': 'Hidden',
  'option.buildOrder': 'Building',
  'option.buildOrder.together': 'All at the same time',
  'option.buildOrder.in-turn': 'In turn',
  'option.streetAccess': 'Street access',
  'option.streetAccess.off': 'Does not matter',
  'option.streetAccess.on': 'New businesses need it',
  'option.locationCards': 'Location cards not kept',
  'option.locationCards.classic': 'Go back into the deck',
  'option.locationCards.hold': 'Stay in hand and can be traded',
  'option.locationCards.all': 'All cards are kept',
  'clock.trade': 'Time to trade each year',

  'rule.CT-1':
    'There are 85 locations in six districts. Locations side by side in a district are adjacent.',
  'rule.CT-3':
    'There are twelve types of shop, of sizes three to six. A type has three tiles more than its size.',
  'rule.CT-10':
    'Each year everyone is dealt location cards, keeps some in secret and gives two back.',
  'rule.CT-11': 'Everyone draws shop tiles.',
  'rule.CT-20':
    'Everything can be traded: locations with or without a shop, tiles in hand and money, between any number of players.',
  'rule.CT-21': 'A shop that stands never moves; only its owner changes.',
  'rule.CT-22': 'The money in a deal is known to its parties only, unless agreed otherwise.',
  'rule.CT-23':
    'An offer is settled at once and as a whole when the last party accepts. An offer to anyone is settled with the first who takes it; a counter-offer lies beside it.',
  'rule.CT-24':
    'The trade ends when all are done. A deal makes its parties no longer done. The end is final.',
  'rule.CT-30':
    'Then everyone puts any number of tiles on empty locations of their own. Own tiles of this year can be taken up again until all are ready.',
  'rule.CT-31': 'Tiles not built stay in hand.',
  'rule.CT-40': 'An economy card may pay 1,000 for every shop of some sizes.',
  'rule.CT-41':
    'Adjacent shops of one type and owner are a business. With 1 to 5 shops it earns 1,000, 2,000, 4,000, 6,000, 8,000; complete at size 3, 4, 5, 6 it earns 5,000, 8,000, 11,000, 14,000.',
  'rule.CT-42': 'Shops beyond the size begin another business.',
  'rule.CT-50': 'After six years most money wins; ties share.',
  'rule.CT-60':
    'With street access: a new business begins at a street; elsewhere shops only join a business that is not complete.',
  'rule.CT-61': 'Cards not kept go back, stay in hand, or are all kept, as agreed.',
} as const;
