import type { en } from '../words/rules-en.ts';
import type { Words } from '../words/sentence.ts';

/** The page's own words around the rules, and its own rules. Loaded with the rules. */
export type BookWords = typeof en;

const languages: { readonly [code: string]: () => Promise<Words> } = {
  en: async () => (await import('../words/rules-en.ts')).en,
  fr: async () => (await import('../words/rules-fr.ts')).fr,
  nl: async () => (await import('../words/rules-nl.ts')).nl,
  de: async () => (await import('../words/rules-de.ts')).de,
};

/** The words around the rules in a language, English if there are none. */
export const bookWords = (language: string): Promise<Words> =>
  (languages[language] ?? languages['en'])!();
