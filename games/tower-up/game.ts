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
    wholeGame: () => import('./rules/index.ts').then((module) => module.towerUp),
    table: () => import('./table/index.ts').then((module) => module.table),
    cover: () => import('./table/Cover.svelte').then((module) => module.default),
    facts: { players: [2, 4], minutes: [30, 40], weight: 2 },
    goal: () => import('./words/goal.ts').then((module) => module.goal),
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
    options: {
      en: () => import('./words/options-en.ts').then((module) => module.en),
      fr: () => import('./words/options-fr.ts').then((module) => module.fr),
      nl: () => import('./words/options-nl.ts').then((module) => module.nl),
      de: () => import('./words/options-de.ts').then((module) => module.de),
    },
    pickedFrom: { objectives: 'goal' },
    lesson: {
      minutes: 4,
      data: () => import('./lessons/first-game.json').then((module) => module.default),
      words: {
        en: () => import('./words/lesson-en.ts').then((module) => module.en),
        fr: () => import('./words/lesson-fr.ts').then((module) => module.fr),
        nl: () => import('./words/lesson-nl.ts').then((module) => module.nl),
        de: () => import('./words/lesson-de.ts').then((module) => module.de),
      },
    },
    puzzles: {
      index: () => import('./puzzles/index.json').then((module) => module.default),
      part: (number) =>
        import(`./puzzles/part-${number}.json`).then(
          (module: { readonly default: unknown }) => module.default,
        ),
      words: {
        en: () => import('./words/puzzles-en.ts').then((module) => module.en),
        fr: () => import('./words/puzzles-fr.ts').then((module) => module.fr),
        nl: () => import('./words/puzzles-nl.ts').then((module) => module.nl),
        de: () => import('./words/puzzles-de.ts').then((module) => module.de),
      },
    },
    coach: {
      advice: () => import('./table/coach.ts').then((module) => module.coach),
      words: {
        en: () => import('./words/coach-en.ts').then((module) => module.en),
        fr: () => import('./words/coach-fr.ts').then((module) => module.fr),
        nl: () => import('./words/coach-nl.ts').then((module) => module.nl),
        de: () => import('./words/coach-de.ts').then((module) => module.de),
      },
    },
    rules: {
      data: () => import('./manual/page.json').then((module) => module.default),
      facts: () => import('./manual/facts.ts').then((module) => module.facts),
      pictures: () => import('./manual/pictures.ts').then((module) => module.pictures),
      words: {
        en: () => import('./words/rules-en.ts').then((module) => module.en),
        fr: () => import('./words/rules-fr.ts').then((module) => module.fr),
        nl: () => import('./words/rules-nl.ts').then((module) => module.nl),
        de: () => import('./words/rules-de.ts').then((module) => module.de),
      },
    },
    boards: {
      formats: () => import('./table/boards/formats.ts').then((module) => module.formats),
      kinds: () => import('./table/boards/index.ts').then((module) => module.boards),
      words: {
        en: () => import('./words/boards-en.ts').then((module) => module.en),
        fr: () => import('./words/boards-fr.ts').then((module) => module.fr),
        nl: () => import('./words/boards-nl.ts').then((module) => module.nl),
        de: () => import('./words/boards-de.ts').then((module) => module.de),
      },
    },
    startBots: () => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' }),
    startReview: () =>
      new Worker(new URL('./review-worker.ts', import.meta.url), { type: 'module' }),
  },
};
