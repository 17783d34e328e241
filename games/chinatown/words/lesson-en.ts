/** The sentences of the guided first game in English: see web/src/lesson/lesson-words.ts. */
export const en = {
  'lesson.goal': 'Equal shops side by side',
  'lesson.goal.say':
    'After six years the richest wins. Shops pay every year, and equal shops side by side pay more. Put your third fish shop beside the other two, on 23.',
  'lesson.goal.say.1': 'That is all you have. Say that you have finished building.',
  'lesson.goal.not.0':
    'That works, but alone it earns 1,000. Beside the other two it completes them.',
  'lesson.goal.not.1': 'Your fish tile is still in your hand, where it earns nothing.',
  'lesson.goal.not.2': 'That address belongs to somebody else. Build where your awning hangs.',
  'lesson.goal.result':
    'Three of three: a complete fish business pays 5,000 a year. Apart, the same shops would pay 3,000.',
  'lesson.size': 'Finish what you began',
  'lesson.size.say':
    'The dots on a tile say how many make it complete: four for the tea-house. The last one brings most. One location is free and you hold two tiles: which belongs there?',
  'lesson.size.say.1': 'Finished building?',
  'lesson.size.not.0': 'Two of six radio shops: 1,000 more. The fourth tea-house adds 4,000.',
  'lesson.size.not.1': 'An empty location earns nothing. One of your two tiles belongs there.',
  'lesson.size.result':
    'Four of four: 8,000 instead of 4,000. With the radio shop you earn 9,000 a year now. The radio tile keeps for later.',
  'lesson.accept': 'Somebody makes an offer',
  'lesson.accept.say':
    'The right address may be somebody else’s, so everybody trades: locations, tiles, money. Bruno offers location 36 for 2,000, and you hold the tile for it. Accept.',
  'lesson.accept.bot.0': 'I have no use for 36. For 2,000 it is yours.',
  'lesson.accept.not.0':
    'Being careful is good. But it brings 2,000 more a year, for four years. The offer is still there.',
  'lesson.accept.not.1': 'Wait: there is a good offer on the table.',
  'lesson.accept.not.2': 'Bargaining comes in a moment. This price is fair: accept it.',
  'lesson.accept.not.3': 'Look at Bruno’s offer first: it is a good one.',
  'lesson.accept.result':
    'Yours. With a third antiques shop there they pay 4,000 a year instead of 2,000: in four years 8,000 more, for 2,000.',
  'lesson.swap': 'Make an offer yourself',
  'lesson.swap.say':
    'Odile holds the watchmaker that you need, and you hold the fireworks that she needs. Offer the swap: your fireworks for her watchmaker.',
  'lesson.swap.bot.1': 'Gladly. That completes mine, too.',
  'lesson.swap.not.0':
    'Possible, but the swap is better: one fireworks tile for one watchmaker, nothing more.',
  'lesson.swap.not.1': 'Not yet: Odile has what you need.',
  'lesson.swap.not.2': 'You can only offer what you hold. Your hand is below the map.',
  'lesson.swap.result':
    'A deal that helps both: your watchmakers go from 2,000 to 5,000 a year, Odile’s fireworks from 4,000 to 8,000.',
  'lesson.price': 'What is it worth?',
  'lesson.price.say':
    'Bruno owns 61. Your fifth laundry there adds 5,000 a year for three years: 15,000. Anything less is a gain. Offer him 2,000 for 61 and hear what he says.',
  'lesson.price.say.2': '5,000 for something worth 15,000 is still a gain. Accept.',
  'lesson.price.bot.1': 'It is worth more to you. 5,000.',
  'lesson.price.not.0': 'You can walk away. But 15,000 for 5,000 leaves you 10,000 ahead.',
  'lesson.price.not.1': 'Not yet: 61 is worth 15,000 to you.',
  'lesson.price.not.2': 'Money for 61 is all you need here: nothing else goes on the tray.',
  'lesson.price.not.3': 'You do not have that much. Nobody may promise more than they hold.',
  'lesson.price.result':
    'You paid once. Five laundries earn 11,000 a year instead of 6,000: 15,000 more by the end.',
  'lesson.sell': 'Sell dear',
  'lesson.sell.say':
    'Odile wants your jewellery shop on 51 for 4,000. You would lose 1,000 a year, she would gain 5,000 a year: 15,000 by the end. Counter with 9,000.',
  'lesson.sell.bot.0': 'Your little jeweller for 4,000?',
  'lesson.sell.bot.2': 'You drive a hard bargain. All right.',
  'lesson.sell.not.0': 'You would end 1,000 better off, and Odile 11,000. She can pay more: ask.',
  'lesson.sell.not.1': 'Safe, but there are 12,000 to share between you. Name a price instead.',
  'lesson.sell.not.2': 'Ask for money for 51: something between 5,000 and 11,000.',
  'lesson.sell.not.3': 'Answer Odile first: press Counter on her offer.',
  'lesson.sell.not.4': 'Answer Odile’s offer: press Counter and change the price.',
  'lesson.sell.result':
    'A good price for a shop that would have earned you 3,000. Odile is ahead as well: that is how deals happen.',
  'lesson.cards': 'A new year, new addresses',
  'lesson.cards.say':
    'A year begins with new addresses: six cards, of which you keep four. Neighbours are what you build on. Keep those beside your restaurants on 20 and 21: 16, 22, 24 and 25.',
  'lesson.cards.not.0':
    'An address far from your shops is only good for trading. Give 5 and 70 back.',
  'lesson.cards.result':
    'All next door to each other. Two restaurants wait in your hand, and four new tiles were dealt. Now the trade begins again.',
  'lesson.payday': 'Done, build, pay-day',
  'lesson.payday.say':
    'Nothing more to trade? Say that you are done. Then build both restaurants. Before pay-day a card about the economy is turned: it may reward shops of one size.',
  'lesson.payday.say.3': 'Now build both restaurants beside the others.',
  'lesson.payday.say.5': 'That is all of it. Finished building?',
  'lesson.payday.bot.0': 'Nothing for me this year.',
  'lesson.payday.not.0': 'You still hold a restaurant. Four side by side are complete.',
  'lesson.payday.not.1':
    'Odile and Bruno have all they want this year. In a real game, keep asking.',
  'lesson.payday.not.2': 'Put the restaurants beside the other two.',
  'lesson.payday.result':
    'Four restaurants pay 8,000, and the economy card rewards size four with 1,000 for each of your shops: 12,000 in one year.',
  'lesson.game': 'Now for real: the last two years',
  'lesson.game.say':
    'Year five of six, and it is close. Two years of dealing are left: choose addresses, trade, build. Odile and Bruno think for themselves from here.',
} as const;
