import { lazyWords, type ListedGame } from '../listed-game.ts';

/** What the page loads only when it is asked for. */
const lazyParts = () => import('./lazy-parts.ts').then((module) => module.lazyParts);
const words = lazyWords(async () => (await lazyParts()).words);

/** What this game brings, for the catalogue. */
export const game: ListedGame = {
  id: 'chinatown',
  credits: { title: 'Chinatown', authors: ['Karsten Hartwig'], year: 1999 },
  rules: () => import(/* @vite-ignore */ './rules/index.ts').then((module) => module.chinatown),
  bots: () => import(/* @vite-ignore */ './bot/index.ts'),
  puzzles: () =>
    import(/* @vite-ignore */ './bot/puzzles/index.ts').then((module) => module.puzzles),
  cli: () => import(/* @vite-ignore */ './cli.ts'),
  page: {
    game: () => import('./rules/game.ts').then((module) => module.chinatown),
    wholeGame: async () => (await lazyParts()).wholeGame(),
    table: () => import('./table/index.ts').then((module) => module.table),
    cover: () => import('./table/Cover.svelte').then((module) => module.default),
    facts: { players: [3, 5], minutes: [60, 60], weight: 1 },
    goal: () => import('./words/goal.ts').then((module) => module.goal),
    tagline: () => import('./words/tagline.ts').then((module) => module.tagline),
    words: {
      en: () => import('./words/en.ts').then((module) => module.en),
      fr: () => import('./words/fr.ts').then((module) => module.fr),
      nl: () => import('./words/nl.ts').then((module) => module.nl),
      de: () => import('./words/de.ts').then((module) => module.de),
    },
    manual: words('manual'),
    options: words('options'),
    lesson: {
      minutes: 5,
      data: async () => (await lazyParts()).lesson(),
      words: words('lesson'),
    },
    puzzles: {
      index: async () => (await lazyParts()).puzzles.index(),
      part: async (number) => (await lazyParts()).puzzles.part(number),
      words: words('puzzles'),
    },
    coach: {
      advice: async () => (await lazyParts()).coach(),
      words: words('coach'),
    },
    rules: {
      data: async () => (await lazyParts()).rules.data(),
      facts: async () => (await lazyParts()).rules.facts(),
      pictures: async () => (await lazyParts()).rules.pictures(),
      words: words('rules'),
    },
    boards: {
      formats: async () => (await lazyParts()).boards.formats(),
      kinds: async () => (await lazyParts()).boards.kinds(),
      words: words('boards'),
    },
    startBots: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
    startReview: () =>
      new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }),
  },
};
