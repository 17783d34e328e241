import type { en } from './setup-en.ts';
import type { FeatureWords } from './feature-words.svelte.ts';

/** The words of the form for a new game, by language. */
export const setupWords: FeatureWords<typeof en> = {
  en: async () => (await import('./setup-en.ts')).en,
  fr: async () => (await import('./setup-fr.ts')).fr,
  nl: async () => (await import('./setup-nl.ts')).nl,
  de: async () => (await import('./setup-de.ts')).de,
};
