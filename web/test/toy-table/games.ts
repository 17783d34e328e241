import { toy } from '@faubourg/core/toy';
import type { AnyGame } from '@faubourg/core';
import type { RegisteredGame } from '../../../games/registry.ts';

/** A registry with the toy alone: what the real one holds for the real games. */
export const games: { readonly [id: string]: RegisteredGame } = {
  toy: {
    id: 'toy',
    rules: () => Promise.resolve(toy as unknown as AnyGame),
    page: {
      table: () => import('./table/index.ts').then((room) => room.table),
      cover: () => import('./table/Cover.svelte').then((room) => room.default),
      tagline: () => import('./words/tagline.ts').then((words) => words.tagline),
      words: {
        en: () => import('./words/en.ts').then((words) => words.en),
        fr: () => import('./words/fr.ts').then((words) => words.fr),
      },
    },
  },
};
