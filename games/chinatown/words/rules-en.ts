/** The sentences of the rules page in English: see web/src/rules/rules-words.ts. */
export const en = {
  'rules.minute': 'The game in a minute',
  'rules.minute.all':
    'For {years} years you do business in a quarter of New York. Every year everybody is dealt locations and shop tiles, mostly the wrong ones. So you **trade**: locations, tiles, shops, money, with anyone, in any mixture. Then you **build**. Equal shops side by side under one owner are a business. The larger it is, the better it pays, and a complete one pays most. After {years} pay-days the **richest** player wins.',

  'rules.goal': 'What wins',
  'rules.goal.money':
    'After {years} years the player with the most money wins. Players with the same amount share the victory.',
  'rules.goal.years':
    'Shops pay **every year**, and equal shops side by side pay more than the same shops apart.',
  'rules.goal.together':
    'Together: three fish shops side by side are complete and earn {complete3} a year.',
  'rules.goal.apart':
    'Apart: two side by side earn {two} a year. The third touches them at a corner only and earns {one}.',
  'rules.goal.board': 'What stands on the map at the end is worth nothing. Only money counts.',
  'rules.goal.start': 'Everybody starts with {start}.',

  'rules.earn': 'What shops earn',
  'rules.earn.business':
    'A **business** is a group of shops of the same kind and the same owner that stand side by side in one district.',
  'rules.earn.beside':
    'Side by side means that two locations of one district share an edge. A corner is not enough, and a street between two districts parts them.',
  'rules.earn.size':
    'The dots on a tile show its **size**: how many shops of this kind make a business complete. Every further shop adds income, and the one that completes the business adds the most.',
  'rules.earn.income': 'Income of a business in a year',
  'fact.earn.shops': 'Shops in it',
  'fact.earn.row': 'Size {size}',
  'fact.earn.full': '**{money}**',
  'rules.earn.grow': 'From one tea house to five',
  'rules.earn.grow.1': 'You own five locations in a chain. One tea house earns {one}.',
  'rules.earn.grow.2': 'Two side by side earn {two}.',
  'rules.earn.grow.3': 'Three earn {three}.',
  'rules.earn.grow.4':
    'The fourth completes the business, since a tea house has size 4. It earns {complete4} now.',
  'rules.earn.grow.5':
    'A complete business does not grow. The fifth tea house begins the next one and earns {one} more.',
  'rules.earn.more':
    'A business never counts more shops than its size. What is left over counts as a business of its own, wherever those shops stand in the group.',
  'rules.earn.owners':
    'The shops of another player never count with yours, even if they are of the same kind and next door.',
  'rules.earn.five':
    'Five fish shops, size 3: one complete business ({complete3}) and two shops left over ({two}).',
  'rules.earn.two':
    'Two laundries side by side, but with two owners: two businesses of one shop. Each earns {one}.',
  'rules.earn.afresh':
    'Businesses are counted afresh every year, by who owns what then. If you sell one shop of a complete business, it may be complete no more.',

  'rules.year': 'A year',
  'rules.year.steps': 'A year has five steps. All players take each step together.',
  'rules.year.cards': '**Locations.** You are dealt location cards and give two back.',
  'rules.year.tiles': '**Tiles.** You draw shop tiles.',
  'rules.year.trade': '**Trade.** Anything for anything, with anyone.',
  'rules.year.build': '**Build.** You put tiles on your own empty locations.',
  'rules.year.pay': '**Income.** An economy card is turned, then every business pays.',

  'rules.cards': 'Location cards',
  'rules.cards.deal':
    'Everybody is dealt location cards, keeps some of them and gives two back. How many depends on the year and on the number of players.',
  'rules.cards.table': 'Location cards for each player',
  'fact.cards.year': 'Year',
  'fact.cards.players': '{count} players',
  'fact.cards.cell': 'dealt {dealt}, keep {kept}',
  'rules.cards.secret':
    'You choose in secret, and you may change your mind until the last player has chosen. Then all kept locations are shown, and from now on they are yours.',
  'rules.cards.gone':
    'Kept cards leave the game. The cards given back are shuffled into the deck and may come again.',
  'rules.cards.keep': 'Which cards to keep',
  'rules.cards.keep.1':
    'A game of three, year 5. You have restaurants on 20 and 21. You are dealt 5, 16, 22, 24, 25 and 70; those in this district are lit.',
  'rules.cards.keep.2':
    'You keep 16, 22, 24 and 25, all beside your restaurants. 5 and 70 go back. The others do not see your choice yet.',
  'rules.cards.keep.3':
    'When all have chosen, the new locations are shown. Then everybody draws shop tiles, and the trade begins.',

  'rules.tiles': 'Shop tiles',
  'rules.tiles.types':
    'There are {kinds} kinds of shops, {tiles} tiles in all. Of each kind there are three tiles more than its size.',
  'rules.tiles.shops': 'The shops',
  'fact.tiles.size': 'Size',
  'fact.tiles.kinds': 'Kinds',
  'fact.tiles.each': 'Tiles of each',
  'rules.tiles.draw': 'After the locations everybody draws tiles, unseen, from the common supply.',
  'rules.tiles.table': 'Shop tiles for each player',
  'rules.tiles.open':
    'Your tiles lie open, so that all know what you have to trade. There is an option to keep them hidden.',

  'rules.trade': 'Trading',
  'rules.trade.all':
    'Everything can be traded: locations, with or without the shop on them, tiles in hand, and money. Any number, in any mixture, between any players.',
  'rules.trade.stays':
    'A shop that stands **never moves**. If its location is traded, the shop gets a new owner where it is, as often as you like.',
  'rules.trade.talk':
    'Promises about later are only talk. What is not in the deal, nobody has to keep.',
  'rules.trade.offer':
    'At any moment of the trade you may put an **offer** on the table. It says who gives what to whom. You yourself must have a part in it.',
  'rules.trade.accept':
    'Everybody who is named accepts or declines. You may take back that you accepted as long as the deal is not done.',
  'rules.trade.settle':
    'The moment the last one accepts, the deal is done, at once and as a whole. By making the offer you have already accepted it.',
  'rules.trade.swap': 'A swap of two tiles',
  'rules.trade.swap.1':
    'You have two watchmakers and hold a fireworks tile. Odile has three fireworks shops and holds a watchmaker.',
  'rules.trade.swap.2':
    'You offer the swap: your fireworks tile for her watchmaker. Odile has to say yes or no.',
  'rules.trade.swap.3':
    'Odile accepts, and the deal is done. Once both are built, your watchmakers earn {complete3} instead of {two}, and her fireworks shops {complete4} instead of {three}.',
  'rules.trade.decline':
    'An offer that was declined stays on the table, until its author withdraws it or it can no longer be kept. Whoever declined may still accept it.',
  'rules.trade.back': 'The author may withdraw an offer, as long as the deal is not done.',
  'rules.trade.counter':
    'Instead of saying yes or no, you may answer with a **counter-offer**. It replaces the offer, and now the others have to accept.',
  'rules.trade.price': 'A counter-offer',
  'rules.trade.price.1':
    'Odile has four jewellers side by side and lacks only yours, on 51. She offers you {money} for it.',
  'rules.trade.price.2':
    'You know that it completes her business. You answer with a counter-offer: {money}.',
  'rules.trade.price.3':
    'Odile accepts and pays {money}. The jeweller stays on 51, now under her awning: five of five, which earn {complete5} a year.',
  'rules.trade.hold':
    'Nobody can offer or accept to give what they do not have at that moment. If you try, it is refused, and only you are told.',
  'rules.trade.net':
    'What is given must be yours **before** the deal. Money counts in sum: what you pay, less what you get in the same deal. Nobody may end below zero.',
  'rules.trade.void':
    'After each deal, offers that can no longer be kept are void. Everybody is told that they are; only those with a part in them are told why.',
  'rules.trade.most': 'You may have up to {offers} offers on the table at once.',
  'rules.trade.done':
    'The trade ends when all players have said that they are **done**. You may still trade after that, as long as somebody is not done.',
  'rules.trade.undone':
    'You may take “done” back until the last player says it. If you close a deal, you are no longer done.',
  'rules.trade.clock':
    'A table may play with a clock for the trade. When it has run down, all are done, and that cannot be taken back.',
  'rules.trade.final':
    'The end of the trade is final: the last “done” cannot be taken back. Offers left on the table are gone.',

  'rules.more': 'More than two, or anyone',
  'rules.more.three':
    'An offer may name three or more players. It is done when all of them have accepted, and then everything changes hands at once.',
  'rules.more.circle': 'Round the table',
  'rules.more.circle.1':
    'You hold a tea house, which Odile needs. Odile holds a watchmaker, which Bruno needs. Bruno holds a fish shop, which you need. No two of you can simply swap.',
  'rules.more.circle.2': 'You offer a deal of three: everybody passes one tile on.',
  'rules.more.circle.3':
    'Odile accepts. Nothing changes hands yet, because Bruno has a part in it.',
  'rules.more.circle.4':
    'Bruno accepts, and all three tiles change hands at once. Everybody can complete a business now.',
  'rules.more.open':
    'An **open offer** is made to anyone: I give this, I want that. The first who takes it has the deal. What is paid in an open offer is seen by all.',
  'rules.more.beside':
    'Anyone may answer an open offer with a counter-offer. It goes to its author and lies **beside** the open offer, which stays on the table. So nobody can clear it away for the others.',
  'rules.more.anyone': 'An open offer',
  'rules.more.anyone.1': 'You offer location 36 to anyone who pays {money}.',
  'rules.more.anyone.2':
    'Bruno finds that dear. His counter-offer of {money} lies beside your open offer. Both are on the table.',
  'rules.more.anyone.3':
    'Before you answer, Odile takes the open offer and pays {money}. Location 36 is hers. Bruno’s offer can no longer be kept and is void.',

  'rules.build': 'Building',
  'rules.build.place':
    'Everybody puts as many tiles as they like on locations of their own that have no shop yet, one tile on each.',
  'rules.build.together':
    'All build at the same time and in secret. When all are ready, the new shops are shown together.',
  'rules.build.take':
    'Until then you may take your tiles of this year up again, whatever the others have done.',
  'rules.build.turn':
    'There is an option to build in turn. Then chance decides who builds first in year 1, and every year the next player clockwise begins. Each player’s shops are shown when that player is ready.',
  'rules.build.hand':
    'Tiles that you do not build stay in your hand. They earn nothing, but you can trade or build them in a later year.',
  'rules.build.moved': 'A shop of an earlier year can neither be moved nor taken up again.',

  'rules.pay': 'Income',
  'rules.pay.card':
    'First one **economy card** is turned. It may bring {bonus} for every shop on the map of one or two sizes. The shops need not be part of a complete business.',
  'rules.pay.economy': 'The economy cards',
  'fact.pay.says': 'The card pays for',
  'fact.pay.count': 'Cards',
  'fact.pay.nothing': 'nothing extra',
  'fact.pay.sizes': 'shops of size {sizes}',
  'rules.pay.used':
    'A turned card leaves the game. Of the {cards} cards only {years} are used, one each year.',
  'rules.pay.income':
    'Then every business pays its owner, as it stands at this moment. Tiles in hand pay nothing.',
  'rules.pay.announced': 'Everybody’s income is announced. How much money you have stays hidden.',
  'rules.pay.payday': 'The income of a year',
  'rules.pay.payday.1':
    'All are done trading. You have two restaurants on 20 and 21, two restaurant tiles in hand, and empty locations beside them.',
  'rules.pay.payday.2': 'You build both restaurants, on 24 and 25: four side by side, complete.',
  'rules.pay.payday.3':
    'All are ready. The economy card pays for shops of size {size}: {extra} for your four restaurants. The business itself earns {business}. Odile earns {odile} and Bruno {bruno}.',

  'rules.secret': 'What is secret',
  'rules.secret.who':
    'You see what lies on the map and what is offered. Some things are for you alone.',
  'rules.secret.table': 'Who sees what',
  'fact.secret.thing': 'What',
  'fact.secret.seen': 'Who sees it',
  'fact.secret.all': 'everybody',
  'fact.secret.you': 'only you, until the end of the game',
  'fact.secret.chosen': 'only you, until all have chosen',
  'fact.secret.ready': 'only you, until all are ready',
  'fact.secret.parties': 'only those with a part in it',
  'fact.secret.land': 'Owners, shops, income',
  'fact.secret.hand': 'Tiles in hand',
  'fact.secret.goods': 'Locations and tiles in an offer or deal',
  'fact.secret.cash': 'Money in an offer or deal',
  'fact.secret.openCash': 'Money in an open offer',
  'fact.secret.purse': 'How much money you have',
  'fact.secret.cards': 'Your location cards, and which you keep',
  'fact.secret.builds': 'What you build this year',
  'rules.secret.money':
    'Options can open the money of deals, or all money, to everybody. If all money is open, the money in deals is open as well.',
  'rules.secret.lack':
    'That somebody lacks the money for an offer is never told to anyone else. The offer simply stays, and that player cannot accept it.',
  'rules.secret.anew':
    'So that a lack never shows, whoever has just closed a deal must **agree anew** to all other offers in which they would pay. With open money this is not needed.',

  'rules.end': 'The end',
  'rules.end.last': 'The game ends after the income of year {lastYear}. All money is shown.',
  'rules.end.shops': 'The richest player wins. Shops, locations and tiles count for nothing.',
  'rules.end.tie': 'Players with the same amount share the victory.',

  'rules.setup': 'Set-up',
  'rules.setup.map':
    'The map has {locations} locations in six districts: {districts}. There are two maps, of 1999 and of 2008.',
  'rules.setup.map1999': 'The map of 1999. We usually play on this one.',
  'rules.setup.map2008': 'The map of 2008: the same numbers in another order.',
  'rules.setup.money': 'Every player gets {start}. The rest is the bank’s, and it never runs out.',
  'rules.setup.decks':
    'The {locations} location cards, the {tiles} shop tiles and the {cards} economy cards are shuffled. They lie face down.',
  'rules.setup.markers': 'Every player has a colour for their locations. Markers never run out.',
  'rules.setup.players':
    'For three, four or five players everything is the same, except how many location cards and tiles each of them gets in a year.',

  'rules.options': 'Options',
  'rules.options.before':
    'You choose these when you set up a game. The first value is the usual one.',
  'rules.options.map': '**Map:** of 1999, of 2008, or a map of your own.',
  'rules.options.economy':
    '**Economy cards:** one each year, or none. Without them only businesses pay.',
  'rules.options.money': '**Money:** hidden until the end, or open to all.',
  'rules.options.deals': '**Money in deals:** known to the parties only, or open to all.',
  'rules.options.hands': '**Shop tiles in hand:** open to all, or hidden.',
  'rules.options.order': '**Building:** all at the same time, or in turn.',
  'rules.options.street':
    '**Street access:** does not matter, or new businesses need it. See the next chapter.',
  'rules.options.cards':
    '**Location cards not kept:** go back into the deck, stay in hand, or all cards are kept. See the chapter after the next.',

  'rules.street': 'Option: street access',
  'rules.street.what':
    'Some locations lie inside their block, without access to a street. On the map they have a small corner mark. With this option that matters.',
  'rules.street.found':
    'A shop that begins a **new** business may only be built on a location with street access.',
  'rules.street.extend':
    'On a location without access you may only build to enlarge a business of yours beside it, of the same kind, that is not complete.',
  'rules.street.complete':
    'Beside a complete business a further shop would begin a new one. So it needs street access, too.',
  'rules.street.deal':
    'The same idea holds for deals. A deal is **refused** if, after it, a shop that changed its owner would stand in a business without any street access.',
  'rules.street.left': 'Shops that the seller keeps are not affected.',
  'rules.street.corner': 'Inside the block',
  'rules.street.corner.1':
    '77 and 78 have no street access. Bruno has sewing shops on 74 and 78. Odile has one on 73 and wants Bruno’s. 78 alone cannot be sold to her: it would stand by itself, without a street.',
  'rules.street.corner.2':
    'Bruno offers 74 and 78 together. With Odile’s 73 they are one business, and 73 and 74 lie at a street. That is allowed.',
  'rules.street.corner.3':
    'Odile accepts, and all are done trading. Now you build. On 77 a fish shop would begin a new business: not allowed.',
  'rules.street.corner.4':
    'A restaurant on 77 is allowed. It enlarges your restaurants on 75 and 76, which are not complete yet.',

  'rules.held': 'Option: location cards not kept',
  'rules.held.classic': '**They go back into the deck.** This is the usual way.',
  'rules.held.hold':
    '**They stay in hand.** You settle as many locations a year as usual and keep the other cards, hidden from the others. You can trade them as cards, and settle them in a later year instead of new ones.',
  'rules.held.all': '**All cards are kept.** Every card you are dealt is yours at once.',
  'rules.held.short':
    'If the deck cannot serve everybody in full, all are dealt the same smaller number. You then settle as many as the year allows, as far as your cards go.',

  'rules.reconstructed': 'What is reconstructed',
  'rules.reconstructed.why':
    'These rules are told in our own words, and everything is drawn by us. Some of the material could not be found in print. We rebuilt it as well as we could, and here we say what.',
  'rules.reconstructed.map':
    '**The map of 1999** is our reconstruction. It agrees with the printed list of locations without street access, for all {locations} locations. **The map of 2008** was confirmed by several sources; only which name belongs to which of its districts is our guess.',
  'rules.reconstructed.street':
    '**Street access on the map of 2008** is our proposal. For 1999 it is the printed list.',
  'rules.reconstructed.shops':
    '**The shops.** How many kinds there are of each size is known. Ten of the twelve names are known as well, and the sizes of fish shop, radio shop and detective. Two names, and which of the other names has which size, are ours.',
  'rules.reconstructed.economy':
    '**The economy cards.** That there are {cards} and what they do is known. Which {cards} exactly is our reconstruction.',
  'rules.reconstructed.figures':
    '**The figures** for cards, tiles and income are those of the new edition, scaled to the old one and confirmed by several sources. We have not seen the printed cards themselves.',
  'rules.reconstructed.silent':
    '**Where the rules are silent** we decided: how offers are made, answered and settled; that tiles lie open; that money in deals is secret; that saying “done” can be taken back; that chance picks the first to build in turn; that in a large group only the number of shops counts; how street access limits deals; what happens when the deck runs short; that a tie is shared.',
  'rules.reconstructed.check':
    'Do you own the box? Then you can put our maps right. Lay your board beside the screen, open our map in the editor, and compare district by district: which locations lie side by side, and which have no street?',
  'rules.reconstructed.correct':
    'The editor draws every change and checks it at once. You can keep the corrected map, play on it straight away, also with others, and pass it on as a file or a link.',
} as const;
