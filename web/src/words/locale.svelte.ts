import type { Seat } from '@faubourg/core';
import { settings } from '../app/settings.svelte.ts';
import { untrack } from 'svelte';
import type { de } from './de.ts';
import type { en } from './en.ts';
import type { fr } from './fr.ts';
import type { nl } from './nl.ts';
import type { de as othersDe } from './others.de.ts';
import type { en as othersEn } from './others.en.ts';
import type { fr as othersFr } from './others.fr.ts';
import type { nl as othersNl } from './others.nl.ts';
import {
  type Words,
  type Placeholders,
  type Arg,
  sentenceMaker,
  type Sentence,
} from './sentence.ts';
import { format } from './format.ts';

/** The page's own words. */
export type PageWords = typeof en & typeof othersEn;

const languages: { readonly [code: string]: () => Promise<Words> } = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  nl: async () => (await import('./nl.ts')).nl,
  de: async () => (await import('./de.ts')).de,
};

/** The words that a first visit does not need. */
const others: typeof languages = {
  en: async () => (await import('./others.en.ts')).en,
  fr: async () => (await import('./others.fr.ts')).fr,
  nl: async () => (await import('./others.nl.ts')).nl,
  de: async () => (await import('./others.de.ts')).de,
};
let othersWanted = false;
let othersLoading: Promise<void> | null = null;

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
  const [first, more] = await Promise.all([load(), othersWanted ? others[language]!() : {}]);
  locale.words = { ...first, ...more };
  locale.language = language;
  document.documentElement.lang = language;
}

/** Loads the words that a first visit does not need, and from now on with every language. */
export function loadOtherWords(): Promise<void> {
  othersWanted = true;
  othersLoading ??= setLanguage(untrack(() => locale.language)).catch((error: unknown) => {
    // The next part of the page that needs them tries again.
    othersLoading = null;
    throw error;
  });
  return othersLoading;
}

/** A part of the page, once it and the words that a first visit does not need are loaded. */
export async function withOtherWords<Part>(part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([part, loadOtherWords()]);
  return loaded;
}

/** Makes a sentence of the page's words. */
export const say = sentenceMaker<
  PageWords,
  typeof fr & typeof othersFr,
  typeof nl & typeof othersNl,
  typeof de & typeof othersDe
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
