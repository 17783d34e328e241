import type { en } from './characters-en.ts';

/** The characters of bots, in German. */
export const de = {
  'character.gambler': 'Spieler',
  'character.gambler.about':
    'Kauft viele Parzellen auf einmal, auch wo noch niemand weiß, was entsteht.',
  'character.lobbyist': 'Lobbyist',
  'character.lobbyist.about': 'Setzt seinen Chip früh ein und kauft, wo die Nutzung feststeht.',
  'character.spoiler': 'Störenfried',
  'character.spoiler.about': 'Stimmt gegen den, der führt, und kauft sich in fremde Baufelder ein.',
} as const satisfies { readonly [id in keyof typeof en]: string };
