export const en = {
  title: 'Lanterns',

  'ask.bid': 'Round {round}: choose a card in secret.',
  'ask.bid.again': 'You chose {card}. You may change it until everyone has chosen.',
  'ask.light': 'You won the round. How many lanterns do you light?',
  'ask.hang': 'Where do the lanterns hang?',
  'ask.throw': 'Throw the die?',

  'field.card': 'Card',
  'field.pay': 'Lanterns',
  'field.hang': 'Bank',
  'field.throw': 'Die',

  'card.any': 'Card {value}',
  'pay.any': '{value, plural, =0 {None} one {# lantern} other {# lanterns}}',
  'hang.east': 'East bank',
  'hang.west': 'West bank',
  'throw.true': 'Throw',
  'throw.false': 'Leave it',

  'hint.pay': 'Costs {coins, plural, one {# coin} other {# coins}}; worth {points} at the end.',

  'commit.card': 'Play card {card}',

  'event.chose': '{seat} has chosen a card.',
  'event.chose.you': 'You have chosen a card.',
  'event.drew': 'You draw {card}.',
  'event.revealed': '{winner} wins the round with {card}. On the table: {cards}.',
  'event.revealed.you': 'You win the round with {card}. On the table: {cards}.',
  'event.lit': '{seat} lights {pay, plural, =0 {no lantern} one {# lantern} other {# lanterns}}.',
  'event.lit.you': 'You light {pay, plural, =0 {no lantern} one {# lantern} other {# lanterns}}.',
  'event.hung':
    '{seat} hangs {lanterns, plural, one {# lantern} other {# lanterns}} on the {bank, select, east {east} other {west}} bank.',
  'event.hung.you':
    'You hang {lanterns, plural, one {# lantern} other {# lanterns}} on the {bank, select, east {east} other {west}} bank.',
  'event.threw':
    '{seat} throws the die: {coins, plural, =0 {nothing} one {# coin} other {# coins}}.',
  'event.threw.you':
    'You throw the die: {coins, plural, =0 {nothing} one {# coin} other {# coins}}.',
  'event.ended': 'The game is over.',

  'why.not-in-hand': 'Card {card} is not in your hand.',
  'why.too-few-coins': 'That costs {pay, plural, one {# coin} other {# coins}}; you have {coins}.',

  'end.rounds': 'The last round was played.',
  'end.cards': 'The cards ran out.',

  'option.hand': 'Cards in hand',
  'option.rounds': 'Rounds',

  'piece.card': 'card {card}',
  'board.bank':
    '{side, select, east {East} other {West}} bank: {lanterns, plural, =0 {no lantern} one {# lantern} other {# lanterns}}',
  'board.east': 'East bank',
  'board.west': 'West bank',
  'board.river': 'Round {round} of {rounds}',
  'board.hand': 'Your hand',
  'player.coins': '{coins, plural, one {# coin} other {# coins}}',
  'player.hand': '{cards, plural, one {# card} other {# cards}}',
  'player.lanterns': 'Lanterns east {east}, west {west}',

  'rule.TOY-1': 'Two to four seats. Cards go from 1 to 24. Everyone starts with six coins.',
  'rule.TOY-2': 'Each round everyone chooses a card in secret. The highest card wins the round.',
  'rule.TOY-3': 'The winner pays up to three coins for as many lanterns.',
  'rule.TOY-4': 'They all hang on one bank, east or west.',
  'rule.TOY-5': 'The winner may throw the die for up to two coins.',
  'rule.TOY-7': 'At the end a coin is worth 1, a lantern 2, and lanterns on both banks 3 more.',
} as const;
