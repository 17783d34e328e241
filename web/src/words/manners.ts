import type { en } from './manners-en.ts';
import type { FeatureWords } from './feature-words.svelte.ts';

/** What the bots say, by language. */
export const mannersWords: FeatureWords<typeof en> = {
  en: async () => (await import('./manners-en.ts')).en,
  fr: async () => (await import('./manners-fr.ts')).fr,
  nl: async () => (await import('./manners-nl.ts')).nl,
  de: async () => (await import('./manners-de.ts')).de,
};
