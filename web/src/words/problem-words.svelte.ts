import { locale } from './locale.svelte.ts';
import type { Words } from './sentence.ts';

const languages: { readonly [code: string]: () => Promise<Words> } = {
  en: async () => (await import('./problems-en.ts')).en,
  fr: async () => (await import('./problems-fr.ts')).fr,
  nl: async () => (await import('./problems-nl.ts')).nl,
  de: async () => (await import('./problems-de.ts')).de,
};

/** The words for rare problems, in the language in which they were loaded; empty before. */
const loaded: { language: string | null; words: Words } = $state({ language: null, words: {} });

/** The words for rare problems, if they are loaded in the language in use. */
export const problemWords = (): Words => (loaded.language === locale.language ? loaded.words : {});

/** Loads the words for rare problems, unless they are there. */
export async function loadProblemWords(): Promise<void> {
  const { language } = locale;
  if (loaded.language === language) return;
  loaded.words = await (languages[language] ?? languages['en'])!();
  loaded.language = language;
}
