import type { ListedGame } from '../listed-game.ts';

/** What this game brings, for the catalogue. `bots`, `cli` and `page` may be left out. */
export const game: ListedGame = {
  id: 'sample-street',
  credits: { title: 'Sample Street', authors: ['Your Name'], year: 2026 },
  rules: () => import(/* @vite-ignore */ './rules/index.ts').then((module) => module.game),
  bots: () => import(/* @vite-ignore */ './bot/index.ts'),
  cli: () => import(/* @vite-ignore */ './cli.ts'),
  page: {
    game: () => import('./rules/game.ts').then((module) => module.playable),
    wholeGame: () => import('./rules/index.ts').then((module) => module.game),
    table: () => import('./table/index.ts').then((module) => module.table),
    cover: () => import('./table/Cover.svelte').then((module) => module.default),
    tagline: () => import('./words/tagline.ts').then((module) => module.tagline),
    words: {
      en: () => import('./words/en.ts').then((module) => module.en),
      fr: () => import('./words/fr.ts').then((module) => module.fr),
      nl: () => import('./words/nl.ts').then((module) => module.nl),
      de: () => import('./words/de.ts').then((module) => module.de),
    },
    manual: {
      en: () => import('./words/manual-en.ts').then((module) => module.en),
      fr: () => import('./words/manual-fr.ts').then((module) => module.fr),
      nl: () => import('./words/manual-nl.ts').then((module) => module.nl),
      de: () => import('./words/manual-de.ts').then((module) => module.de),
    },
    rules: {
      data: () => import('./manual/page.json').then((module) => module.default),
      facts: () => import('./manual/facts.ts').then((module) => module.facts),
      words: {
        en: () => import('./words/rules-en.ts').then((module) => module.en),
        fr: () => import('./words/rules-fr.ts').then((module) => module.fr),
        nl: () => import('./words/rules-nl.ts').then((module) => module.nl),
        de: () => import('./words/rules-de.ts').then((module) => module.de),
      },
    },
    startBots: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
  },
};
