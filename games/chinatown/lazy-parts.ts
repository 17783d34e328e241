import type { LazyParts } from '../lazy-page.ts';

/** Where the parts of this game are that the page does not need for a first game. */
export const lazyParts: LazyParts = {
  words: (use, language) => import(`./words/${use}-${language}.ts`),
  wholeGame: () => import('./rules/index.ts').then((module) => module.chinatown),
  lesson: () => import('./lessons/first-game.json').then((module) => module.default),
  puzzles: () => import('./puzzles/index.json').then((module) => module.default),
  puzzlesPart: (number) =>
    import(`./puzzles/part-${number}.json`).then(({ default: part }) => part),
  coach: () => import('./table/coach.ts').then((module) => module.coach),
  rules: () => import('./manual/page.json').then((module) => module.default),
  facts: () => import('./manual/facts.ts').then((module) => module.facts),
  pictures: () => import('./manual/pictures.ts').then((module) => module.pictures),
  boardFormats: () => import('./table/boards/formats.ts').then((module) => module.formats),
  boards: () => import('./table/boards/index.ts').then((module) => module.boards),
};
