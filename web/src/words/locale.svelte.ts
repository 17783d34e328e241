import type { Seat } from '@faubourg/core';
import { settings } from '../app/settings.svelte.ts';
import type { en } from './en.ts';
import type { fr } from './fr.ts';
import type { en as seldomEn } from './lazy-en.ts';
import type { fr as seldomFr } from './lazy-fr.ts';
import {
  type Words,
  type Placeholders,
  type Arg,
  sentenceMaker,
  type Sentence,
} from './sentence.ts';
import { format } from './format.ts';

/** The house's own words. */
export type PageWords = typeof en & typeof seldomEn;

type Language = {
  /** What every visit needs. */
  usual(): Promise<Words>;
  /** What is said in rooms that most visits never enter. */
  seldom(): Promise<Words>;
};

const languages: { readonly [code: string]: Language } = {
  en: {
    usual: async () => (await import('./en.ts')).en,
    seldom: async () => (await import('./lazy-en.ts')).en,
  },
  fr: {
    usual: async () => (await import('./fr.ts')).fr,
    seldom: async () => (await import('./lazy-fr.ts')).fr,
  },
};

/** The languages people can choose, each called by its own name. */
export const languageNames: readonly (readonly [code: string, name: string])[] = [
  ['en', 'English'],
  ['fr', 'Français'],
];

/** The language in use and the house's words in it. */
export const locale: { language: string; words: Words } = $state({ language: 'en', words: {} });

/** The language to speak: the one chosen, else the first of the browser's that we know. */
export function wantedLanguage(): string {
  const wanted = [settings.language, ...navigator.languages];
  const known = wanted.map((code) => code?.slice(0, 2).toLowerCase());
  return known.find((code) => code !== undefined && Object.hasOwn(languages, code)) ?? 'en';
}

/** Whether a room was entered that needs the seldom words. */
let whole = false;

/** Loads a language and speaks it from now on. */
export async function setLanguage(language: string): Promise<void> {
  const found = languages[language];
  if (!found) throw new Error(`No words in "${language}"`);
  const [usual, seldom] = await Promise.all([found.usual(), whole ? found.seldom() : {}]);
  locale.words = { ...usual, ...seldom };
  locale.language = language;
  document.documentElement.lang = language;
}

/** Learns the seldom words, too. Rooms that need them import `seldom.ts`, which waits for it. */
export async function loadLazyWords(): Promise<void> {
  whole = true;
  await setLanguage(locale.language);
}

/** Makes a sentence of the house. */
export const say = sentenceMaker<PageWords, typeof fr & typeof seldomFr>();

const nobody = (seat: Seat): string => String(seat + 1);

/** The text of one of the house's messages, in the language in use. */
export function t<Id extends keyof PageWords>(
  id: Id,
  ...rest: [Placeholders<PageWords[Id]>] extends [never]
    ? []
    : [args: { readonly [name in Placeholders<PageWords[Id]>]: Arg }]
): string {
  return textOf(say(id, ...rest));
}

/** The text of a sentence of the house. */
export function textOf(sentence: Sentence): string {
  const { language, words } = locale;
  return format(sentence, { language, catalogues: [words], name: nobody });
}
