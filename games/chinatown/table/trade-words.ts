import { locale } from '@faubourg/web/words/locale.svelte.ts';
import { sentenceMaker, type Words } from '@faubourg/web/words/sentence.ts';
import type { de } from '../words/trade-de.ts';
import type { en } from '../words/trade-en.ts';
import type { fr } from '../words/trade-fr.ts';
import type { nl } from '../words/trade-nl.ts';
import type { ChinatownTable } from './types.ts';

const lists: { readonly [language: string]: () => Promise<Words> } = {
  en: async () => (await import('../words/trade-en.ts')).en,
  fr: async () => (await import('../words/trade-fr.ts')).fr,
  nl: async () => (await import('../words/trade-nl.ts')).nl,
  de: async () => (await import('../words/trade-de.ts')).de,
};

/** Makes sentences of the words of the trade. They are on the table after `loadTradeWords`. */
export const sayTrade = sentenceMaker<typeof en, typeof fr, typeof nl, typeof de>();

/** The words of the trade that a table has: giving it the same ones again would draw every text anew. */
const given = new WeakMap<ChinatownTable, Words>();

/** Loads the words of the trade in the language in use. */
export async function loadTradeWords(table: ChinatownTable): Promise<void> {
  const { language } = locale;
  const words = await (lists[language] ?? lists['en']!)();
  if (locale.language !== language || given.get(table) === words) return;
  given.set(table, words);
  table.moreWords = { ...table.moreWords, ...words };
}

/** A part of the page that speaks of the trade, once it and its words are loaded. */
export async function withTradeWords<Part>(
  table: ChinatownTable,
  part: Promise<Part>,
): Promise<Part> {
  const [loaded] = await Promise.all([part, loadTradeWords(table)]);
  return loaded;
}
