import type { en } from './by-ear-en.ts';
import type { FeatureWords } from './feature-words.svelte.ts';

/** The words for people who hear the table, and of the help about its keys, by language. */
export const byEarWords: FeatureWords<typeof en> = {
  en: async () => (await import('./by-ear-en.ts')).en,
  fr: async () => (await import('./by-ear-fr.ts')).fr,
  nl: async () => (await import('./by-ear-nl.ts')).nl,
  de: async () => (await import('./by-ear-de.ts')).de,
};
