/** The sentences of the rules page in English: see web/src/rules/rules-words.ts. */
export const en = {
  'rules.minute': 'The game in a minute',
  'rules.minute.all':
    'A city of {lots} lots is planned, lot by lot. Every round one or two lots come up, and everybody **votes** in secret: housing, industry or commerce? Then everybody secretly **orders plots** of one lot. A planned lot whose {plots} plots are sold **pays** its owners, once. A plot brings 1 for every planned neighbour, and double in the right place. When the last lot is planned, the player with the **most money** wins.',

  'rules.goal': 'What wins',
  'rules.goal.money':
    'The player with the most money at the end wins. Players with the same amount share the victory.',
  'rules.goal.pays':
    'Money comes from lots. A lot pays when two things are true: a plaque shows what it has become, and its {plots} plots are sold.',
  'rules.goal.before': 'Lot 5 is industry, and three markers lie on it. It still waits.',
  'rules.goal.after':
    'You order the last plot. Lot 5 is full and pays {value} for each plot: {total} for your two.',
  'rules.goal.once':
    'A lot pays only once. Then its owners take their markers back, and nobody can buy there again.',
  'rules.goal.late': 'A lot that is not full at the end pays nothing. What it cost is lost.',

  'rules.city': 'The city',
  'rules.city.lots':
    'The plan has {lots} numbered lots. Each lot has {plots} plots of equal worth.',
  'rules.city.shapes':
    'Odd numbers are square lots, even numbers are oblong ones. Lots 1 to {half} are the left half of the city, lots {next} to {lots} the right half.',
  'rules.city.neighbours':
    'Lots that share an edge are **neighbours**. Lots that only touch at a corner are not.',
  'rules.city.picture':
    'Lot 9 has four neighbours: 6, 8, 12 and 19. Lots 5, 16 and 22 only touch its corners.',
  'rules.city.plaques':
    'A **plaque** shows the use of a lot: housing, industry, commerce or park. It only fits a lot of its own shape.',
  'rules.city.count': 'Plaques in the game',
  'fact.use': 'Use',
  'fact.square': 'Square',
  'fact.oblong': 'Oblong',
  'rules.city.maps':
    'There are three maps: Classic, Avenues and Ribbons. On each of them other lots are neighbours.',

  'rules.worth': 'What a plot pays',
  'rules.worth.count':
    'A plot pays 1 for every neighbouring lot that carries a plaque. Parks count too, and so do lots that have already paid.',
  'rules.worth.nine': 'Around lot 9 three lots are planned: 6, 8 and 12. A plot pays {value}.',
  'rules.worth.twentythree': 'Around lot 23 only lot 20 is planned. A plot pays {value}.',
  'rules.worth.now':
    'Neighbours without a plaque do not count. What matters is what lies there at the moment of the pay-out.',
  'rules.worth.none':
    'A lot without any planned neighbour pays nothing, not even a bonus. It is closed all the same, and its markers go back.',

  'rules.double': 'The right place pays double',
  'rules.double.sensible':
    'Each use has places that suit it. There the use is **sensible**, and every plot pays double.',
  'rules.double.table': 'When a use is sensible',
  'fact.double.when': 'Sensible if',
  'fact.double.housing': 'no industry is next to it',
  'fact.double.industry': 'at least one commerce is next to it',
  'fact.double.commerce': 'at least two lots of housing are next to it',
  'rules.double.quiet':
    'Housing on lot 3: two planned neighbours, none of them industry. Doubled, a plot pays {value}.',
  'rules.double.noisy':
    'Housing on lot 7: two planned neighbours as well, but lot 8 is industry. A plot pays {value}.',
  'rules.double.works':
    'Industry on lot 22: commerce lies beside it, on lots 20 and 23. One would be enough. A plot pays {value}.',
  'rules.double.shops':
    'Commerce on lot 16: lots 6, 13 and 14 beside it are housing. Two would be enough. A plot pays {value}.',
  'rules.double.parks':
    'Parks are neutral. They count as neighbours, but they never make a use sensible and never spoil it.',
  'rules.double.later':
    'A lot is valued once, when it pays. Whatever is built beside it later changes nothing for it.',

  'rules.bonus': 'Alone or in two',
  'rules.bonus.who':
    'If only one or two players own a lot when it pays, each of them gets a **bonus** on top.',
  'rules.bonus.table': 'Bonus for each owner',
  'fact.bonus.owners': 'Owners',
  'fact.bonus.sensible': 'Sensible',
  'fact.bonus.plain': 'Not sensible',
  'fact.bonus.one': 'One',
  'fact.bonus.two': 'Two',
  'fact.bonus.more': 'Three or four',
  'rules.bonus.once': 'The bonus is paid once to each owner, not for each plot.',
  'rules.bonus.none':
    'A lot without any planned neighbour brings no bonus. That holds for a sole owner, too, and even for housing, which would count as sensible there.',
  'rules.bonus.option':
    'The printed rules contradict themselves about a sole owner in the wrong place. We play {solePlain}. When you set up a game you can choose {soleOther} instead.',
  'rules.bonus.alone': 'A lot of your own',
  'rules.bonus.alone.1':
    'Two plots of lot 13 are yours, two are free. It is housing without industry next door: sensible.',
  'rules.bonus.alone.2': 'You secretly order both free plots.',
  'rules.bonus.alone.3':
    'The others pass. You pay {paid}, and the lot is full. It pays {value} for each of your {owned} plots and {bonus} for owning it alone: {total}.',

  'rules.round': 'A round',
  'rules.round.steps': 'A round has five steps. A game lasts about twelve rounds.',
  'rules.round.cards': '**Cards.** The mayor turns one or two planning cards.',
  'rules.round.vote': '**Vote.** For each card all vote what the lot becomes.',
  'rules.round.buy': '**Orders.** All secretly order plots, pay and receive them.',
  'rules.round.pay': '**Pay-out.** Planned lots with {plots} markers pay their owners.',
  'rules.round.mayor': '**Next mayor.** The badge passes to the next player, clockwise.',

  'rules.cards': 'Which lot comes next',
  'rules.cards.first':
    'The planning cards lie in two piles, one for each half of the city. The **mayor** picks a pile that is not empty and turns its top card. The lot with this number is planned now.',
  'rules.cards.odd':
    'If the number is odd, a second card is turned. There is never a third one, even if the second number is odd as well.',
  'rules.cards.second':
    'The second card comes from the other half. There is an option that lets the mayor look at the first card and then pick the half.',
  'rules.cards.empty':
    'If that pile is empty, the card comes from the pile that is left. If both are empty, there is no second card.',

  'rules.vote': 'The vote',
  'rules.vote.secret':
    'Everybody secretly chooses one use for the lot. Nobody may abstain. You may change your ballot until the last player has chosen.',
  'rules.vote.most': 'All ballots are shown together. The use with the most votes wins.',
  'rules.vote.tie':
    'In a tie the **mayor’s ballot** decides, if it is for one of the tied uses. If not, the mayor picks one of the tied uses, and no other.',
  'rules.vote.three': 'One vote each',
  'rules.vote.three.1': 'Lot 16 is voted on. You are mayor this round, and two plots are yours.',
  'rules.vote.three.2':
    'You choose commerce: with three lots of housing beside it, it would pay double. Odile has chosen, too, but nobody sees what.',
  'rules.vote.three.3':
    'Bruno is the last to choose, and all ballots are shown: commerce, housing, industry. One vote each is a tie. You are mayor and voted commerce, so lot 16 becomes commerce.',
  'rules.vote.token':
    'Everybody has one **lobby token** for the whole game. It makes your vote count twice.',
  'rules.vote.announce':
    'When all have chosen and before anything is shown, all who still have their token say aloud whether they use it: first the mayor, then the others, clockwise.',
  'rules.vote.final':
    'What was said cannot be taken back. A used token leaves the game, even if the vote is lost.',
  'rules.vote.lobby': 'Two tokens and a tie',
  'rules.vote.lobby.1': 'Five players vote on lot 6. You are mayor and choose industry.',
  'rules.vote.lobby.2': 'All have chosen. The mayor speaks first about the token: you keep yours.',
  'rules.vote.lobby.3':
    'Odile uses her token, Bruno keeps his, Céleste uses hers, Anton keeps his. Now the ballots are shown: housing {housing}, commerce {commerce}, industry {industry}. A tie, and your own industry is not part of it.',
  'rules.vote.lobby.4':
    'As mayor you pick housing or commerce, but not industry. You pick housing. Both tokens are gone.',
  'rules.vote.shape':
    'You can only vote for a use that still has a plaque of **this lot’s shape**. Plaques of the other shape do not help.',
  'rules.vote.shape.picture':
    'Lot 15 is square, and all {form} square plaques of housing are on the plan. Only industry and commerce can be chosen. The oblong plaques of housing are for even lots.',
  'rules.vote.last':
    'If only one use is left for this shape, it is laid at once. Nobody votes, and no token is asked for.',
  'rules.vote.laid':
    'The plaque is laid on the lot. Markers that are already there stay, now on the plaque.',
  'rules.vote.two':
    'Two cards mean two votes, in the order in which the cards were turned. The first plaque lies before the second vote begins.',

  'rules.buy': 'Buying plots',
  'rules.buy.order':
    'Everybody secretly chooses **one lot** and a number of plots, or passes. You may change your order until the last player has chosen. Then all orders are shown together.',
  'rules.buy.most': 'Most plots in one order',
  'fact.players': 'Players',
  'fact.buy.plots': 'Plots',
  'rules.buy.where':
    'You can order on every lot with a free plot, planned or bare. You cannot order in a park or on a lot that has paid.',
  'rules.buy.gamble':
    'You may order more plots than are free: a gamble. You may not order more plots than you have markers in hand.',
  'rules.buy.price':
    'The price depends on the number of plots and on the lot. Bare lots are cheaper. A plaque laid this round already counts.',
  'rules.buy.prices': 'Price of the whole order',
  'fact.buy.laid': 'Lot with a plaque',
  'fact.buy.bare': 'Bare lot',
  'rules.buy.afford': 'You can only order what you can pay.',
  'rules.buy.full': 'You pay for the **whole order**, no matter how many plots you get.',
  'rules.buy.hand':
    'Plots are handed out one at a time. The mayor begins, the others follow clockwise. Each player whose order is not yet filled puts one marker on a free plot of the chosen lot. This goes round until the orders are filled or nothing is free.',
  'rules.buy.three': 'Five plots wanted, three free',
  'rules.buy.three.1': 'Lot 8 is bare. One plot is Bruno’s, three are free. Odile is mayor.',
  'rules.buy.three.2': 'You secretly order two plots of lot 8.',
  'rules.buy.three.3':
    'The others want lot 8, too: Odile two plots, Bruno one. Odile gets one, then Bruno, then you. Now the lot is full. You paid {paid} for {wanted} plots and got {got}.',
  'rules.buy.three.4':
    'Lot 8 is full, but it has no plaque yet. It waits, and pays when it is planned.',

  'rules.pay': 'The pay-out',
  'rules.pay.when':
    'After the orders every lot with a plaque and {plots} markers is paid. Parks never pay.',
  'rules.pay.wait':
    'A full lot without a plaque waits. It pays in the round in which its plaque is laid.',
  'rules.pay.sum': 'All owners get what their plots are worth, and the bonus if there is one.',
  'rules.pay.crowd': 'Crowded out, and paid all the same',
  'rules.pay.crowd.1':
    'Lot 18 is housing. Two plots are yours, one is Odile’s, one is free. Odile is mayor.',
  'rules.pay.crowd.2': 'You order the last plot.',
  'rules.pay.crowd.3': 'Odile orders it as well. Nobody knows yet.',
  'rules.pay.crowd.4':
    'Bruno wanted it, too. The mayor is served first: Odile gets the plot. You pay {paid} for nothing, and so does Bruno. But lot 18 is full and sensible: it pays {value} a plot and, with two owners, a bonus of {bonus} each. That makes {total} for you and {other} for Odile.',
  'rules.pay.crowd.5':
    'Your markers and Odile’s go back. Lot 18 is closed; it still counts for its neighbours.',
  'rules.pay.back':
    'After the payment the markers go back to their owners and can be used again. The lot is closed for the rest of the game. Its plaque still counts for its neighbours.',
  'rules.pay.several':
    'Several lots can pay in one round. They are paid in the order of their numbers; what they are worth does not depend on it.',
  'rules.pay.mayor':
    'At the end of the round the mayor’s badge passes to the next player, clockwise.',

  'rules.end': 'The end',
  'rules.end.last':
    'When every lot has a plaque, this round is the last. It is played to its end: all order once more, and full lots pay.',
  'rules.end.lost': 'Lots that are not full pay nothing.',
  'rules.end.win': 'The most money wins. Players with the same amount share the victory.',
  'rules.end.open':
    'Everybody sees how much money the others have. There is an option to hide it from all others, and from spectators, until the end.',
  'rules.end.city': 'The last round',
  'rules.end.city.1': 'Two lots are still bare, 7 and 14. You are mayor.',
  'rules.end.city.2':
    'You turn the card of lot 7. It is odd, so a second card follows, from the other half: lot 14.',
  'rules.end.city.3': 'The first vote: two for commerce, one for industry. The plaque is laid.',
  'rules.end.city.4':
    'Then the second vote: lot 14 becomes industry. Now every lot has a plaque. This is the last round.',
  'rules.end.city.5':
    'One last time all order. You fill lot 7, Odile fills lot 14, Bruno passes. Both lots pay.',
  'rules.end.city.6':
    'Lots 4, 12 and 24 are not full and pay nothing. You have {you}, Odile {odile}, Bruno {bruno}: Odile wins.',

  'rules.setup': 'Set-up',
  'rules.setup.table': 'What each player gets',
  'fact.setup.markers': 'Markers',
  'fact.setup.money': 'Money',
  'fact.setup.token': 'Lobby tokens',
  'fact.setup.most': 'Most plots in one order',
  'fact.setup.sets': '{count} and {count}',
  'rules.setup.ballots':
    'In the box everybody also has three ballot cards. They show 1 marker (industry), 2 (housing) or 3 (commerce), so that they serve for the vote and for the order. Here you simply choose.',
  'rules.setup.bank': 'The bank never runs out of money.',
  'rules.setup.piles':
    'There is one planning card for each lot. The cards are split into 1–{half} and {next}–{lots}, and both piles are shuffled.',
  'rules.setup.six':
    'Three cards are drawn from each pile. These six are shuffled and turned one by one: the first three lots become parks, the fourth housing, the fifth commerce, the sixth industry.',
  'rules.setup.rest':
    'The six cards and the unused parks leave the game. In each pile {pile} cards remain, so {toPlan} lots will be planned.',
  'rules.setup.mayor': 'Chance decides who is the first mayor.',
  'rules.setup.picture':
    'A city at the start: three parks, one housing, one commerce, one industry.',

  'rules.options': 'Options',
  'rules.options.before':
    'You choose these when you set up a game. The first value is the usual one.',
  'rules.options.map': '**Map:** Classic, Avenues, Ribbons, or a map of your own.',
  'rules.options.avenues': 'Avenues, after set-up.',
  'rules.options.ribbons': 'Ribbons, after set-up.',
  'rules.options.second':
    '**The second card of an odd number:** from the other half, or the mayor chooses after seeing the first card.',
  'rules.options.sole':
    '**Bonus of a sole owner where the use is not sensible:** {solePlain} or {soleOther}.',
  'rules.options.money': '**Money of the others:** open, or hidden until the end.',
  'rules.options.two': 'With two players only the map can be chosen.',

  'rules.two': 'The game for two',
  'rules.two.other':
    'With two players it is another game: no money, no lobby token, no bonus. You collect points.',
  'rules.two.markers':
    'Each of you has two sets of {markers} markers. The first set is only for lots **with a plaque**, the second only for **bare** lots.',
  'rules.two.deal':
    'Six lots are planned as in the larger game. The other {toPlan} cards are shuffled and dealt, {pile} each. They lie face up.',
  'rules.two.card':
    'The mayor plays one of the own cards. Odd or even does not matter: it is always one card.',
  'rules.two.use':
    'The **opponent** decides what this lot becomes. A plaque of its shape must be left. If only one use is possible, it is laid at once.',
  'rules.two.order':
    'Then both secretly order up to {most} plots of one lot, or pass. Plots are handed out one at a time, the mayor first.',
  'rules.two.enough':
    'You may not order more plots than you have markers of the set that this lot needs.',
  'rules.two.lost':
    'You pay with markers. Markers for plots that you did not get are lost. Markers never come back, not even after a pay-out.',
  'rules.two.mixed':
    'The set only matters when a marker is placed. A lot may hold markers of both sets, and it pays for all of them.',
  'rules.two.points':
    'When a lot pays, its owners score what their plots are worth: 1 for each planned neighbour, double if the use is sensible.',
  'rules.two.end':
    'You take turns as mayor. After {toPlan} rounds every lot is planned, and the game ends. The score is open. The higher total wins; with equal totals you share the victory.',
  'rules.two.duel': 'A round for two',
  'rules.two.duel.1': 'Odile is mayor and plays one of her cards.',
  'rules.two.duel.2': 'She chooses lot 16. What it becomes is for you to say.',
  'rules.two.duel.3': 'You decide on industry. Now both of you order in secret.',
  'rules.two.duel.4':
    'Both want lot 3, which is bare: two plots are free. Odile is mayor and gets one, you get the other. You ordered {wanted} plots and got {got}; the other markers are lost. You have {left} left for bare lots.',

  'rules.reconstructed': 'What is reconstructed',
  'rules.reconstructed.why':
    'These rules are told in our own words, and everything is drawn by us. Some of the material could not be found in print. We rebuilt it as well as we could, and here we say what.',
  'rules.reconstructed.maps':
    '**The maps are ours.** It is known that there are {lots} lots, which of them are square and which oblong, and to which half they belong. Where each lot lies, and so who is whose neighbour, is our reconstruction. This is true of all three maps.',
  'rules.reconstructed.sole':
    '**The bonus of a sole owner.** The printed text gives {solePlain} and calls {sole} the double of it, so one of the two is a mistake. We play {solePlain}, and {soleOther} is an option.',
  'rules.reconstructed.second':
    '**The second card.** Two translations disagree: from the other pile, or from any pile. We play the other pile, and the free choice is an option.',
  'rules.reconstructed.silent':
    '**Where the rules are silent** we decided: the first mayor is drawn by lot; the bank never runs out; a single possible use needs no vote; an announced token stays announced; you order only where a plot is free; a lot without planned neighbours brings no bonus; lots pay in the order of their numbers; money is open.',
  'rules.reconstructed.two':
    '**The game for two** is not in the printed rules. It is a variant credited to the author, and we filled its gaps.',
  'rules.reconstructed.check':
    'Do you own the box? Then you can put our map right. Lay your board beside the screen, open our map in the editor, and compare lot by lot: where does it lie, and which lots share an edge with it?',
  'rules.reconstructed.correct':
    'The editor draws every change and checks it at once. You can keep the corrected map, play on it straight away, also with others, and pass it on as a file or a link.',
} as const;
