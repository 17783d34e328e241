import type { Seat } from '@faubourg/core';
import { settings } from '../app/settings.svelte.ts';
import type { de } from './de.ts';
import type { en } from './en.ts';
import type { fr } from './fr.ts';
import type { nl } from './nl.ts';
import {
  type Words,
  type Placeholders,
  type Arg,
  sentenceMaker,
  type Sentence,
} from './sentence.ts';
import { format } from './format.ts';

/** The page's own words. */
export type PageWords = typeof en;

const languages: { readonly [code: string]: () => Promise<Words> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
};

/** The language in use, and the page's words in it. */
export const locale: { language: string; words: Words } = $state({ language: 'en', words: {} });

/** The language to use: the one in the settings, otherwise the first of the browser's that the page has. */
export function wantedLanguage(): string {
  const wanted = [settings.language, ...navigator.languages];
  const known = wanted.map((code) => code?.slice(0, 2).toLowerCase());
  return known.find((code) => code !== undefined && Object.hasOwn(languages, code)) ?? 'en';
}

/** Loads a language and switches the page to it. */
export async function setLanguage(language: string): Promise<void> {
  const load = languages[language];
  if (!load) throw new Error(`No words in "${language}"`);
  locale.words = await load();
  locale.language = language;
  document.documentElement.lang = language;
}

/** Makes a sentence of the page's words. */
export const say = sentenceMaker<PageWords, typeof fr, typeof nl, typeof de>();

const nobody = (seat: Seat): string => String(seat + 1);

/** The text of one of the page's words, in the language in use. */
export function t<Id extends keyof PageWords>(
  id: Id,
  ...rest: [Placeholders<PageWords[Id]>] extends [never]
    ? []
    : [args: { readonly [name in Placeholders<PageWords[Id]>]: Arg }]
): string {
  return textOf(say(id, ...rest));
}

/** The text of a sentence of the page's words. */
export function textOf(sentence: Sentence): string {
  const { language, words } = locale;
  return format(sentence, { language, wordLists: [words], name: nobody });
}
