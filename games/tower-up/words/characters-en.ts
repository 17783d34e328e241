/** The characters of bots, in English. */
export const en = {
  'character.builder': 'Builder',
  'character.builder.about': 'Builds whenever it can, and likes its roofs high.',
  'character.collector': 'Collector',
  'character.collector.about': 'Fills its stock first, and builds when it can choose.',
  'character.racer': 'Racer',
  'character.racer.about': 'Moves all four machines to the next star, for one more turn.',
} as const;
