import type { en } from './characters-en.ts';

/** The characters of bots, in Dutch. */
export const nl = {
  'character.gambler': 'Gokker',
  'character.gambler.about': 'Koopt veel percelen tegelijk, ook waar nog niemand weet wat er komt.',
  'character.lobbyist': 'Lobbyist',
  'character.lobbyist.about': 'Zet zijn fiche vroeg in, en koopt waar de bestemming vaststaat.',
  'character.spoiler': 'Dwarsligger',
  'character.spoiler.about': 'Stemt tegen wie voorstaat, en koopt in kavels van anderen.',
} as const satisfies { readonly [id in keyof typeof en]: string };
