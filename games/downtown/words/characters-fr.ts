import type { en } from './characters-en.ts';

/** The characters of bots, in French. */
export const fr = {
  'character.gambler': 'Joueur',
  'character.gambler.about':
    'Achète beaucoup de parcelles à la fois, même là où l’usage reste inconnu.',
  'character.lobbyist': 'Lobbyiste',
  'character.lobbyist.about': 'Use tôt de son jeton, et achète là où l’usage est décidé.',
  'character.spoiler': 'Trouble-fête',
  'character.spoiler.about': 'Vote contre qui mène, et achète dans les terrains des autres.',
} as const satisfies { readonly [id in keyof typeof en]: string };
