/**
 * What the page does not need for a first game. The list itself is loaded when something of it is
 * needed: `game.ts` is a part of the home page. Every game writes its own list, because a bundler and
 * the check for unused files follow written paths only.
 */
export const lazyParts = {
  wholeGame: () => import('./rules/index.ts').then((module) => module.downtown),
  lesson: () => import('./lessons/first-game.json').then((module) => module.default),
  puzzles: {
    index: () => import('./puzzles/index.json').then((module) => module.default),
    part: (number: number): Promise<unknown> =>
      import(`./puzzles/part-${number}.json`).then(
        (module: { readonly default: unknown }) => module.default,
      ),
  },
  coach: () => import('./table/coach.ts').then((module) => module.coach),
  rules: {
    data: () => import('./manual/page.json').then((module) => module.default),
    facts: () => import('./manual/facts.ts').then((module) => module.facts),
    pictures: () => import('./manual/pictures.ts').then((module) => module.pictures),
  },
  boards: {
    formats: () => import('./table/boards/formats.ts').then((module) => module.formats),
    kinds: () => import('./table/boards/index.ts').then((module) => module.boards),
  },
  words: {
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
    lesson: {
      en: () => import('./words/lesson-en.ts').then((module) => module.en),
      fr: () => import('./words/lesson-fr.ts').then((module) => module.fr),
      nl: () => import('./words/lesson-nl.ts').then((module) => module.nl),
      de: () => import('./words/lesson-de.ts').then((module) => module.de),
    },
    puzzles: {
      en: () => import('./words/puzzles-en.ts').then((module) => module.en),
      fr: () => import('./words/puzzles-fr.ts').then((module) => module.fr),
      nl: () => import('./words/puzzles-nl.ts').then((module) => module.nl),
      de: () => import('./words/puzzles-de.ts').then((module) => module.de),
    },
    coach: {
      en: () => import('./words/coach-en.ts').then((module) => module.en),
      fr: () => import('./words/coach-fr.ts').then((module) => module.fr),
      nl: () => import('./words/coach-nl.ts').then((module) => module.nl),
      de: () => import('./words/coach-de.ts').then((module) => module.de),
    },
    rules: {
      en: () => import('./words/rules-en.ts').then((module) => module.en),
      fr: () => import('./words/rules-fr.ts').then((module) => module.fr),
      nl: () => import('./words/rules-nl.ts').then((module) => module.nl),
      de: () => import('./words/rules-de.ts').then((module) => module.de),
    },
    boards: {
      en: () => import('./words/boards-en.ts').then((module) => module.en),
      fr: () => import('./words/boards-fr.ts').then((module) => module.fr),
      nl: () => import('./words/boards-nl.ts').then((module) => module.nl),
      de: () => import('./words/boards-de.ts').then((module) => module.de),
    },
  },
};
