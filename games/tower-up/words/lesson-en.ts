/** The sentences of the guided first game in English: see web/src/lesson/lesson-words.ts. */
export const en = {
  'lesson.goal': 'High roofs, many Millions',
  'lesson.goal.say':
    'The most Millions win, and high roofs bring them. Put a brown floor on C3: the white building beside it grows too. Then put your roof on the white one.',
  'lesson.goal.not.0':
    'One floor would bring 1 Million. The white building has three: put the roof there.',
  'lesson.goal.not.1': 'Cards come later. First let us build something high.',
  'lesson.goal.not.2': 'Possible, but C3 lies beside the tall white building. Start there.',
  'lesson.goal.not.3': 'A new building must touch another one. Follow the roads from C4.',
  'lesson.goal.result':
    'Three floors under your roof, so the white machine drives 3 steps: 3 Millions. On C3 it would have been 1.',
  'lesson.neighbours': 'All neighbours grow',
  'lesson.neighbours.say':
    'Each neighbour of a new building grows: you pay it one floor of its own colour. C6 touches a brown and a white building. Build there and roof the higher of the two.',
  'lesson.neighbours.not.0': 'The brown one is 2 high, the white one 4. A roof pays by height.',
  'lesson.neighbours.not.1': 'A single floor pays 1. The white tower is 4 high.',
  'lesson.neighbours.not.2': 'You have all the floors you need. Build on C6.',
  'lesson.neighbours.not.3': 'It works, but on C6 two towers grow at once.',
  'lesson.neighbours.not.4':
    'That colour already stands next door: more about it in a moment. Take black or grey.',
  'lesson.neighbours.result':
    'Two towers grew. The white one is 4 high, so your white machine drives 4 steps, from 3 to 7 Millions.',
  'lesson.colours': 'No equal colours side by side',
  'lesson.colours.say':
    'Neighbours never have the same colour. B6 lies between a grey and a black building: which of your floors may stand there? Build it, and roof the tall grey one.',
  'lesson.colours.not.0': 'That one is lower. The grey tower has three floors.',
  'lesson.colours.not.1': 'You already hold a floor that fits on B6.',
  'lesson.colours.not.2': 'Look at B6 first: it has neighbours of two colours.',
  'lesson.colours.not.3': 'Brown would fit, but you have no brown floor.',
  'lesson.colours.not.4': 'That colour stands next door. Try one that no neighbour has.',
  'lesson.colours.result':
    'White it is. The grey tower is 3 high: 3 Millions more, on another track.',
  'lesson.card': 'Take a card',
  'lesson.card.say':
    'D3 would be fine, but the tall tower beside it needs a black floor and you have none. Instead of building you may take a card. Take the one with a black floor.',
  'lesson.card.say.2': 'Now it works: build on D3 and roof the black tower.',
  'lesson.card.not.0': 'Good floors, but none of them is black.',
  'lesson.card.not.1': 'Less high. The black tower on C2 is the one to roof.',
  'lesson.card.not.2': 'Possible. But the four floors on C2 are worth one turn of waiting.',
  'lesson.card.not.3': 'You need a black floor for the tower on C2. The cards can help.',
  'lesson.card.result':
    'The card gave you two floors and one step for the brown machine. The build brought 4 Millions: the black tower is 4 high.',
  'lesson.stars': 'All four past the star',
  'lesson.stars.say':
    'See the stars on the tracks. When all four machines have reached a star column, you play again at once. Only black lags behind. Build on E3 and roof the black building on E6.',
  'lesson.stars.say.1': 'Your extra turn: build or take a card, as you like.',
  'lesson.stars.not.0':
    'Another machine would drive, but it is black that keeps you from the star.',
  'lesson.stars.not.1': 'No card here moves black far enough. E6 brings two steps.',
  'lesson.stars.not.2': 'Possible, but it does not move the black machine past the star.',
  'lesson.stars.result':
    'Black went from 1 to 3, all four stood at the first star or beyond, and you played again. Look after your slowest machine.',
  'lesson.objective': 'First to an objective',
  'lesson.objective.say':
    'Three objectives lie open. One asks for roofs in all four colours; you miss brown. The first to meet it gets 7 Millions, the second 3. Raise the brown building on A2 and roof it.',
  'lesson.objective.bot.1': 'One turn later and it would have been mine.',
  'lesson.objective.not.0': 'That colour you have already. Brown is the one you miss.',
  'lesson.objective.not.1': 'Odile misses only one colour, too. Take the 7 before she does.',
  'lesson.objective.not.2': 'It must touch the brown building on A2.',
  'lesson.objective.result':
    'All four colours: 7 Millions, and 3 more for the height. Odile can only get 3 for it now.',
  'lesson.top': 'Roofs on top',
  'lesson.top.say':
    'At the end, roofs that are still on top pay extra, the more the better. Odile shows three. Build on D2: her tower on D3 grows, and her roof disappears under yours.',
  'lesson.top.not.0': 'Her roof is covered either way, but yours brings 1 on D2 and 3 on D3.',
  'lesson.top.not.1': 'Put it on D3, where Odile’s roof was.',
  'lesson.top.not.2': 'Then Odile keeps three roofs in the sun. D2 hides one.',
  'lesson.top.not.3': 'Possible, but D2 is the place that hides a roof of Odile’s here.',
  'lesson.top.result':
    'Odile’s roofs on top are worth 2 instead of 4 Millions, yours 6 instead of 4. Covered roofs still count for objectives.',
  'lesson.tenth': 'The tenth roof',
  'lesson.tenth.say':
    'This is your last roof. The tenth roof ends the game: Odile has one more turn, then everything is counted. Build on C3 and roof the tall white tower.',
  'lesson.tenth.bot.1': 'One more for me, then.',
  'lesson.tenth.not.0': 'That one is lower. Let the last roof be a high one.',
  'lesson.tenth.not.1': 'You could wait. But you are ahead now, and you decide when it ends.',
  'lesson.tenth.not.2': 'C3 lets the white tower grow once more. Build there.',
  'lesson.tenth.result':
    'Tracks 23, seven roofs on top 14, objectives 10: 47 for you. Odile has 29, 4 and 10: 43. You win.',
  'lesson.game': 'Now for real: four roofs each',
  'lesson.game.say':
    'Four roofs each are left, and you lead 29 to 22. Two objectives are open. Odile thinks for herself from here. Build, take cards, cover roofs.',
} as const;
