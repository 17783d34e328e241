/** How each level of bots plays, in English. */
export const en = {
  'levels.all': 'How well the bots play',
  'levels.number': '{number} of 8',
  'levels.scale': 'From 1, for children, to 8, the strongest.',
  'levels.characters': 'Characters',
  'levels.any': 'Any character',
  'levels.none': 'No character',
  'level.starter': 'Sees only what counts at this moment. For children and a very first game.',
  'level.apprentice': 'Thinks of its own gain, and often takes the second best.',
  'level.casual': 'Thinks of its own gain, with more care.',
  'level.hobbyist': 'Has an eye for good chances, and hardly looks at yours.',
  'level.regular': 'Knows what matters, and reckons with what you want.',
  'level.skilled': 'Thinks further ahead and gives little away.',
  'level.veteran': 'Looks deep and misses little.',
  'level.expert': 'The strongest: it thinks as far as it can.',
} as const;
