import type { en } from '../words/account-en.ts';
import type { fr } from '../words/account-fr.ts';
import { lazyWords } from '../words/lazy-words.svelte.ts';
import { sentenceMaker } from '../words/sentence.ts';

/** What the page about oneself says. */
export const accountWords = lazyWords(sentenceMaker<typeof en, typeof fr>(), {
  en: async () => (await import('../words/account-en.ts')).en,
  fr: async () => (await import('../words/account-fr.ts')).fr,
});

export const a = accountWords.say;
