import type { FeatureWords } from '../words/feature-words.svelte.ts';
import type { en } from '../words/second-try-en.ts';

/** How a second try went compared with the first, by language. */
export const secondTryWords: FeatureWords<typeof en> = {
  en: async () => (await import('../words/second-try-en.ts')).en,
  fr: async () => (await import('../words/second-try-fr.ts')).fr,
  nl: async () => (await import('../words/second-try-nl.ts')).nl,
  de: async () => (await import('../words/second-try-de.ts')).de,
};
