import type { en } from './tables-en.ts';
import type { FeatureWords } from './feature-words.svelte.ts';

/** The words of lists of tables, by language. */
export const tablesWords: FeatureWords<typeof en> = {
  en: async () => (await import('./tables-en.ts')).en,
  fr: async () => (await import('./tables-fr.ts')).fr,
  nl: async () => (await import('./tables-nl.ts')).nl,
  de: async () => (await import('./tables-de.ts')).de,
};
