import type { en } from './rematch-en.ts';
import type { FeatureWords } from './feature-words.svelte.ts';

/** The words about a rematch, by language. */
export const rematchWords: FeatureWords<typeof en> = {
  en: async () => (await import('./rematch-en.ts')).en,
  fr: async () => (await import('./rematch-fr.ts')).fr,
  nl: async () => (await import('./rematch-nl.ts')).nl,
  de: async () => (await import('./rematch-de.ts')).de,
};
