/** The sentences of the guided first game in English: see web/src/lesson/lesson-words.ts. */
export const en = {
  'lesson.goal': 'Most money wins',
  'lesson.goal.say':
    'The most money wins. A lot pays its owners as soon as its four plots are sold. Lot 5 needs one more: order 1 plot there, for 3.',
  'lesson.goal.not.0': 'Only one plot is free, and you pay for all that you order. One is enough.',
  'lesson.goal.not.1': 'Passing is allowed and sometimes wise. But money is waiting on lot 5.',
  'lesson.goal.not.2': 'You could, but that lot would wait long to pay. Lot 5 needs one plot only.',
  'lesson.goal.not.3':
    'Nobody can buy a park. Parks make their neighbours worth more, as you will see.',
  'lesson.goal.result': 'Lot 5 is full and pays 3 for every plot: 6 for your two. You have 21 now.',
  'lesson.neighbours': 'Count the neighbours',
  'lesson.neighbours.say':
    'Why 3? A plot pays 1 for each neighbouring lot that is already planned, parks too. Lots 9 and 23 each need one last plot. Order it where it pays more.',
  'lesson.neighbours.not.0':
    'Lot 23 has one planned neighbour, lot 20: 1 a plot. Count around lot 9.',
  'lesson.neighbours.not.1': 'Only one plot is free there. Order one.',
  'lesson.neighbours.not.2':
    'Only 9 and 23 would pay this round. Which has more planned neighbours?',
  'lesson.neighbours.not.3': 'Lot 5 has paid. A lot pays once; it still counts as a neighbour.',
  'lesson.neighbours.result':
    'Lots 6, 8 and 12 are planned: 3 a plot, so your two plots bring 6. On lot 23 they would have brought 2.',
  'lesson.homes': 'Homes like it quiet',
  'lesson.homes.say':
    'In the right place a lot pays double. Housing wants no industry next door. Lots 3 and 7 are housing with two planned neighbours each. Order the last plot of the better one.',
  'lesson.homes.not.0':
    'Lot 7 has the factories of lot 8 beside it: 2 a plot, not doubled. Lot 3 has none.',
  'lesson.homes.not.1': 'Only one plot is free there. Order one.',
  'lesson.homes.not.2': 'Look at the two lots of housing that need one more plot: 3 and 7.',
  'lesson.homes.not.3': 'That is a park: nothing to buy there.',
  'lesson.homes.result':
    'A sensible place: two neighbours, doubled, make 4 a plot. Your two plots bring 8 instead of 4.',
  'lesson.vote': 'You vote what is built',
  'lesson.vote.say':
    'Who decides what is built? All of you, by secret vote. Two plots of lot 22 are yours. Industry pays double beside commerce, and lot 20 is commerce. Vote industry.',
  'lesson.vote.bot.1': 'Factories beside shops: that suits my plot, too.',
  'lesson.vote.not.0':
    'There is industry on lot 12, so housing would pay 3, not 6. Compare the three figures.',
  'lesson.vote.not.1': 'Commerce wants two lots of housing beside it, and here is none: 3, not 6.',
  'lesson.vote.result':
    'Two votes to one: lot 22 becomes industry. Your two plots there are worth 6 each instead of 3.',
  'lesson.mayor': 'The mayor breaks ties',
  'lesson.mayor.say':
    'This round you are mayor: in a tie your ballot decides. Commerce pays double beside two lots of housing, and lot 16 touches three. Vote commerce.',
  'lesson.mayor.bot.1': 'Homes, please.',
  'lesson.mayor.bot.2': 'I want factories.',
  'lesson.mayor.not.0':
    'Lot 19 is industry, so housing pays 5 here. As commerce the same plots pay 10.',
  'lesson.mayor.not.1':
    'Industry wants commerce next door, and lot 16 has none: 5. As commerce it pays 10.',
  'lesson.mayor.result':
    'One vote each, and the mayor’s decides. Lot 16 becomes commerce: 10 a plot instead of 5.',
  'lesson.lobby': 'One double vote a game',
  'lesson.lobby.say':
    'Now Odile is mayor, and a tie would go her way. Your lobby token counts your vote twice, once in the whole game. Vote housing for lot 18, then use it.',
  'lesson.lobby.say.5': 'Nobody else doubles. Use your token now.',
  'lesson.lobby.bot.1': 'I am the mayor, and I fancy shops.',
  'lesson.lobby.not.0': 'You own a plot here, and only housing pays double on lot 18.',
  'lesson.lobby.not.1':
    'Keeping it is often right. But it is one vote each, and Odile’s commerce would win. Use it.',
  'lesson.lobby.result':
    'Two against one and one: housing. Your plot is worth 6 instead of 3. The token is gone, so choose its moment well.',
  'lesson.secret': 'Everybody orders in secret',
  'lesson.secret.say':
    'All order in secret; then plots are handed out, the mayor first. Those who come too late have paid for nothing. Mayor Odile wants the last plot of 18. Order the last one of 22.',
  'lesson.secret.bot.1': 'Lot 18 is mine.',
  'lesson.secret.bot.2': 'I wanted it, too.',
  'lesson.secret.not.0':
    'Odile is mayor and is served first: you would pay 3 and get nothing. Nobody else wants lot 22.',
  'lesson.secret.not.1': 'Only one plot is free there. Order one.',
  'lesson.secret.not.2': 'Lot 22 needs one plot and pays 8 for each. Nobody else is after it.',
  'lesson.secret.result':
    'Lot 22 pays 8 a plot: 16 for you. Odile filled lot 18, which paid you 6 as well. Bruno paid 3 for nothing.',
  'lesson.alone': 'Alone on a lot',
  'lesson.alone.say':
    'Own all four plots of a sensible lot and you get 10 on top. Two plots of lot 13 are yours, two are free. Order 2 plots, for 7.',
  'lesson.alone.not.0': 'That leaves one for somebody else, and the 10 would be gone. Take both.',
  'lesson.alone.not.1': 'Only two are free. The third would cost 5 more for nothing.',
  'lesson.alone.not.2': 'Somebody may join you on lot 13 next round. Fill it now.',
  'lesson.alone.result':
    '4 plots at 6 make 24, and 10 for owning them alone: 34 for an outlay of 7.',
  'lesson.bare': 'Buy early, buy cheap',
  'lesson.bare.say':
    'Bare lots are cheaper: 2, 5 or 9 for one, two or three plots. They pay only once they are planned, and your vote helps with that. Order 3 plots of lot 24.',
  'lesson.bare.not.0': 'For this once take three: then only one more fills it.',
  'lesson.bare.not.1': 'Look at lot 24: nobody is there yet, and three neighbours are planned.',
  'lesson.bare.result':
    'Three plots for 9 instead of 12. As industry lot 24 would pay 6 a plot. Now it needs its card, and your vote.',
  'lesson.game': 'Now for real',
  'lesson.game.say':
    'Four lots are left: 1, 10, 15 and 24. When all are planned the game ends, and lots that are not full pay nothing. You are mayor: turn a card. Odile and Bruno think for themselves from here.',
} as const;
