/** The rules of Tower Up in words: see web/src/rules/rules-words.ts. */
export const en = {
  'rules.minute': 'The game in a minute',
  'rules.minute.all':
    'A city grows along its roads. On your turn you **take a card** with floors, or you **build**: a new building beside others, and every one of them grows by a floor that you pay. Then you put **one roof** on something you have just made, and the higher it stands, the further your machine drives. After the tenth roof the player with the most **Millions** wins.',

  'rules.goal': 'What wins',
  'rules.goal.most': 'Most Millions at the end win.',
  'rules.goal.machines':
    'You have {colours} machines, one for each colour of floors. Each drives on a track of its own: the further, the more Millions.',
  'rules.goal.high':
    '**Height pays.** You build on C3, the white building beside it grows to {height} floors, and you roof it: the white machine drives {height} steps.',
  'rules.goal.tracks': '**Tracks:** what your machines have reached, the largest part.',
  'rules.goal.tokens': '**Objectives:** tokens for those who meet a condition early.',
  'rules.goal.tops': '**Roofs on top:** roofs of yours that nobody has built over at the end.',

  'rules.turn': 'A turn',
  'rules.turn.two': 'On your turn you do one of two things: **build**, or **take a card**.',
  'rules.turn.found': '**Found.** Put a floor on an empty site beside a building.',
  'rules.turn.raise': '**Raise.** Pay every neighbour a floor of its own colour.',
  'rules.turn.roof': '**Roof.** Put one roof on a floor you have just placed.',
  'rules.turn.drive': '**Drive.** The machine of that colour moves by the height.',
  'rules.turn.pass':
    'There is no passing. If nothing can be built, you take a card; that is always possible.',
  'rules.turn.round':
    'At the end of your turn you keep {limit} floors at most. Then it is the next player’s turn, unless you have won an extra turn.',

  'rules.build': 'Build',
  'rules.build.neighbours': 'Sites joined by a road are neighbours.',
  'rules.build.where':
    'You build on an **empty site** that has at least one building as a neighbour.',
  'rules.build.colour': 'The new floor has a colour that **no neighbouring building** has.',
  'rules.build.pay':
    'Then you pay: every neighbouring building gets one floor **of its own colour**. All of them come from your stock, like the new floor.',
  'rules.build.short': 'If you lack one of these floors, you cannot build on that site.',
  'rules.build.stack': 'A building is a stack of floors of one colour, with roofs between them.',
  'rules.build.found': 'black beside white and brown',
  'rules.build.found.1':
    'C6 touches a brown building on C3 and a white one on C4. Black or grey may stand there.',
  'rules.build.found.2':
    'A black floor goes on C6, and you pay one brown for C3 and one white for C4.',
  'rules.build.found.3':
    'Your roof may go on any of the three. You choose the white tower, now {steps} floors high.',
  'rules.build.found.4': 'The white machine drives as many steps and stands at {to}.',
  'rules.build.clash':
    '**No equal neighbours.** B6 lies between a grey and a black building: only white or brown may stand there.',

  'rules.roof': 'Roof and score',
  'rules.roof.one':
    'You put **exactly one** of your roofs on one of the floors just placed: on the new building or on any neighbour you raised.',
  'rules.roof.height':
    'The machine of that building’s colour drives as many steps as the building now has floors.',
  'rules.roof.over': 'A track ends at {end}. What goes beyond is lost.',
  'rules.roof.low': '**On the new one:** {height, plural, one {# step} other {# steps}}.',
  'rules.roof.tall': '**On the neighbour:** {height, plural, one {# step} other {# steps}}.',
  'rules.roof.left': 'You have {roofs} roofs for the whole game. Without a roof you cannot build.',

  'rules.card': 'Take a card',
  'rules.card.choose':
    'Instead of building you take one of the {market} cards of the market. You get its floors, and a machine that it shows drives its steps.',
  'rules.card.floors':
    'A card brings floors, steps of one machine, or both. A **joker** is a floor of a colour of your choice.',
  'rules.card.refill':
    'The card goes to the discards, and a new one is turned up at once. If the pile is empty, the discards, this card included, are shuffled into a new one.',
  'rules.card.joker': 'two steps and a joker',
  'rules.card.joker.1':
    'The first card: two steps for the black machine, and a floor of your choice.',
  'rules.card.joker.2':
    'You take it. The black machine drives from {from} to {to}, and you choose a brown floor.',
  'rules.card.joker.3':
    'A new card lies in the market. Your turn is over; nothing is scored for floors.',
  'rules.card.limit':
    'At the end of your turn you have **{limit} floors at most**. What is more you give back, floors of your choice, down to exactly {limit}.',
  'rules.card.order':
    'The market is refilled first: you choose what to give back when you have seen the new card.',
  'rules.card.full': 'a full stock',
  'rules.card.full.1': 'Your stock is nearly full, and you take the first card.',
  'rules.card.full.2':
    '{count} floors come in: too many. But first a new card is turned up, and you see what you could take next.',
  'rules.card.full.3': 'You give back {count}, here white ones, and keep {limit}.',

  'rules.stars': 'Stars: play again',
  'rules.stars.columns': 'On the tracks, {stars} are **star columns**.',
  'rules.stars.track': 'A track of your board',
  'rules.stars.again':
    'When a machine moves and now **all {colours}** stand at or past a star column that they had not all reached before, you take one more full turn at once.',
  'rules.stars.one': 'Two columns at once still give **one** turn.',
  'rules.stars.chain': 'An extra turn can win you the next one.',
  'rules.stars.limit': 'The limit of {limit} floors holds before an extra turn, too.',
  'rules.stars.two': 'two columns, one turn',
  'rules.stars.two.1': 'Only black lags behind: the other three stand past the second star column.',
  'rules.stars.two.2':
    'You build on E3 and roof the black tower. Black drives from {from} to {to}, past two star columns at once.',
  'rules.stars.two.3':
    'You get one extra turn, not two. Here you take a card with it; then Odile plays.',

  'rules.objectives': 'Objectives',
  'rules.objectives.three': 'In each game {inPlay} of the {objectives} objectives are in play.',
  'rules.objectives.first':
    'As soon as you meet one **on your own turn**, you take the highest token left of it. Each objective once.',
  'rules.objectives.tokens': 'Tokens of each objective, in Millions',
  'rules.objectives.present':
    'You are **present** in a building that holds at least one roof of yours, at any height, covered or not.',
  'rules.objectives.all': 'The {objectives} objectives',
  'rules.objectives.buildings':
    'Where buildings are counted, they are different buildings. Parks and lakes may be different ones, too.',
  'rules.objectives.borders':
    '“{goalBorders}”: you are present at both ends of {borders} roads, and these cross different borders of districts. **No building counts twice.**',
  'rules.objectives.linked':
    '“{goalChain}”: {chain} buildings in which you are present form one group linked by roads. They need not lie in a row.',
  'rules.objectives.cross': 'across two borders',
  'rules.objectives.cross.1':
    'You are on A5 and C1: one road across one border. B1 and C1 are joined across another border.',
  'rules.objectives.cross.2':
    'But C1 would have to count twice. That does not do: you have one border.',
  'rules.objectives.cross.3':
    'With a roof on C5 you have A5 and C1, and B4 and C5: {borders} borders, four buildings. You take the token of {token} Millions.',

  'rules.tops': 'Roofs on top',
  'rules.tops.count':
    'At the end your roofs that lie **on top** of a building count, {tops} at most.',
  'rules.tops.tops': 'Roofs on top, and what they bring',
  'rules.tops.cover':
    'Who raises a building covers the roof on it. A covered roof brings nothing here, but its owner stays present.',
  'rules.tops.hide': 'a roof disappears',
  'rules.tops.hide.1':
    'Odile has three roofs on top, worth {cone3} Millions. One of them is on D3.',
  'rules.tops.hide.2': 'You build on D2. D3 grows, and your roof goes on top of it.',
  'rules.tops.hide.3':
    'Odile has two on top, {cone2} Millions; you have four, {cone4} Millions. On D3 both of you are present.',

  'rules.end': 'The end',
  'rules.end.tenth':
    'Who places the **last of the {roofs} roofs** ends the game. That turn is finished as usual.',
  'rules.end.ender':
    'The ender’s roofs on top **count at once**, before the others play. Whoever builds over them later takes nothing away.',
  'rules.end.others':
    'Then every other player has one last turn, with an extra turn if it is won, and counts roofs on top right after it.',
  'rules.end.extra':
    'An extra turn that was won with the last roof is still played: without roofs, by taking a card.',
  'rules.end.shortage':
    '**A colour runs out:** a card shows a floor of a colour of which none is left. You take another colour instead, and that, too, brings the end: everybody has one more turn, you last of all, and counts roofs on top after it.',
  'rules.end.replace':
    'You first take the printed colours that are there; then you choose replacements and jokers from what is left. A joker alone is no shortage, and if nothing is left, you take nothing.',
  'rules.end.blocked':
    '**The city is full:** if nobody can ever build on any site again, everybody has one more turn in the same way.',
  'rules.end.once':
    'Once the end has been brought on, nothing else brings it on again. If it is the last roof and something else in the same turn, the last roof decides.',
  'rules.end.last': 'the last roof',
  'rules.end.last.1': 'You have one roof left. On C3 you can raise the white tower on C4.',
  'rules.end.last.2': 'You do, and roof it. Your {visible} roofs on top are counted now.',
  'rules.end.last.3':
    'Odile has one last turn. She covers your roof on C4, which takes nothing from you any more. She has {visible} roofs on top.',
  'rules.end.last.4': 'With tracks and tokens: {mine} Millions for you, {hers} for Odile.',
  'rules.end.sum':
    'Your result: the Millions of your {colours} tracks, of your roofs on top and of your tokens.',
  'rules.end.tie':
    'If there is a tie, the player with more floors in stock wins. If that is equal too, they share the victory.',

  'rules.setup': 'Set-up and options',
  'rules.setup.map':
    'The map has {districts} districts, {greys} of them grey (hatched). Two players use the small map with {sitesSmall} sites, three and four the large one with {sitesLarge}.',
  'rules.setup.small': 'The map for two players',
  'rules.setup.large': 'The map for three and four players',
  'rules.setup.pieces':
    'There are {floors} floors, {floorsEach} of each colour, and {roofs} roofs for every player.',
  'rules.setup.cards': 'The {cards} stock cards are shuffled; {market} lie face up in the market.',
  'rules.setup.board': 'Everybody has a board with {colours} tracks. All machines begin at 0.',
  'rules.setup.start':
    'Everybody begins with {startEach, plural, one {one floor} other {# floors}} of each colour. Chance decides who begins.',
  'rules.setup.floors':
    'For each card of the market a floor of its bottom colour stands on the map, on a site drawn by chance; a joker’s colour is drawn as well. Equal colours are never neighbours.',
  'rules.setup.chosen':
    'Option **Who places them: the players**. In the order of the cards the players choose a site each, the last player first and then backwards; the colour of a joker, too.',
  'rules.setup.more':
    'Option **Floors on the map at the start**. More than {startFloors} make a denser city. The extra colours come from further cards, which are shuffled back.',
  'rules.setup.floors.table': 'Floors on the map at the start',
  'rules.setup.goals':
    'Option **Objectives**. The first-game objectives are good for a first game; afterwards {inPlay} are drawn by chance. You can also name {inPlay}.',
  'rules.setup.own': 'Option **Map**. You can play on a map of your own, too.',

  'rules.reconstructed': 'What is reconstructed',
  'rules.reconstructed.intro':
    'The published rules of Tower Up are public; not every detail of its box is. This is certain:',
  'rules.reconstructed.known.pieces':
    'floors, roofs, limits and the number of cards and objectives,',
  'rules.reconstructed.known.tokens': 'the values of the tokens for two, three and four players,',
  'rules.reconstructed.known.goals': 'the {objectives} conditions of the objectives,',
  'rules.reconstructed.known.track':
    'that the {colours} tracks share one row of values, begin at 0 and have star columns.',
  'rules.reconstructed.ours':
    'This we had to make ourselves. It plays by the same rules, but it is not the printed material:',
  'rules.reconstructed.map':
    '**Both maps:** where the sites lie, their roads, parks, lakes and districts, and the names of the districts.',
  'rules.reconstructed.cards':
    '**The stock cards:** which floors and steps each of the {cards} cards shows.',
  'rules.reconstructed.values':
    '**The board:** the length of the tracks, their values, the places of the star columns, and what roofs on top bring.',
  'rules.reconstructed.silent': 'Where the published rules leave something open, we decided:',
  'rules.reconstructed.ruling-start':
    'Chance places the floors at the start and says who begins; the option lets the players place them.',
  'rules.reconstructed.ruling-pile': 'An empty pile is made anew from the discards.',
  'rules.reconstructed.ruling-limit':
    'The limit of {limit} floors holds before an extra turn as well.',
  'rules.reconstructed.ruling-goals': 'How “{goalBorders}” and “{goalChain}” are read.',
  'rules.reconstructed.ruling-tenth':
    'An extra turn won with the last roof is played by taking a card.',
  'rules.reconstructed.ruling-shortage':
    'In what order colours are taken when one has run out, and that a full city ends the game.',
  'rules.reconstructed.check':
    'Do you own the box? Then you can check: open our map beside yours, follow every road, and look at parks, lakes and borders.',
  'rules.reconstructed.correct':
    'You can correct a map in the page, play on it at once and share it as a file or a link. We are glad of every correction.',

  'fact.players': 'Players',
  'fact.tokens': 'Tokens, first to last',
  'fact.tops.head': 'Roofs on top',
  'fact.millions': 'Millions',
  'fact.notch': 'Step',
  'fact.star': 'Star column',
  'fact.goal': 'Objective',
  'fact.goal.start': '{goal} (first game)',
  'fact.condition': 'Condition',
  'fact.floors.usual': 'As usual',
  'fact.floors.most': 'At most',
} as const;
