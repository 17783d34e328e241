import type { ListedGame } from '../../../games/listed-game.ts';

/** The description of the toy. FAUBOURG_GAMES names this file. */
export const game: ListedGame = {
  id: 'toy',
  credits: { title: 'Lanterns', authors: ['Nobody'], year: 2026 },
  rules: () => import(/* @vite-ignore */ '@faubourg/core/toy').then((module) => module.toy),
  page: {
    game: () => import('@faubourg/core/toy').then((module) => module.toy),
    table: () => import('./table/index.ts').then((module) => module.table),
    cover: () => import('./table/Cover.svelte').then((module) => module.default),
    tagline: () => import('./words/tagline.ts').then((module) => module.tagline),
    words: {
      en: () => import('./words/en.ts').then((module) => module.en),
      fr: () => import('./words/fr.ts').then((module) => module.fr),
    },
  },
};
