/** The characters of bots, in English. */
export const en = {
  'character.haggler': 'Haggler',
  'character.haggler.about': 'Asks for much, answers with another price, and gives way in the end.',
  'character.broker': 'Broker',
  'character.broker.about': 'Asks around who has what, and offers at an even price.',
  'character.generous': 'Generous',
  'character.generous.about': 'Leaves you the better part, to be done sooner.',
} as const;
