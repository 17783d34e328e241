import type { AnyGame } from '@faubourg/core';
import type { WordsByLanguage } from './listed-game.ts';

/**
 * What a page does not need for a first game, as a game's `lazy-parts.ts` names it. The paths are
 * written in the game's folder, because bundlers follow written paths only.
 */
export type LazyParts = {
  /** The file `words/<use>-<language>.ts`, which exports its words under the name of the language. */
  words(use: string, language: string): Promise<{ readonly [language: string]: Words }>;
  /** The game of `rules/index.ts`. */
  wholeGame(): Promise<AnyGame>;
  /** `lessons/first-game.json`. */
  lesson(): Promise<unknown>;
  /** `puzzles/index.json` and `puzzles/part-<number>.json`. */
  puzzles(): Promise<unknown>;
  puzzlesPart(number: number): Promise<unknown>;
  /** `coach` of `table/coach.ts`. */
  coach(): Promise<unknown>;
  /** `manual/page.json`, `facts` of `manual/facts.ts` and `pictures` of `manual/pictures.ts`. */
  rules(): Promise<unknown>;
  facts(): Promise<unknown>;
  pictures(): Promise<unknown>;
  /** `formats` of `table/boards/formats.ts` and `boards` of `table/boards/index.ts`. */
  boardFormats(): Promise<unknown>;
  boards(): Promise<unknown>;
};

type Words = { readonly [id: string]: string };

/** The languages of our own games. */
const LANGUAGES = ['en', 'fr', 'nl', 'de'];

/**
 * The parts of a page whose list of files is itself loaded with the first of them: the catalogue is a
 * part of the home page, where every file that is named counts. `minutes` is the length of the lesson.
 * A game that has only some of these parts names them in its `game.ts`.
 */
export function lazyPage(minutes: number, load: () => Promise<{ readonly lazyParts: LazyParts }>) {
  const part = (name: Exclude<keyof LazyParts, 'words' | 'wholeGame'>) => (number?: number) =>
    // Only `puzzlesPart` takes a number, and it always gets one.
    load().then(({ lazyParts }) => lazyParts[name](number!));
  const words = (use: string): WordsByLanguage =>
    Object.fromEntries(
      LANGUAGES.map((language) => [
        language,
        async () => (await (await load()).lazyParts.words(use, language))[language]!,
      ]),
    );
  return {
    wholeGame: () => load().then(({ lazyParts }) => lazyParts.wholeGame()),
    manual: words('manual'),
    options: words('options'),
    characters: words('characters'),
    lesson: { minutes, data: part('lesson'), words: words('lesson') },
    puzzles: { index: part('puzzles'), part: part('puzzlesPart'), words: words('puzzles') },
    coach: { advice: part('coach'), words: words('coach') },
    rules: {
      data: part('rules'),
      facts: part('facts'),
      pictures: part('pictures'),
      words: words('rules'),
    },
    boards: { formats: part('boardFormats'), kinds: part('boards'), words: words('boards') },
  };
}
