import type { en } from './facts-en.ts';
import type { FeatureWords } from './feature-words.svelte.ts';

/** The words for the facts about a game, by language. */
export const factsWords: FeatureWords<typeof en> = {
  en: async () => (await import('./facts-en.ts')).en,
  fr: async () => (await import('./facts-fr.ts')).fr,
  nl: async () => (await import('./facts-nl.ts')).nl,
  de: async () => (await import('./facts-de.ts')).de,
};
