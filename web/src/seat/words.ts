import { lazyWords } from '../words/lazy-words.svelte.ts';
import { sentenceMaker } from '../words/sentence.ts';
import type { en } from '../words/seat-en.ts';
import type { fr } from '../words/seat-fr.ts';

/** What is said about coming and going. */
export const seatWords = lazyWords(sentenceMaker<typeof en, typeof fr>(), {
  en: async () => (await import('../words/seat-en.ts')).en,
  fr: async () => (await import('../words/seat-fr.ts')).fr,
});
