import type { Seat } from '@faubourg/core';
import { settings } from '../settings.svelte.ts';
import type { en } from './en.ts';
import type { fr } from './fr.ts';
import type { en as seldomEn } from './seldom-en.ts';
import type { fr as seldomFr } from './seldom-fr.ts';
import { type Catalogue, type Names, type Arg, sayer, type Sentence } from './message.ts';
import { spoken } from './speech.ts';

/** The house's own words. */
export type HouseWords = typeof en & typeof seldomEn;

type Language = {
  /** What every visit needs. */
  usual(): Promise<Catalogue>;
  /** What is said in rooms that most visits never enter. */
  seldom(): Promise<Catalogue>;
};

const languages: { readonly [code: string]: Language } = {
  en: {
    usual: async () => (await import('./en.ts')).en,
    seldom: async () => (await import('./seldom-en.ts')).en,
  },
  fr: {
    usual: async () => (await import('./fr.ts')).fr,
    seldom: async () => (await import('./seldom-fr.ts')).fr,
  },
};

/** The languages people can choose, each called by its own name. */
export const languageNames: readonly (readonly [code: string, name: string])[] = [
  ['en', 'English'],
  ['fr', 'Français'],
];

/** The language in use and the house's words in it. */
export const words: { language: string; house: Catalogue } = $state({ language: 'en', house: {} });

/** The language to speak: the one chosen, else the first of the browser's that we know. */
export function wantedLanguage(): string {
  const wanted = [settings.language, ...navigator.languages];
  const known = wanted.map((code) => code?.slice(0, 2).toLowerCase());
  return known.find((code) => code !== undefined && Object.hasOwn(languages, code)) ?? 'en';
}

/** Whether a room was entered that needs the seldom words. */
let whole = false;

/** Loads a language and speaks it from now on. */
export async function speak(language: string): Promise<void> {
  const found = languages[language];
  if (!found) throw new Error(`No words in "${language}"`);
  const [usual, seldom] = await Promise.all([found.usual(), whole ? found.seldom() : {}]);
  words.house = { ...usual, ...seldom };
  words.language = language;
  document.documentElement.lang = language;
}

/** Learns the seldom words, too. Rooms that need them import `seldom.ts`, which waits for it. */
export async function learnSeldom(): Promise<void> {
  whole = true;
  await speak(words.language);
}

/** Makes a sentence of the house. */
export const say = sayer<HouseWords, typeof fr & typeof seldomFr>();

const nobody = (seat: Seat): string => String(seat + 1);

/** The text of one of the house's messages, in the language in use. */
export function t<Id extends keyof HouseWords>(
  id: Id,
  ...rest: [Names<HouseWords[Id]>] extends [never]
    ? []
    : [args: { readonly [name in Names<HouseWords[Id]>]: Arg }]
): string {
  return tell(say(id, ...rest));
}

/** The text of a sentence of the house. */
export function tell(sentence: Sentence): string {
  const { language, house } = words;
  return spoken(sentence, { language, catalogues: [house], name: nobody });
}
