/** Everything this game says at the table, in English. docs/page.md lists which id is said when. */
export const en = {
  title: 'Sample Street',

  'ask.turn': 'Choose a card and an empty lot.',
  'field.build': 'Card',
  'field.lot': 'Lot',
  'build.house': 'House',
  'build.shop': 'Shop',
  'build.park': 'Park',
  'on-board.lot': '{count, plural, one {# empty lot} other {# empty lots}}, marked in the town.',
  'lot.empty': 'Lot {lot}',
  'lot.built':
    'Lot {lot}: {card, select, house {house} shop {shop} other {park}} of {seat}, {points, plural, one {# point} other {# points}}',
  'hint.points': '{points, plural, one {# point} other {# points}}',
  'commit.build':
    'Build a {card, select, house {house} shop {shop} other {park}} on {lot}: +{points}',

  'event.opened': '{seat} begins.',
  'event.opened.you': 'You begin.',
  'event.built':
    '{seat} builds a {card, select, house {house} shop {shop} other {park}} on {lot}: +{points}.',
  'event.built.you':
    'You build a {card, select, house {house} shop {shop} other {park}} on {lot}: +{points}.',
  'event.drew': 'You draw a {card, select, house {house} shop {shop} other {park}}.',
  'event.ended': 'Every lot is built on.',

  'why.not-the-turn': 'It is not your turn.',
  'why.not-in-hand': 'You have no such card.',
  'why.lot-unknown': 'There is no lot {lot} in this town.',
  'why.lot-taken': 'Something stands on {lot} already.',
  'end.full': 'Every lot is built on.',

  'board.label': 'Town',
  'player.hand': 'Cards in hand:',
  'player.cards': '{count, plural, one {# card} other {# cards}}',
} as const;
