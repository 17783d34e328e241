import { sentenceMaker, type Words } from '../words/sentence.ts';
import type { de } from '../words/coach-de.ts';
import type { en } from '../words/coach-en.ts';
import type { fr } from '../words/coach-fr.ts';
import type { nl } from '../words/coach-nl.ts';

const languages: { readonly [code: string]: () => Promise<Words> } = {
  en: async () => (await import('../words/coach-en.ts')).en,
  fr: async () => (await import('../words/coach-fr.ts')).fr,
  nl: async () => (await import('../words/coach-nl.ts')).nl,
  de: async () => (await import('../words/coach-de.ts')).de,
};

/** The coach's own words in a language, English where there are none. */
export const coachWords = (language: string): Promise<Words> =>
  (languages[language] ?? languages['en']!)();

/** Makes sentences of the coach's words. */
export const say = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();
