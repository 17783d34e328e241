import { lazyPage } from '../lazy-page.ts';
import type { ListedGame } from '../listed-game.ts';

/** What this game brings, for the catalogue. */
export const game: ListedGame = {
  id: 'tower-up',
  credits: {
    title: 'Tower Up',
    authors: ['Frank Crittin', 'Grégoire Largey', 'Sébastien Pauchon'],
    year: 2024,
  },
  rules: () => import(/* @vite-ignore */ './rules/index.ts').then((module) => module.towerUp),
  bots: () => import(/* @vite-ignore */ './bot/index.ts'),
  puzzles: () =>
    import(/* @vite-ignore */ './bot/puzzles/index.ts').then((module) => module.puzzles),
  cli: () => import(/* @vite-ignore */ './cli.ts'),
  page: {
    game: () => import('./rules/game.ts').then((module) => module.towerUp),
    table: () => import('./table/index.ts').then((module) => module.table),
    cover: () => import('./table/Cover.svelte').then((module) => module.default),
    facts: { players: [2, 4], minutes: [30, 40], weight: 2 },
    goal: () => import('./words/home.ts').then((module) => module.goal),
    tagline: () => import('./words/home.ts').then((module) => module.tagline),
    words: {
      en: () => import('./words/en.ts').then((module) => module.en),
      fr: () => import('./words/fr.ts').then((module) => module.fr),
      nl: () => import('./words/nl.ts').then((module) => module.nl),
      de: () => import('./words/de.ts').then((module) => module.de),
    },
    pickedFrom: { objectives: 'goal' },
    ...lazyPage(4, () => import('./lazy-parts.ts')),
    startBots: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
    startReview: () =>
      new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }),
  },
};
