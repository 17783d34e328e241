import type { AppContext } from '../app/app-context.ts';
import { locale } from '../words/locale.svelte.ts';
import type { Words } from '../words/sentence.ts';
import { type Book, makeBook } from './book.ts';
import { bookWords } from './book-words.ts';
import type { RulesData, RulesFacts } from './rules-data.ts';
import { TABLE_RULES } from './table-rules.ts';

type WordsByLanguage = { readonly [language: string]: () => Promise<Words> } | undefined;

/** The words in a language, English where there are none. */
const inLanguage = async (words: WordsByLanguage, language: string): Promise<Words> =>
  (await (words?.[language] ?? words?.['en'])?.()) ?? {};

/** The rules of the page itself: the last chapter of every book, and a book without a game. */
const tableChapter = {
  id: 'table',
  blocks: TABLE_RULES.map((rule) => ({ text: rule, rules: [rule] })),
};

/**
 * The rules of a game as a book, in the language in use. A game without a rules page, and `table`,
 * have the rules of the page itself.
 */
export async function loadBook(app: AppContext, id: string): Promise<Book> {
  const { language } = locale;
  const page = app.catalogue[id]?.page;
  const [data, facts, ...words] = await Promise.all([
    // The game's files have these types; the catalogue does not know them.
    page?.rules?.data() as Promise<RulesData> | undefined,
    page?.rules?.facts() as Promise<RulesFacts> | undefined,
    inLanguage(page?.rules?.words, language),
    inLanguage(page?.words, language),
    bookWords(language),
  ]);
  const whole = { ...data, game: id, chapters: [...(data?.chapters ?? []), tableChapter] };
  return makeBook(whole, facts ?? { args: {} }, language, [...words, locale.words]);
}
