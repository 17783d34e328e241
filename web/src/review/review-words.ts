import { type Words, sentenceMaker } from '../words/sentence.ts';
import type { de } from '../words/review-de.ts';
import type { en } from '../words/review-en.ts';
import type { fr } from '../words/review-fr.ts';
import type { nl } from '../words/review-nl.ts';

const languages: { readonly [code: string]: () => Promise<Words> } = {
  en: async () => (await import('../words/review-en.ts')).en,
  fr: async () => (await import('../words/review-fr.ts')).fr,
  nl: async () => (await import('../words/review-nl.ts')).nl,
  de: async () => (await import('../words/review-de.ts')).de,
};

/** The words of the review in a language, English where there are none. */
export const reviewWords = (language: string): Promise<Words> =>
  (languages[language] ?? languages['en']!)();

/** Makes sentences of the words of the review. */
export const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();
