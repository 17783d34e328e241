import type { Seat } from '@faubourg/core';
import { settings } from '../app/settings.svelte.ts';
import { untrack } from 'svelte';
import type { de } from './de.ts';
import type { en } from './en.ts';
import type { fr } from './fr.ts';
import type { nl } from './nl.ts';
import type { de as lazyDe } from './lazy.de.ts';
import type { en as lazyEn } from './lazy.en.ts';
import type { fr as lazyFr } from './lazy.fr.ts';
import type { nl as lazyNl } from './lazy.nl.ts';
import {
  type Words,
  type Placeholders,
  type Arg,
  sentenceMaker,
  type Sentence,
} from './sentence.ts';
import { format } from './format.ts';

/** The page's own words. */
export type PageWords = typeof en & typeof lazyEn;

const languages: { readonly [code: string]: () => Promise<Words> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
};

/** The words that a first visit does not need. */
const lazyWords: typeof languages = {
  en: async () => (await import('./lazy.en.ts')).en,
  fr: async () => (await import('./lazy.fr.ts')).fr,
  nl: async () => (await import('./lazy.nl.ts')).nl,
  de: async () => (await import('./lazy.de.ts')).de,
};
let lazyWanted = false;
let lazyLoading: Promise<void> | null = null;

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
  const [first, more] = await Promise.all([load(), lazyWanted ? lazyWords[language]!() : {}]);
  locale.words = { ...first, ...more };
  locale.language = language;
  document.documentElement.lang = language;
}

/** Loads the words that a first visit does not need, and from now on with every language. */
export function loadLazyWords(): Promise<void> {
  lazyWanted = true;
  lazyLoading ??= setLanguage(untrack(() => locale.language)).catch((error: unknown) => {
    // The next part of the page that needs them tries again.
    lazyLoading = null;
    throw error;
  });
  return lazyLoading;
}

/** A part of the page, once it and the words that a first visit does not need are loaded. */
export async function withLazyWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadLazyWords()]);
  return loaded;
}

/** Makes a sentence of the page's words. */
export const say = sentenceMaker<
  PageWords,
  typeof fr & typeof lazyFr,
  typeof nl & typeof lazyNl,
  typeof de & typeof lazyDe
>();

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
