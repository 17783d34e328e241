import type { FeatureWords } from './feature-words.svelte.ts';
import type { en } from './levels-en.ts';

/** How each level of bots plays, by language. */
export const levelsWords: FeatureWords<typeof en> = {
  en: async () => (await import('./levels-en.ts')).en,
  fr: async () => (await import('./levels-fr.ts')).fr,
  nl: async () => (await import('./levels-nl.ts')).nl,
  de: async () => (await import('./levels-de.ts')).de,
};
