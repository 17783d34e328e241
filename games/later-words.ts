import type { WordsByLanguage } from './listed-game.ts';

/** The languages of our own games. */
const LANGUAGES = ['en', 'fr', 'nl', 'de'];

/**
 * Words by language of which even the list of files is loaded when one of them is needed. The
 * catalogue is a part of the home page, where every file that is named counts.
 */
export const laterWords =
  <Lists extends { readonly [use: string]: WordsByLanguage }>(load: () => Promise<Lists>) =>
  (use: keyof Lists): WordsByLanguage =>
    Object.fromEntries(
      LANGUAGES.map((language) => [language, async () => (await load())[use]![language]!()]),
    );
