/** The characters of bots, in English. */
export const en = {
  'character.gambler': 'Gambler',
  'character.gambler.about': 'Buys many plots at once, and where nobody knows yet what will stand.',
  'character.lobbyist': 'Lobbyist',
  'character.lobbyist.about': 'Uses its token early, and buys where the use is settled.',
  'character.spoiler': 'Spoiler',
  'character.spoiler.about': 'Votes against whoever is ahead, and buys into the lots of others.',
} as const;
