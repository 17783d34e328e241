/** What each option changes, in English. */
export const en = {
  'option.objectives.about': 'What brings 7 Millions to whoever does it first. Three are in play.',
  'option.objectives.pick': 'Three of your choice',
  'option.startFloors.about':
    'How many buildings stand already. More of them open more sites at once.',
  'option.start.about':
    'Whether the first buildings are drawn or you place them, last player first.',
  'option.board.about': 'Which sites there are, and which roads join them.',
  'option.cards.about': 'Which stock cards there are, and what each of them gives.',
} as const;
