import type { en } from './invitation-en.ts';
import type { FeatureWords } from './feature-words.svelte.ts';

/** The words of an invitation, by language. */
export const invitationWords: FeatureWords<typeof en> = {
  en: async () => (await import('./invitation-en.ts')).en,
  fr: async () => (await import('./invitation-fr.ts')).fr,
  nl: async () => (await import('./invitation-nl.ts')).nl,
  de: async () => (await import('./invitation-de.ts')).de,
};
